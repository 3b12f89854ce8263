import { defineRule } from '../rule.ts';

export default defineRule({
  requirement: 'bearer/token-identifier-has-its-prefix',
  watches: ['bearer/identifier'],
  check: (seen) =>
    seen
      .filter(({ value = '' }) => !value.startsWith('api_tokens_'))
      .map((one) => ({ in: one, expected: 'an identifier that begins with api_tokens_', got: one.value ?? 'nothing' })),
});
