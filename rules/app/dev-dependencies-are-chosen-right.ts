import { defineRule, notApplicable, show } from '../rule.ts';

export default defineRule({
  requirement: 'app/dev-dependencies-are-chosen-right',
  reads: 'application',
  for: ['node'],
  check({ env: { CC_NODE_DEV_DEPENDENCIES: choice } }) {
    if (choice === undefined) return notApplicable('CC_NODE_DEV_DEPENDENCIES is not set');
    if (choice === 'install' || choice === 'ignore') return [];
    return [{ variable: 'CC_NODE_DEV_DEPENDENCIES', expected: '"install" or "ignore"', got: show(choice) }];
  },
});
