import { jsonIn } from '../documents/values.ts';
import { decodedOnce } from '../wire/url.ts';
import { escapesIn, isEscaped } from './decoders.ts';
import { holdsSecret, isDrawn, MENTION } from './names.ts';
import { isWorthHiding } from './policy.ts';
import { remembered } from './remembered.ts';
import { decoded, endOf, startOf, viewOf } from './view.ts';

/** A value that stands under the name of a secret. */
type NamedValue = { name: string; value: string; start: number; end: number };

const QUOTE = `["'\`]`;
/** Elements that show a name beside its value. */
const ELEMENTS = String.raw`(?:\s*</?(?:t[dhr]|d[dt]|b|strong|code|pre|span|label|em|kbd|samp|li|div|br)\b[^<>]{0,200}>){1,4}\s*`;
const SCHEME = String.raw`(?:(?:basic|bearer|token|apikey|digest|negotiate)[ \t]+)?`;

/** What is between the name and its value: `name=`, `"name": "`, `name="x" value="`, `<name>`, `name</td><td>`. */
const between = new RegExp(
  String.raw`(?<close>${QUOTE})?\]?(?:` +
    String.raw`(?<sign>[ \t\r\n]{0,20}(?:=>|:=|=|:)[ \t\r\n]{0,20})(?:${ELEMENTS})?|` +
    String.raw`(?<pair>[^<>{}]{0,200}?\b(?:value|content)(?:${QUOTE})?[ \t]{0,9}[=:][ \t]{0,9})|` +
    `(?<element>>)|${ELEMENTS})(?<scheme>${SCHEME})(?<open>${QUOTE})?`,
  'iy',
);

/** What is between the name of a list and its first value, and between two values of it. */
const LIST = new RegExp(String.raw`${QUOTE}?[ \t\r\n]{0,20}(?:=>|:=|=|:)[ \t\r\n]{0,20}\[[ \t\r\n]{0,20}(${QUOTE})`, 'y');
const NEXT = new RegExp(String.raw`${QUOTE}[ \t\r\n]{0,20},[ \t\r\n]{0,20}(${QUOTE})`, 'y');

const BARE = /[^\s"'`<>&;,(){}[\]|\\#]+/y;
const QUOTED: Record<string, RegExp> = { '"': /(?:[^"\\\n]|\\.)*/y, "'": /(?:[^'\\\n]|\\.)*/y };
const ATTRIBUTE = /\b(?:value|content)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const LONGEST_NAME = 80;
const LONGEST_TAG = 2000;
const LONGEST_VALUE = 20_000;
const PART_OF_NAME = /[\w.$-]/;

/** Secrets without a name: a JWT, a private key, and the password in an address. */
const JWT = /\beyJ[\w-]{8,300}\.[\w-]{8,4000}\.[\w-]{0,1000}/g;
// A form writes a blank as a plus sign.
const PRIVATE_KEY = /-----BEGIN[ +][A-Z +]{0,40}PRIVATE[ +]KEY[A-Z +]{0,10}-----/g;
const END_OF_KEY = /-----END[ +][A-Z +]{0,60}-----|["'`{}]/;
const IN_ADDRESS = /:\/\/[^\s/?#:@"'<>]{0,200}:([^\s/?#"'<>@]{1,500})@/g;

/** As often as a text with names may be written in another one: in a query, a form, a string of JSON, a page that shows it. */
const DEEPEST = 5;

/** The secrets in a text by their names, in the order of the text; also where names, signs and values are escaped. */
export const namedIn = (text: string): NamedValue[] => apart(namedInReadings(text));

function namedInReadings(text: string): NamedValue[] {
  const found = namedAsWritten(text);
  let read = isEscaped(text) ? decoded(viewOf(text), escapesIn(text), true) : undefined;
  for (let depth = 1; read && depth <= DEEPEST; depth += 1) {
    const { text: meant } = read;
    for (const one of namedAsWritten(meant)) found.push({ ...one, start: startOf(read, one.start), end: endOf(read, one.end - 1) });
    read = decoded(read, escapesIn(meant), true);
  }
  return found;
}

function namedAsWritten(text: string): NamedValue[] {
  const found: NamedValue[] = [];
  MENTION.lastIndex = 0;
  for (let match = MENTION.exec(text); match; match = MENTION.exec(text)) {
    const { name, start, end } = nameAround(text, match.index, MENTION.lastIndex);
    MENTION.lastIndex = Math.max(end, MENTION.lastIndex);
    const one = valueAfter(text, name, start, end) ?? valueBefore(text, name, start);
    const all = one ? [one] : listAfter(text, name, end);
    found.push(...all);
    for (const each of all) if (each.start > start) MENTION.lastIndex = Math.max(MENTION.lastIndex, each.end);
  }
  const add = (value: string, start: number) => found.push({ name: 'secret', value, start, end: start + value.length });
  for (const { 0: value, index } of text.matchAll(JWT)) add(value, index);
  for (const { index } of text.matchAll(PRIVATE_KEY)) add(privateKeyAt(text, index), index);
  for (const { 0: all, 1: value = '', index } of text.matchAll(IN_ADDRESS))
    if (!isMarked(value)) add(value, index + all.length - 1 - value.length);
  return found;
}

function nameAround(text: string, from: number, to: number) {
  let [start, end] = [from, to];
  while (start > 0 && from - start < LONGEST_NAME && PART_OF_NAME.test(text[start - 1] as string)) start -= 1;
  while (end < text.length && end - to < LONGEST_NAME && PART_OF_NAME.test(text[end] as string)) end += 1;
  return { name: text.slice(start, end), start, end };
}

function valueAfter(text: string, name: string, start: number, nameEnd: number): NamedValue | undefined {
  between.lastIndex = nameEnd;
  const groups = between.exec(text)?.groups;
  if (!groups) return undefined;
  const { sign, pair, element, open, close, scheme } = groups;
  const at = between.lastIndex;
  if (element !== undefined && text[start - 1] !== '<') return undefined;
  if (pair !== undefined && close === undefined && text[start - 1] !== '=') return undefined;
  const value = written(text, at, open);
  const isSentence = open === undefined && !scheme && !sign?.startsWith('=') && element === undefined && pair === undefined;
  if (isMarked(value) || !isWorthHiding(value) || !holdsSecret(name, value) || (isSentence && !isDrawn(decodedOnce(value))))
    return undefined;
  return { name, value, start: at, end: at + value.length };
}

function listAfter(text: string, name: string, nameEnd: number): NamedValue[] {
  const found: NamedValue[] = [];
  for (let [sign, from] = [LIST, nameEnd]; ; sign = NEXT) {
    sign.lastIndex = from;
    const open = sign.exec(text)?.[1];
    if (open === undefined) return found;
    const start = sign.lastIndex;
    const value = written(text, start, open);
    from = start + value.length;
    if (!isMarked(value) && isWorthHiding(value) && holdsSecret(name, value)) found.push({ name, value, start, end: from });
  }
}

/** The key that begins here, to its end or as far as it is there. */
function privateKeyAt(text: string, at: number): string {
  const own = text.slice(at, at + LONGEST_VALUE);
  const end = END_OF_KEY.exec(own);
  return end ? own.slice(0, end.index + (end[0].length > 1 ? end[0].length : 0)) : own;
}

/** The value of an element whose name comes after it: `<input value="…" name="token">`. */
function valueBefore(text: string, name: string, start: number): NamedValue | undefined {
  const before = text.slice(Math.max(0, start - LONGEST_TAG), start);
  const head = before.slice(before.lastIndexOf('<'));
  const found = /^<(?:input|meta|button|param)\b[^>]*$/i.test(head) ? ATTRIBUTE.exec(head) : null;
  const value = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
  if (!found) return undefined;
  if (isMarked(value) || !isWorthHiding(value) || !holdsSecret(name, value)) return undefined;
  const at = start - head.length + found.index + found[0].lastIndexOf(value);
  return { name, value, start: at, end: at + value.length };
}

const isMarked = (value: string): boolean => /^(?:\[|%5B)redacted/i.test(value);

function written(text: string, at: number, open: string | undefined): string {
  const pattern = open === undefined ? BARE : QUOTED[open];
  if (pattern) {
    pattern.lastIndex = at;
    return (pattern.exec(text)?.[0] ?? '').slice(0, LONGEST_VALUE).replace(pattern === BARE ? /[.!?:]+$/ : /$^/, '');
  }
  const end = text.indexOf(open as string, at);
  return text.slice(at, Math.min(end < 0 ? text.length : end, at + LONGEST_VALUE));
}

function apart(found: NamedValue[]): NamedValue[] {
  let done = 0;
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < done) return false;
      done = end;
      return true;
    });
}

/** More in one text than any page shows. */
const MOST = 200;

/** What to look for elsewhere of the secrets that a text names: each value that is no word, decoded too, and the password of a pair. */
export const secretsNamedIn = remembered((text): readonly string[] => {
  const values = [...new Set(namedInReadings(text).map(({ value }) => value))].slice(0, MOST).flatMap((value) => {
    const meant = jsonIn(`"${value}"`);
    const decoded = decodedOnce(decodedOnce(value));
    return [
      value,
      decoded,
      decoded.replaceAll('+', ' '),
      value.replaceAll('&amp;', '&'),
      ...(typeof meant === 'string' ? [meant] : []),
      passwordIn(value),
    ];
  });
  return [...new Set(values)].filter((value) => isDrawn(value) || isNoWord(value));
});

/** Whether a value is not one word of a language: a shorter one may be a part of sentences. */
const isNoWord = (value: string): boolean => !/\s/.test(value) && value.length >= (/^[a-z]+$/i.test(value) ? 16 : 12);

/** The password in the value of `Authorization: Basic`. */
const passwordIn = (value: string): string => /^[\x20-\x7e]+?:([\x20-\x7e]+)$/.exec(Buffer.from(value, 'base64').toString())?.[1] ?? '';

const HIDDEN = '[redacted]';

/** A text without the values that stand under the name of a secret. It is not JSON: see `inValues`. */
export const withoutNamed = remembered((text): string => {
  let done = 0;
  const pieces: string[] = [];
  for (const { start, end } of namedIn(text)) {
    pieces.push(text.slice(done, start), HIDDEN);
    done = end;
  }
  return pieces.join('') + text.slice(done);
});

/** The value of a field, hidden if its name is that of a secret. */
export const withoutNamedValue = (value: string, name: string): string =>
  name !== '' && !isMarked(value) && isWorthHiding(value) && holdsSecret(name, value) ? HIDDEN : withoutNamed(value);
