import { collapsed, defineRule, untested } from '../rule.ts';

export default defineRule({
  requirement: 'cli/token-identifiers-have-their-prefix',
  watches: ['cli/tokens'],
  check(seen) {
    const shown = seen.flatMap((one) => (one.run?.identifiers ?? []).map((identifier) => ({ one, ...identifier })));
    if (shown.length === 0) return untested('no identifier of a token is shown in JSON');
    return collapsed(
      shown
        .filter(({ isPrefixed }) => !isPrefixed)
        .map(({ one, field }) => ({
          in: one,
          expected: 'an identifier that begins with api_tokens_',
          got: `a different value in ${field}, from ${one.run?.command}`,
        })),
    );
  },
});
