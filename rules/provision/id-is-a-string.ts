import { defineRule } from '../../engine/rule.ts';
import { kind, show } from '../../engine/show.ts';
import { collapsed } from '../collapsed.ts';
import { installs, objects } from '../installs.ts';

export default defineRule({
  requirement: 'provision/id-is-a-string',
  reads: installs,
  after: ['provision/answers-json'],
  check(seen) {
    const problems = objects(seen)
      .filter(({ object }) => typeof object.id !== 'string')
      .map(({ seen: install, object: { id } }) => ({
        in: install,
        expected: 'an id of type string',
        got: typeof id === 'number' ? `the number ${show(id)}` : kind(id),
      }));
    return collapsed(problems, ({ got }) => got.replace(/\d.*/, ''));
  },
});
