import { remembered } from './remembered.ts';
import { namesOfSecrets } from './secret-names.ts';

/** A name as it is compared: `Ocp-Apim-Subscription-Key`, `subscription_key` and `subscriptionKey` are alike. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const lastWord = (name: string): string => /([A-Z]?[a-z]+|[A-Z]+)[\W\d_]*$/.exec(name)?.[1]?.toLowerCase() ?? '';

const { always, ifDrawn, never } = namesOfSecrets;
const NEVER = new RegExp(`^(?:${never.begins.join('|')})|(?:${never.ends.join('|')})$`);

function namedBy({ anywhere, last }: { anywhere: readonly string[]; last: readonly string[] }): (name: string) => boolean {
  const inside = new RegExp(anywhere.join('|'));
  const atEnd = new RegExp(`^(?:${last.join('|')})$`);
  return (name) => inside.test(plainName(name)) || atEnd.test(lastWord(name));
}

const isAlways = namedBy(always);
const isIfDrawn = namedBy(ifDrawn);
const isNever = (name: string): boolean => NEVER.test(plainName(name));

/** Whether a header, a variable or a parameter is named as secrets are, in any spelling. */
export const namesSecret = remembered((name) => (isAlways(name) || isIfDrawn(name)) && !isNever(name));

/** Whether a field of this name, with this value, holds a secret. */
export const holdsSecret = (name: string, value: string): boolean =>
  !isNever(name) && value.trim() !== '' && (isAlways(name) || (isIfDrawn(name) && isDrawn(value)));

/** Where a name of the list may be in a text. */
export const MENTION = new RegExp(
  [always, ifDrawn]
    .flatMap(({ anywhere, last }): string[] => [...anywhere, ...last])
    .map((word) => word.replace(/^.*[?*]/, '').replace(/(?<=.)key$/, '[-_ ]?key'))
    .join('|'),
  'gi',
);

/** A value that nobody would write in a sentence: with letters and digits, six digits, or signs. Addresses and times are none. */
export const isDrawn = (value: string): boolean =>
  value.length >= SHORTEST_DRAWN &&
  !/\s|^\w+:\/\/|^\/|^\d{4}-\d\d-\d\d/.test(value) &&
  (/^\d+$/.test(value) || (/[a-z]/i.test(value) && /[\d!@#$%^*+=~?]/.test(value)));

const SHORTEST_DRAWN = 6;

/** Headers with long values that everybody may see: ids of requests, checksums, caches, what a browser says of itself. */
const OPEN =
  /^(accept|content|sec|if|access|cache|xforwarded|xb3|cf|host|via|server|useragent|location|referer|origin|link|date|vary|warning)|id$|etag|trace|digest|sha256|md5|baggage|^b3$|affinity/;

export const namesNoSecret = (name: string): boolean => OPEN.test(plainName(name));

/** A shorter value may be a word. */
const SHORTEST_RANDOM = 20;

/** Bits for each character; words and versions have fewer. */
const RANDOM_BITS = 3.5;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a value looks like one that a machine has drawn: long, one word, letters and digits, and no character much more often than others. */
export function isRandom(value: string): boolean {
  if (!/^[\w.~+/=-]+$/.test(value) || value.length < SHORTEST_RANDOM || !/\d/.test(value) || !/[a-z]/i.test(value) || UUID.test(value))
    return false;
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0);
  return bits >= RANDOM_BITS;
}
