import { defineRule, type RecordingProblem, type Seen, untested } from '../../shared/rule.ts';
import { healthyText, isHealthy } from '../deployments.ts';

export default defineRule({
  requirement: 'health/every-path-answers-200',
  watches: ['app/health'],
  check(seen) {
    const problems = seen.flatMap(problemsOf);
    const [first] = problems;
    const isCertain = seen.some(({ application }) => application?.doubt === undefined);
    // If it is not certain that any of the paths is requested, a failing one proves nothing.
    return first && !isCertain ? untested(first.got) : problems;
  },
});

function problemsOf(one: Seen): RecordingProblem[] {
  const { response, error } = one.exchanges.at(-1) ?? {};
  if (response && isHealthy(response.status)) return [];
  const { path, variable, doubt } = one.application ?? {};
  const expected = `status ${healthyText()} on ${path}${variable === undefined ? '' : ` (${variable})`}`;
  const got = response ? `status ${response.status}` : `no answer: ${error?.message}`;
  if (doubt === undefined) return [{ in: one, expected, got }];
  return [{ in: one, expected, got: `${got} on ${path}, and it is not certain that a deployment requests it: ${doubt}`, level: 'note' }];
}
