import { defineRule } from '../../engine/judging/rule.ts';
import { isSuccess } from '../shared/answers.ts';

export default defineRule({
  requirement: 'provision/accepts-a-second-install',
  reads: ['provision/second'],
  after: ['provision/succeeds', 'provision/id-is-a-string'],
  check: (seen) =>
    seen
      .filter(({ answer }) => !isSuccess(answer))
      .map((install) => ({
        in: install,
        expected: 'a status from 200 to 299, as for the first install of this owner',
        got: `status ${install.answer.status}`,
      })),
});
