import { defineRule, type RecordingProblem, type Seen, untested } from '../rule.ts';

export default defineRule({
  requirement: 'health/every-path-answers-200',
  watches: ['app/health'],
  check(seen) {
    const problems = seen.flatMap(problemsOf);
    const [first] = problems;
    const isCertain = seen.some(({ application }) => application?.doubt === undefined);
    // Where no path is surely asked for, a failing one proves nothing, and no other was tested.
    return first && !isCertain ? untested(`the contract leaves open what is asked here: ${first.got}`) : problems;
  },
});

function problemsOf(one: Seen): RecordingProblem[] {
  const { response, error } = one.exchanges.at(-1) ?? {};
  if (response?.status === 200) return [];
  const { path, variable, doubt } = one.application ?? {};
  const expected = `status 200 on ${path}${variable === undefined ? '' : ` (${variable})`}`;
  const got = response ? `status ${response.status}` : `no answer: ${error?.message}`;
  if (doubt === undefined) return [{ in: one, expected, got }];
  return [{ in: one, expected, got: `${got} on ${path}, which may not be asked for: ${doubt}`, level: 'note' }];
}
