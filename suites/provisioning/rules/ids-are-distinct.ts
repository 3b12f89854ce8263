import { type Answered, defineRule, problem, untested } from '../../shared/rule.ts';
import { installs, objectAnswers } from '../installs.ts';

export default defineRule({
  requirement: 'provision/ids-are-distinct',
  isGrouped: true,
  reads: installs,
  after: ['provision/answers-json'],
  check(seen) {
    const made = objectAnswers(seen).flatMap(({ seen: install, object: { id } }) =>
      typeof id === 'string' || typeof id === 'number' ? [{ install, id }] : [],
    );
    if (made.length < 2) return untested('no-two-ids');
    return made.filter(({ install }) => install.isRepeatedId).map(({ install, id }) => problem(codeOf(install), install, { id }));
  },
});

/** Whether the add-on that got the id before still exists is not always known. */
function codeOf({ isHolderGone }: Answered) {
  if (isHolderGone === undefined) return 'given-before';
  return isHolderGone ? 'of-a-deleted-one' : 'of-a-live-one';
}
