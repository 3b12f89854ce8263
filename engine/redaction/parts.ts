import { textsBelow } from '../documents/text.ts';
import { jsonIn } from '../documents/values.ts';
import { decodedOnce } from '../wire/url.ts';
import { namedIn, secretsNamedIn } from './named.ts';
import { isDrawn } from './names.ts';
import { isWorthHiding } from './policy.ts';

/** The password in an address, also where it has characters that no address may have, and in `jdbc:oracle:thin:scott/tiger@`. */
const IN_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#:@]*:([^\s/?#]+)@|^jdbc:.*?[:/]([^\s:/@?#]+)@/i;
/** The user of an address that has no password may be a key. */
const USER = /^[a-z][a-z0-9+.-]*:\/\/([^\s/?#:@]+)@/i;
const PAIR = /^(?!jdbc:|.*:\/\/)[^\s:/=?&;{["']+:([^\s/]\S*)$/;

/** A shorter line or leaf is hidden only if it looks drawn. */
const LONG = 16;
const MOST_PARTS = 300;

/** The secrets in a value: the value itself, and its parts that are secrets of their own, because a service may show one alone. */
export function secretsIn(value: string): string[] {
  const trimmed = value.trim();
  return [...new Set([trimmed, ...partsOf(trimmed).slice(0, MOST_PARTS)])].filter(isWorthHiding);
}

function partsOf(value: string, depth = 2): string[] {
  const [, password = '', ofJdbc = ''] = IN_ADDRESS.exec(value) ?? [];
  const [, user = ''] = USER.exec(value) ?? [];
  const [, second = ''] = PAIR.exec(value) ?? [];
  const json = /^\s*[[{]/.test(value) ? jsonIn(value) : undefined;
  const leaves = json === undefined ? [] : [...textsBelow({ value: json }, () => true)].map((leaf) => leaf.value);
  const deeper = depth === 0 ? [] : leaves.flatMap((leaf) => partsOf(leaf, depth - 1));
  const settings = value.split(/[;&?#,\s]+/).flatMap((part) => /^[^=]+=(.+?)(=*)$/s.exec(part)?.[1] ?? []);
  return [
    ...[password, decodedOnce(password), ofJdbc, second],
    ...(json === undefined ? namedIn(value).flatMap((one) => [one.value, decodedOnce(one.value)]) : secretsNamedIn(value)),
    ...[user, ...settings.flatMap((one) => [one, decodedOnce(one)])].filter(isDrawn),
    ...[...leaves, ...linesOf(value)].filter((one) => one.length >= LONG || isDrawn(one)),
    ...deeper,
  ];
}

/** The lines of a longer value, such as a private key in PEM; also where a line break is written as `\n`. */
function linesOf(value: string): string[] {
  const lines = value.split(/(?:\r\n|[\r\n]|\\r|\\n)+/).map((line) => line.trim());
  return lines.length < 2 ? [] : lines.filter((line) => !line.startsWith('-----'));
}
