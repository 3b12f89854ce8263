import { defineRule } from '../../engine/rule.ts';
import { ofField } from '../add-ons.ts';

export default defineRule({
  requirement: 'vendor/detail-domains-are-empty',
  reads: ['vendor/detail'],
  check: (details) =>
    ofField(details, 'domains', Array.isArray, ({ length }) =>
      length === 0 ? [] : [{ expected: '[] as domains', got: `a list of ${length}` }],
    ),
});
