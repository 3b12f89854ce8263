import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/regions-include-eu',
  reads: 'manifest',
  after: ['manifest/is-a-json-object'],
  check(_, { value }) {
    const at = '/api/regions';
    const regions = value(at);
    if (!Array.isArray(regions) || regions.some((region) => typeof region !== 'string'))
      return [{ at, expected: 'an array of strings', got: show(regions) }];
    return regions.includes('eu') ? [] : [{ at, expected: '"eu" among the regions', got: show(regions) }];
  },
});
