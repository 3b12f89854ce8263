import { isObject } from '../../engine/document/manifest.ts';
import { defineRule } from '../../engine/rule.ts';
import { ofField, showsUndeclared } from '../add-ons.ts';

export default defineRule({
  requirement: 'vendor/update-ignores-undeclared-keys',
  reads: ['vendor/detail-after-undeclared'],
  check: (details) => ofField(details, 'config', isObject, showsUndeclared),
});
