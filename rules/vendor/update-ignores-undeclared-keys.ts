import { defineRule, isObject } from '../rule.ts';
import { ofField, showsUndeclared } from '../shared/add-ons.ts';

export default defineRule({
  requirement: 'vendor/update-ignores-undeclared-keys',
  reads: ['vendor/detail-after-undeclared'],
  check: (details) => ofField(details, 'config', isObject, showsUndeclared),
});
