import { defineRule, notApplicable } from '../rule.ts';

export default defineRule({
  requirement: 'app/registry-has-credentials',
  reads: 'application',
  check({ env }) {
    if (env.CC_NPM_REGISTRY === undefined) return notApplicable('CC_NPM_REGISTRY is not set');
    if (env.NPM_TOKEN || env.CC_NPM_BASIC_AUTH) return [];
    return [{ variable: 'CC_NPM_REGISTRY', expected: 'NPM_TOKEN or CC_NPM_BASIC_AUTH beside it', got: 'neither' }];
  },
});
