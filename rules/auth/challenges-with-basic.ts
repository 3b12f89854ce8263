import { headerValues } from '../../engine/wire/http/exchange.ts';
import { collapsed, defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'auth/challenges-with-basic',
  reads: ['auth/missing-credentials'],
  check(calls) {
    const refusals = calls.filter(({ answer }) => answer.status === 401);
    const notes = refusals.map((call) => {
      const challenge = headerValues(call.answer, 'www-authenticate').join(', ');
      const got = challenge ? `the 401 comes with the challenge ${challenge}` : 'the 401 comes without a challenge';
      return { in: call, expected: 'any challenge, or none', got };
    });
    return collapsed(notes);
  },
});
