import { defineRule } from '../../engine/rule.ts';
import { afterUpdate, notShown } from '../add-ons.ts';

export default defineRule({
  requirement: 'vendor/update-is-kept',
  reads: ['vendor/detail-after-update', 'vendor/update'],
  check: (seen) => afterUpdate(seen, notShown),
});
