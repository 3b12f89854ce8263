import { defineRule } from '../../engine/rule.ts';
import { show } from '../../engine/show.ts';

export default defineRule({
  requirement: 'manifest/id-is-well-formed',
  reads: 'manifest',
  after: ['manifest/id-is-present'],
  check({ id }) {
    const odd = new Set(id.match(/[^\p{Ll}\p{Lo}\p{M}\p{Nd}_-]/gu));
    if (odd.size === 0) return [];
    const found = [...odd].map((character) => show(character)).join(', ');
    return [{ at: '/id', expected: 'lower-case letters, digits, _ and - only', got: `${show(id)} with ${found}` }];
  },
});
