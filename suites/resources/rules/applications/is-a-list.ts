import { arrayIn, defineRule, isSuccess } from '../../../shared/rule.ts';
import { answersByDocuments } from '../../../shared/wire/answers.ts';

const hint = 'List only what belongs to the organisation in the path: the one of also.empty_organisation_id has no application.';

export default defineRule({
  requirement: 'applications/is-a-list',
  reads: ['applications/list', 'applications/empty-list'],
  check(seen) {
    const found = answersByDocuments('applications/is-a-list', seen);
    const expected = '[] for an organisation without applications';
    const problems = seen.flatMap((list) => {
      const length = list.label === 'applications/empty-list' && isSuccess(list.answer) && arrayIn(list.answer)?.length;
      return length ? [{ in: list, expected, got: `a list of ${length}`, hint }] : [];
    });
    if ('verdict' in found) return problems.length > 0 ? problems : found;
    return [...found, ...problems];
  },
});
