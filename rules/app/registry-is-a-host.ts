import { isRegistryHost } from '../../engine/application/node/facts.ts';
import { defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'app/registry-is-a-host',
  reads: 'application',
  for: ['node'],
  check({ env: { CC_NPM_REGISTRY: registry } }) {
    if (registry === undefined) return notApplicable('CC_NPM_REGISTRY is not set');
    return isRegistryHost(registry) ? [] : [{ variable: 'CC_NPM_REGISTRY', expected: 'a host, with a port at most', got: show(registry) }];
  },
});
