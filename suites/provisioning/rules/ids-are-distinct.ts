import { jsonObject } from '../../../engine/documents/values.ts';
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
      typeof id === 'string' || typeof id === 'number'
        ? [{ install, id, sent: jsonObject(install.exchange.request.body ?? '') ?? {} }]
        : [],
    );
    if (made.length < 2) return untested('no-two-ids');
    const both = made.some(({ install }) => install.isRepeatedId) ? alikeWhereIdsAre(made) : undefined;
    return made.flatMap(({ install, id }) => {
      const word = MISSING.exec(String(id))?.[0];
      return [
        ...(install.isRepeatedId ? [problem(codeOf(install), install, { id, both })] : []),
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

/** Two installs are sent in it. */
const SECOND = 'second';

interface Made {
  install: Answered;
  id: string | number;
  sent: Record<string, unknown>;
}

/** In what two installs are alike: fields of the request, and the second in which it was sent. */
function alikeIn(one: Made, other: Made): string[] {
  const names = Object.keys(one.sent).filter((name) => typeof one.sent[name] === 'string' && one.sent[name] === other.sent[name]);
  const [second, otherSecond] = [one, other].map(({ install }) => Math.floor(install.exchange.started / 1_000));
  return second === otherSecond ? [...names, SECOND] : names;
}

/** The things in which all installs with one id are alike, and no two with different ids; the first of them. */
function alikeWhereIdsAre(made: readonly Made[]): string | undefined {
  const pairs = made.flatMap((one, at) => made.slice(at + 1).map((other) => ({ isSame: one.id === other.id, alike: alikeIn(one, other) })));
  const [first, ...same] = pairs.filter(({ isSame }) => isSame);
  const different = pairs.filter(({ isSame }) => !isSame);
  const always = first?.alike.filter((name) => same.every(({ alike }) => alike.includes(name))) ?? [];
  const telling = always.filter((name) => different.every(({ alike }) => !alike.includes(name)));
  // The fields of one owner are alike together.
  const named = telling.filter((name, index) => index === 0 || name === SECOND);
  return different.length === 0 || named.length === 0 ? undefined : named.join(' or ');
}
