import { type Answered, defineRule, isSuccess, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'provision/accepts-any-valid-body',
  isGrouped: true,
  reads: ['provision/any-body'],
  needsAnswers: ['provision/any-body'],
  after: ['provision/succeeds', 'provision/answers-json'],
  check: (seen) =>
    seen
      .filter(({ answer }) => !isSuccess(answer))
      .sort((a, b) => Number(b.smallest ?? false) - Number(a.smallest ?? false))
      .map((install) => {
        const { what, answer, isAcceptedAgain } = install;
        const facts = { status: answer.status, what, isAcceptedAgain: isAcceptedAgain || undefined };
        return problem(isMild(install) ? 'extra-refused' : 'refused', install, facts);
      }),
});

/** A clean refusal of a body with more than a partner must accept, or of a valid one for the way in which it is sent. */
const isMild = ({ isLonger, onlyWith, answer: { status } }: Answered) => (isLonger || onlyWith) && status >= 400 && status < 500;
