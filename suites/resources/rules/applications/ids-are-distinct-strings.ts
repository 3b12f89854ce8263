import {
  type Answered,
  arrayIn,
  collapsed,
  defineRule,
  isObject,
  kind,
  notApplicable,
  type RecordingProblem,
  show,
} from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'applications/ids-are-distinct-strings',
  reads: ['applications/list'],
  after: ['applications/entries-have-an-id'],
  check(seen) {
    if (seen.every(({ answer }) => !arrayIn(answer)?.length)) return notApplicable('the organisation has no applications');
    return collapsed(seen.flatMap(problemsOf), ({ got }) => got.replace(/^entry \d+/, ''));
  },
});

function problemsOf(list: Answered): RecordingProblem[] {
  const ids = (arrayIn(list.answer) ?? []).map((entry) => (isObject(entry) ? entry.id : undefined));
  return ids.flatMap((id, index) => {
    const entry = `entry ${index + 1} of ${ids.length} has`;
    if (typeof id !== 'string' || id === '') return [{ in: list, expected: 'a non-empty string as id', got: `${entry} ${kind(id)}` }];
    if (ids.indexOf(id) === index) return [];
    const got = `${entry} ${show(id)}, as entry ${ids.indexOf(id) + 1} does`;
    return [{ in: list, expected: 'a different id for each application', got }];
  });
}
