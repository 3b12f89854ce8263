import { defineRule, inEach } from '../rule.ts';

export default defineRule({
  requirement: 'bearer/token-identifier-has-its-prefix',
  watches: ['bearer/identifier'],
  check(seen) {
    const others = seen.filter(({ value = '' }) => !value.startsWith('api_tokens_'));
    return inEach(others, 'an identifier that begins with api_tokens_', ({ value = 'nothing' }) => value);
  },
});
