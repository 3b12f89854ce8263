import { defineRule } from '../../engine/rule.ts';

export default defineRule({
  requirement: 'manifest/password-is-long',
  reads: 'manifest',
  after: ['manifest/password-is-present'],
  check({ api }) {
    const { length } = [...api.password];
    return length >= 35 ? [] : [{ at: '/api/password', expected: '35 characters or more', got: `${length} characters` }];
  },
});
