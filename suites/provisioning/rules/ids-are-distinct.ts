import { type Answered, defineRule, problem, untested } from '../../shared/rule.ts';
import { installs, objectAnswers } from '../installs.ts';

/** What JavaScript, Java, Python and others write where a value is missing, or is no text. */
const MISSING = /(?<![a-z])(?:undefined|null|none|nil|nan)(?![a-z])|\[object \w+\]|<[^<>]+>/i;

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
    return made.flatMap(({ install, id }) => {
      const word = MISSING.exec(String(id))?.[0];
      return [
        ...(install.isRepeatedId ? [problem(codeOf(install), install, { id })] : []),
        ...(word === undefined ? [] : [problem('of-a-missing-value', install, { id, word })]),
      ];
    });
  },
});

/** Whether the add-on that got the id before still exists is not always known. */
function codeOf({ isHolderGone }: Answered) {
  if (isHolderGone === undefined) return 'given-before';
  return isHolderGone ? 'of-a-deleted-one' : 'of-a-live-one';
}
