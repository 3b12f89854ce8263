import { type Answered, collapsed, defineRule, inEach, isSuccess, type RecordingProblem } from '../rule.ts';

export default defineRule({
  requirement: 'provision/accepts-any-valid-body',
  reads: ['provision/any-body'],
  after: ['provision/succeeds', 'provision/answers-json'],
  check(seen) {
    const problems = seen
      .filter(({ answer }) => !isSuccess(answer))
      .sort((a, b) => Number(b.smallest ?? false) - Number(a.smallest ?? false))
      .flatMap((install): RecordingProblem[] => {
        const told = inEach([install], 'a status from 200 to 299', ({ answer, what }) => `status ${answer.status} to ${what}`);
        return isMild(install) ? told.map((problem) => ({ ...problem, level: 'should' })) : told;
      });
    return collapsed(problems, ({ got }) => got.split(' ', 2).join(' '));
  },
});

/** A clean refusal of what a partner does not have to take. */
const isMild = ({ isLonger, answer: { status } }: Answered) => isLonger && status >= 400 && status < 500;
