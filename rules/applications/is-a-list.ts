import { arrayIn, defineRule, inEach, isSuccess } from '../rule.ts';
import { answersByDocuments } from '../wire/answers.ts';

const hint = 'List only what belongs to the organisation in the path: the one of also.empty_organisation_id has no application.';

export default defineRule({
  requirement: 'applications/is-a-list',
  reads: ['applications/list', 'applications/empty-list'],
  check(seen) {
    const found = answersByDocuments('applications/is-a-list', seen);
    const empty = seen.filter(({ label, answer }) => label === 'applications/empty-list' && isSuccess(answer));
    const filled = empty.filter(({ answer }) => arrayIn(answer)?.length);
    const problems = inEach(filled, '[] for an organisation without applications', ({ answer }) => `a list of ${arrayIn(answer)?.length}`);
    const advised = problems.map((problem) => ({ ...problem, hint }));
    if ('verdict' in found) return advised.length > 0 ? advised : found;
    return [...found, ...advised];
  },
});
