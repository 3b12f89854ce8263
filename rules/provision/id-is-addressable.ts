import { resourceUrl } from '../../engine/resource-url.ts';
import { defineRule } from '../../engine/rule.ts';
import { kind, show } from '../../engine/show.ts';
import { collapsed } from '../collapsed.ts';
import { having, installs } from '../installs.ts';

export default defineRule({
  requirement: 'provision/id-is-addressable',
  reads: installs,
  after: ['provision/id-is-a-string'],
  check(seen) {
    const problems = having('id', seen)
      .filter(({ value }) => typeof value === 'string' && resourceUrl('', value) === undefined)
      .map(({ seen: install, value }) => ({
        in: install,
        expected: 'an id that can be one segment of a path',
        got: value === '' ? kind(value) : show(value),
      }));
    return collapsed(problems, ({ expected }) => expected);
  },
});
