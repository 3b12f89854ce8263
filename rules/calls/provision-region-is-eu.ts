import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';
import { ofBodies } from '../received.ts';

export default defineRule({
  requirement: 'calls/provision-region-is-eu',
  watches: ['calls/install'],
  check: (seen) => ofBodies(seen, 'region', (region) => (region === 'EU' ? [] : [{ expected: 'the region "EU"', got: show(region) }])),
});
