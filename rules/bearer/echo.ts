import { collapsed, defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'bearer/echo',
  reads: ['bearer/valid', 'bearer/bad-token'],
  check: (seen) =>
    collapsed(
      seen.flatMap((call) =>
        (call.echoes ?? []).map((place) => ({
          in: call,
          expected: 'an answer without the token',
          got: `the token that was sent comes back in the ${place}, with status ${call.answer.status}`,
        })),
      ),
    ),
});
