import { afterUpdate, besideUpdate, valuesNotShown } from '../../shared/add-ons.ts';
import { defineRule } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/update-changes-only-its-add-on',
  isGrouped: true,
  reads: ['vendor/second-detail-after-update', 'vendor/update', 'vendor/detail-after-update'],
  check(seen) {
    const beside = seen.filter(({ label }) => label !== 'vendor/detail-after-update');
    return besideUpdate(seen, afterUpdate(beside, valuesNotShown));
  },
});
