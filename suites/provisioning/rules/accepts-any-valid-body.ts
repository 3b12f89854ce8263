import { type Answered, collapsed, defineRule, isSuccess, type RecordingProblem } from '../../shared/rule.ts';

const hint = 'Your service fails now and then: look in your log for what failed on this request.';

export default defineRule({
  requirement: 'provision/accepts-any-valid-body',
  reads: ['provision/any-body'],
  after: ['provision/succeeds', 'provision/answers-json'],
  check(seen) {
    const problems = seen
      .filter(({ answer }) => !isSuccess(answer))
      .sort((a, b) => Number(b.smallest ?? false) - Number(a.smallest ?? false))
      .map((install): RecordingProblem => {
        const got = `status ${install.answer.status} to ${install.what}`;
        const problem = { in: install, expected: 'a status from 200 to 299', got, ...(isMild(install) && { level: 'should' as const }) };
        return install.isAcceptedAgain ? { ...problem, got: `${got}, and success when the same body is sent again`, hint } : problem;
      });
    return collapsed(problems, ({ got }) => got.split(' ', 2).join(' '));
  },
});

/** A clean refusal of a body with more than a partner must accept. */
const isMild = ({ isLonger, answer: { status } }: Answered) => isLonger && status >= 400 && status < 500;
