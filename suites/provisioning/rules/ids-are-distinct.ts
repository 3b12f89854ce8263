import { type Answered, collapsed, defineRule, show, untested } from '../../shared/rule.ts';
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
    return collapsed(
      repeated.map(({ seen: install, object }) => ({
        in: install,
        expected,
        got: `${show(object.id)}, given before${holderText(install)}`,
        ...adviceFor(install),
      })),
    );
  },
});

const holderText = ({ isHolderGone }: Answered): string =>
  isHolderGone === undefined ? '' : ` to an add-on that ${isHolderGone ? 'is deleted by now' : 'still exists'}`;

function adviceFor({ isHolderGone }: Answered): { hint?: string } {
  if (isHolderGone === undefined) return {};
  return {
    hint: isHolderGone
      ? 'Never give an id again: an id made of the number of resources comes back after a deletion. A late call for the earlier add-on then hits the new one.'
      : 'Create a new id for each request: two add-ons share one resource here. Look for a constant, or for an id that depends on the owner or the plan.',
  };
}
