import { besideUpdate, ofField, showsUndeclared } from '../../shared/add-ons.ts';
import { defineRule, isObject } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'vendor/update-ignores-undeclared-keys',
  isGrouped: true,
  reads: ['vendor/detail-after-undeclared', 'vendor/detail-after-update'],
  check(seen) {
    const details = seen.filter(({ label }) => label === 'vendor/detail-after-undeclared');
    return besideUpdate(seen, ofField(details, 'config', isObject, showsUndeclared));
  },
});
