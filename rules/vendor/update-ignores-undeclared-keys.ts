import { defineRule, isObject } from '../rule.ts';
import { besideUpdate, ofField, showsUndeclared } from '../shared/add-ons.ts';

export default defineRule({
  requirement: 'vendor/update-ignores-undeclared-keys',
  reads: ['vendor/detail-after-undeclared', 'vendor/detail-after-update'],
  check(seen) {
    const details = seen.filter(({ label }) => label === 'vendor/detail-after-undeclared');
    return besideUpdate(seen, ofField(details, 'config', isObject, showsUndeclared));
  },
});
