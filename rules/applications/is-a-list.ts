import { type Answered, arrayIn, defineRule, isSuccess, type RecordingProblem } from '../rule.ts';
import { answersByDocuments } from '../wire/answers.ts';

export default defineRule({
  requirement: 'applications/is-a-list',
  reads: ['applications/list', 'applications/empty-list'],
  check(seen) {
    const found = answersByDocuments('applications/is-a-list', seen);
    const filled = seen.filter(({ label, answer }) => label === 'applications/empty-list' && isSuccess(answer)).flatMap(problemsOf);
    if ('verdict' in found) return filled.length > 0 ? filled : found;
    return [...found, ...filled];
  },
});

const foreign = 'List only what belongs to the organisation in the path: the one of also.empty_organisation_id has no application.';

function problemsOf(list: Answered): RecordingProblem[] {
  const { length } = arrayIn(list.answer) ?? [];
  return length === 0
    ? []
    : [{ in: list, expected: '[] for an organisation without applications', got: `a list of ${length}`, hint: foreign }];
}
