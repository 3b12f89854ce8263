import { defineRule } from '../../engine/judging/rule.ts';
import { isSuccess } from '../shared/answers.ts';
import { opensTheBridge } from '../shared/tokens.ts';

export default defineRule({
  requirement: 'bearer/serves-every-path',
  reads: ['bearer/path'],
  after: opensTheBridge,
  check: (calls) =>
    calls
      .filter(({ answer }) => !isSuccess(answer))
      .map((call) => ({ in: call, expected: `${call.what} with a status from 200 to 299`, got: `status ${call.answer.status}` })),
});
