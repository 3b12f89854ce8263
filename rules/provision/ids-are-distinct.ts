import { show } from '../../engine/documents/show.ts';
import { defineRule, untested } from '../../engine/judging/rule.ts';
import { collapsed } from '../shared/collapsed.ts';
import { installs, objects } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/ids-are-distinct',
  reads: installs,
  after: ['provision/id-is-a-string'],
  check(seen) {
    const made = objects(seen);
    if (made.length < 2) return untested('fewer than two installs succeeded');
    const problems = made
      .filter(({ seen: install }) => install.isRepeatedId)
      .map(({ seen: install, object }) => ({
        in: install,
        expected: 'a different id for each addon_id',
        got: `${show(object.id)}, given before`,
      }));
    return collapsed(problems);
  },
});
