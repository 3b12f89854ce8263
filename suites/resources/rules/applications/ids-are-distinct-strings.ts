import {
  type Answered,
  arrayIn,
  defineRule,
  isObject,
  kind,
  notApplicable,
  type ProblemOf,
  problem,
  type RecordingPlace,
  show,
  typeOf,
} from '../../../shared/rule.ts';

export default defineRule({
  requirement: 'applications/ids-are-distinct-strings',
  isGrouped: true,
  reads: ['applications/list'],
  after: ['applications/entries-have-an-id'],
  check: (seen) => (seen.every(({ answer }) => !arrayIn(answer)?.length) ? notApplicable('no-applications') : seen.flatMap(problemsOf)),
});

function problemsOf(list: Answered): (RecordingPlace & ProblemOf<'applications/ids-are-distinct-strings'>)[] {
  const ids = (arrayIn(list.answer) ?? []).map((entry) => (isObject(entry) ? entry.id : undefined));
  return ids.flatMap((id, index): ReturnType<typeof problemsOf> => {
    const place = { entry: index + 1, entries: ids.length };
    if (typeof id !== 'string' || id === '') return [problem('no-string', list, { ...place, found: kind(id), type: typeOf(id) })];
    const first = ids.indexOf(id) + 1;
    return first === place.entry ? [] : [problem('repeated', list, { ...place, id: show(id), first })];
  });
}
