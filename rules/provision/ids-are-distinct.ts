import { collapsed, defineRule, show, untested } from '../rule.ts';
import { installs, objects } from '../shared/installs.ts';

export default defineRule({
  requirement: 'provision/ids-are-distinct',
  reads: installs,
  after: ['provision/answers-json'],
  check(seen) {
    const made = objects(seen).filter(({ object }) => ['string', 'number'].includes(typeof object.id));
    if (made.length < 2) return untested('fewer than two installs gave an id');
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
