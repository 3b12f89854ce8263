import { collapsed, defineRule, show, untested } from '../../shared/rule.ts';
import { installs, objectAnswers } from '../installs.ts';

export default defineRule({
  requirement: 'provision/ids-are-distinct',
  reads: installs,
  after: ['provision/answers-json'],
  check(seen) {
    const made = objectAnswers(seen).filter(({ object }) => ['string', 'number'].includes(typeof object.id));
    if (made.length < 2) return untested('fewer than two installs gave an id');
    const repeated = made.filter(({ seen: install }) => install.isRepeatedId);
    const expected = 'a different id for each addon_id';
    return collapsed(repeated.map(({ seen: install, object }) => ({ in: install, expected, got: `${show(object.id)}, given before` })));
  },
});
