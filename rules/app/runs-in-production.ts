import { defineRule, show, untested } from '../rule.ts';

export default defineRule({
  requirement: 'app/runs-in-production',
  reads: 'application',
  for: ['node'],
  check({ env, hasEnv }) {
    if (!hasEnv) return untested('needs variables (--env, --env-file)');
    return env.NODE_ENV === 'production' ? [] : [{ variable: 'NODE_ENV', expected: '"production"', got: show(env.NODE_ENV) }];
  },
});
