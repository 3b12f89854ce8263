import { defineRule } from '../../engine/rule.ts';

export default defineRule({
  requirement: 'manifest/sso-salt-is-long',
  reads: 'manifest',
  after: ['manifest/sso-salt-is-present'],
  check({ api }) {
    const { length } = [...api.sso_salt];
    return length >= 35 ? [] : [{ at: '/api/sso_salt', expected: '35 characters or more', got: `${length} characters` }];
  },
});
