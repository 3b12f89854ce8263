import { arrayIn, defineRule, isSuccess, problem } from '../../../shared/rule.ts';
import { answersByDocuments } from '../../../shared/wire/answers.ts';

export default defineRule({
  requirement: 'applications/is-a-list',
  isGrouped: true,
  reads: ['applications/list', 'applications/empty-list'],
  check(seen) {
    const found = answersByDocuments('applications/is-a-list', seen);
    const problems = seen.flatMap((list) => {
      const length = list.label === 'applications/empty-list' && isSuccess(list.answer) && arrayIn(list.answer)?.length;
      return length ? [problem('not-empty', list, { length })] : [];
    });
    if ('verdict' in found) return problems.length > 0 ? problems : found;
    return [...found, ...problems];
  },
});
