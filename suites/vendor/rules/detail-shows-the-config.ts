import { valuesNotShown } from '../../shared/add-ons.ts';
import { defineRule, notApplicable } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/detail-shows-the-config',
  isGrouped: true,
  reads: ['vendor/detail'],
  check(details) {
    const configured = details.filter(({ config }) => Object.keys(config ?? {}).length > 0);
    return configured.length > 0 ? valuesNotShown(configured) : notApplicable('no-config-with-declared-keys');
  },
});
