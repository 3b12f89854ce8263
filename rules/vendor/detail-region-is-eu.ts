import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { isText, ofField } from '../add-ons.ts';

export default defineRule({
  requirement: 'vendor/detail-region-is-eu',
  reads: ['vendor/detail'],
  check: (details) =>
    ofField(details, 'region', isText, (region) => (region === 'eu' ? [] : [{ expected: 'the region "eu"', got: show(region) }])),
});
