import { defineRule, untested } from '../rule.ts';

export default defineRule({
  requirement: 'play2/secret-is-set',
  reads: 'application',
  for: ['play2'],
  check({ env, hasEnv }) {
    if (!hasEnv) return untested('needs variables (--env, --env-file)');
    const secret = env.APPLICATION_SECRET;
    if (secret !== undefined && secret.trim() !== '') return [];
    return [{ variable: 'APPLICATION_SECRET', expected: 'a secret', got: secret === undefined ? 'no such variable' : 'a blank value' }];
  },
});
