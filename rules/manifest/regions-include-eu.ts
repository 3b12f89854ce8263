import { defineRule } from '../../engine/rule.ts';
import { kind, show } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/regions-include-eu',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { value }) {
    const at = '/api/regions';
    const regions = value(at);
    if (!Array.isArray(regions)) return [{ at, expected: 'an array of strings', got: kind(regions) }];
    const odd = regions.findIndex((region) => typeof region !== 'string');
    if (odd >= 0) return [{ at: `${at}/${odd}`, expected: 'a string', got: kind(regions[odd]) }];
    return regions.includes('eu') ? [] : [{ at, expected: '"eu" among the regions', got: show(regions) }];
  },
});
