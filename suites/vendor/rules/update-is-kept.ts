import { afterUpdate, valuesNotShown } from '../../shared/add-ons.ts';
import { defineRule } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/update-is-kept',
  isGrouped: true,
  reads: ['vendor/detail-after-update', 'vendor/update'],
  check: (seen) => afterUpdate(seen, valuesNotShown),
});
