import { defineRule } from '../../engine/judging/rule.ts';
import { afterUpdate, valuesNotShown } from '../shared/add-ons.ts';

export default defineRule({
  requirement: 'vendor/update-changes-only-its-add-on',
  reads: ['vendor/second-detail-after-update', 'vendor/update'],
  check: (seen) => afterUpdate(seen, valuesNotShown),
});
