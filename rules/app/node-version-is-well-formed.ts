import { isNodeVersion } from '../../engine/application/node/facts.ts';
import { defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'app/node-version-is-well-formed',
  reads: 'application',
  for: ['node'],
  check({ env: { CC_NODE_VERSION: version } }) {
    if (version === undefined) return notApplicable('CC_NODE_VERSION is not set');
    return isNodeVersion(version)
      ? []
      : [{ variable: 'CC_NODE_VERSION', expected: 'a version such as 24, 23.11 or 22.15.1', got: show(version) }];
  },
});
