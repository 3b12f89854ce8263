import { withoutNamed } from './named.ts';
import { isRandom, namesNoSecret, namesSecret } from './names.ts';
import type { NamedSecret } from './redactor.ts';

export type HeaderPair = readonly [name: string, value: string];

const HIDDEN = '[redacted]';

const SCHEMES = new Set(['basic', 'bearer', 'oauth', 'digest', 'negotiate', 'token', 'apikey']);
const ATTRIBUTES = new Set(['path', 'domain', 'expires', 'max-age', 'secure', 'httponly', 'samesite', 'partitioned', 'priority']);

/** OAuth parameters that say how a request was signed, and are no secrets. */
const OPEN_PARAMETERS = new Set(['realm', 'oauth_signature_method', 'oauth_timestamp', 'oauth_version']);
const PARAMETER = /^([A-Za-z_]+)="([^"]*)"$/;

function oauth(parameters: string): string {
  const pairs = parameters.split(',').map((part) => PARAMETER.exec(part.trim()));
  if (pairs.some((pair) => pair === null)) return HIDDEN;
  return pairs.map((pair) => (OPEN_PARAMETERS.has(pair?.[1] ?? '') ? pair?.[0] : `${pair?.[1]}="${HIDDEN}"`)).join(', ');
}

/** `Basic [redacted]`; a first word that is not a known scheme may be the secret itself. */
function authorization(value: string): string {
  const [, scheme, rest] = /^\s*([A-Za-z-]+)(?:\s+(.*))?$/s.exec(value) ?? [];
  if (scheme === undefined || !SCHEMES.has(scheme.toLowerCase())) return value.trim() === '' ? value : HIDDEN;
  if (rest === undefined || rest === '') return scheme;
  return `${scheme} ${scheme.toLowerCase() === 'oauth' ? oauth(rest) : HIDDEN}`;
}

/** `sid=[redacted]`; an empty value stays, because it shows that a cookie is deleted. */
function pair(text: string): string {
  const equals = text.indexOf('=');
  if (equals < 0) return text.trim() === '' ? text : text.replace(/\S.*\S|\S/s, HIDDEN);
  return text.slice(equals + 1).trim() === '' ? text : `${text.slice(0, equals)}=${HIDDEN}`;
}

const attribute = (text: string): string => (ATTRIBUTES.has((text.split('=')[0] ?? '').trim().toLowerCase()) ? text : pair(text));

const cookie = (value: string): string => value.split(';').map(pair).join(';');

function setCookie(value: string): string {
  const [first = '', ...attributes] = value.split(';');
  return [pair(first), ...attributes.map(attribute)].join(';');
}

const whole = (value: string): string => (value === '' ? value : HIDDEN);

const SHOWN = new Map<string, (value: string) => string>([
  ['authorization', authorization],
  ['proxy-authorization', authorization],
  ['cookie', cookie],
  ['set-cookie', setCookie],
]);

/** Headers that say who calls: these are always hidden. */
export const isSecretHeader = (name: string): boolean => SHOWN.has(name.trim().toLowerCase());

type Chosen = readonly string[];

/**
 * The headers as they may be shown: names, schemes, cookie names and attributes stay. `shown` are names that look like those of
 * secrets, and are not.
 */
export const redactedHeaders = (headers: readonly HeaderPair[], shown: Chosen = []): [name: string, value: string][] =>
  headers.map(([name, value]) => {
    const as = SHOWN.get(name.trim().toLowerCase()) ?? (namesSecret(name) && !isAmong(name, shown) ? whole : undefined);
    return [name, as ? as(value) : withoutNamed(value)];
  });

const isAmong = (name: string, names: Chosen): boolean => names.some((one) => one.toLowerCase() === name.trim().toLowerCase());

/** What is used as a credential in other headers: by their names, or because the value looks random. */
export const credentialHeaders = (headers: readonly HeaderPair[], shown: Chosen): NamedSecret[] =>
  headerSecrets(
    headers.filter(
      ([name, value]) => !isSecretHeader(name) && !isAmong(name, shown) && (namesSecret(name) || (!namesNoSecret(name) && isRandom(value))),
    ),
  );

/** A shorter part is hardly a secret, and is found in many words. */
const SHORTEST_PART = 8;

/** The credentials after a scheme, the password in them, and the values of cookies and parameters. */
function partsOf(value: string): string[] {
  const [, scheme = '', credentials = ''] = /^\s*(\S+)\s+(\S+)\s*$/.exec(value) ?? [];
  const pair = scheme.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString() : '';
  const password = pair.replace(/^[^:]*:/, '');
  const values = value.split(/[\s;,]+/).map((word) => /^[\w.-]+="?([^"]*)/.exec(word)?.[1] ?? '');
  return [SCHEMES.has(scheme.toLowerCase()) ? credentials : '', password, ...values].filter(({ length }) => length >= SHORTEST_PART);
}

/** The secrets in headers that a user adds. */
export const headerSecrets = (headers: readonly HeaderPair[]): NamedSecret[] =>
  headers.flatMap(([name, value]) => [...new Set([value, ...partsOf(value)])].map((secret) => ({ name, value: secret })));

/** Session values are secrets; shorter flags and counters in cookies are not. */
const SHORTEST_COOKIE = 6;

/** The values of cookies that may be secret, in a `Cookie` or a `Set-Cookie` header. */
export const cookieSecrets = (name: 'cookie' | 'set-cookie', header: string): string[] =>
  (name === 'cookie' ? header.split(';') : [header.split(';')[0] ?? ''])
    .map((text) => text.slice(text.indexOf('=') + 1).trim())
    .filter((value) => value.length >= SHORTEST_COOKIE);
