import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { type Changes, formEncoded, instead, type Kinds, lowerEscapes, type SchemeChange } from '../mistakes.ts';
import { hash, joinedBy, type Scheme, type SignedPart } from './scheme.ts';

type SignOnChange = SchemeChange<Scheme>;
type Rewrite = (value: string) => string;

const rewriting =
  (isMeant: (part: SignedPart) => boolean, rewrite: Rewrite): SignOnChange =>
  ({ values }) => ({ values: [...values, (value, part) => (isMeant(part) ? rewrite(value) : value)] });
const at = (which: SignedPart, rewrite: Rewrite): SignOnChange => rewriting((part) => part === which, rewrite);
/** Applies to what the form carries: the salt never travels. */
const fields = (rewrite: Rewrite): SignOnChange => rewriting((part) => part !== 'salt', rewrite);

const OLDER_PARTS: readonly SignedPart[] = ['id', 'salt', 'timestamp'];

const MILLISECONDS = /^\d{4,15}$/;
const numeric = (rewrite: (milliseconds: number) => string) => (timestamp: string) =>
  MILLISECONDS.test(timestamp) ? rewrite(Number(timestamp)) : timestamp;
const seconds = numeric((milliseconds) => String(Math.floor(milliseconds / 1000)));
const timeAs = (rewrite: (milliseconds: number) => string): SignOnChange => at('timestamp', numeric(rewrite));

const salted =
  (rewrite: Rewrite): SignOnChange =>
  ({ salt }) => ({
    salt: (secrets) => {
      const plain = salt(secrets);
      return plain === undefined ? undefined : rewrite(plain);
    },
  });

const joining = instead<Scheme, 'join'>('join');
const named = (part: SignedPart) => (part === 'salt' ? 'sso_salt' : part);
const json = (time: (value: string) => unknown): SignOnChange =>
  joining((entries) =>
    JSON.stringify(Object.fromEntries(entries.map(([part, value]) => [named(part), part === 'timestamp' ? time(value) : value]))),
  );

const writing =
  (write: (digest: Buffer, usual: string) => string): SignOnChange =>
  (scheme) => ({ write: (digest) => write(digest, scheme.write(digest)) });

const percentEncoded = (value: string) => encodeURIComponent(Buffer.from(value).toString());
const decodedAgain = (value: string) => new URLSearchParams(`&v=${value.replaceAll('&', '%26')}`).get('v') ?? '';
const htmlEscaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const hmac =
  (algorithm: string): SignOnChange =>
  () => ({ digest: (bytes, salt) => createHmac(algorithm, salt).update(bytes).digest() });
const without =
  (...left: string[]): SignOnChange =>
  ({ parts }) => ({ parts: parts.filter((part) => !left.includes(part)) });

/** The kinds of change that several mistakes share, each with what sso.json gives it. */
export const signOnKinds: Kinds<Scheme> = {
  digest: (algorithm) => () => ({ digest: hash(algorithm) }),
  hmac,
  hmacWithoutSalt: (algorithm) => (scheme) => ({ ...hmac(algorithm)(scheme), ...without('salt')(scheme) }),
  without,
  instead: (part, by) => at(part as SignedPart, () => by),
  order:
    (...order) =>
    ({ parts }) => ({ parts: (order as SignedPart[]).filter((part) => parts.includes(part)) }),
  between: (separator) => joining(joinedBy(separator)),
  ending:
    (end) =>
    ({ join }) => ({ join: (entries) => `${join(entries)}${end}` }),
  pairs: (separator) => joining((entries) => entries.map(([part, value]) => `${named(part)}=${value}`).join(separator)),
};

/** What each other mistake does to the scheme of the contract. */
export const signOnChanges: Changes<Scheme> = {
  'older-token': () => ({ field: 'token', parts: OLDER_PARTS, digest: hash('sha1') }),
  'older-digest-as-signature': () => ({ parts: OLDER_PARTS, digest: hash('sha1') }),
  'older-string': () => ({ parts: OLDER_PARTS }),
  'seconds-sent': () => ({ sent: seconds }),
  'seconds-hashed': at('timestamp', seconds),
  'milliseconds-made-of-seconds': at('timestamp', (value) => (MILLISECONDS.test(value) ? `${value}000` : value)),
  'seconds-with-a-fraction': timeAs((milliseconds) => String(milliseconds / 1000)),
  'timestamp-in-32-bits': timeAs((milliseconds) => String(milliseconds | 0)),
  'timestamp-as-date': timeAs((milliseconds) => new Date(milliseconds).toISOString()),
  'password-as-salt': () => ({ salt: ({ password }) => password }),
  'salt-emptied': () => ({ salt: () => '' }),
  'salt-undefined': () => ({ salt: () => 'undefined' }),
  'salt-twice': ({ parts }) => ({ parts: [...parts, 'salt'] }),
  'salt-hashed-first': salted((salt) => hash('sha512')(salt).toString('hex')),
  'salt-in-base64': salted((salt) => Buffer.from(salt).toString('base64')),
  'salt-trimmed': salted((salt) => salt.trim()),
  'salt-with-newline': salted((salt) => `${salt}\n`),
  'digest-of-json': json((value) => value),
  'digest-of-json-with-number': json((value) => (/^\d{1,15}$/.test(value) ? Number(value) : value)),
  'digest-of-json-list': joining((entries) => JSON.stringify(entries.map(([, value]) => value))),
  'upper-case-digest': writing((digest) => digest.toString('hex').toUpperCase()),
  'base64-digest': writing((digest) => digest.toString('base64')),
  'base64url-digest': writing((digest) => digest.toString('base64url')),
  'base64-of-hex': writing((_digest, usual) => Buffer.from(usual).toString('base64')),
  'digest-cut-to-64': writing((_digest, usual) => usual.slice(0, 64)),
  'prefixed-digest': writing((_digest, usual) => `sha512=${usual}`),
  'form-encoded-values': fields(formEncoded),
  'percent-encoded-values': fields(percentEncoded),
  'plus-as-space': fields((value) => value.replaceAll('+', ' ')),
  'space-as-plus': fields((value) => value.replaceAll(' ', '+')),
  'email-lower-cased': at('email', (value) => value.toLowerCase()),
  'decoded-twice': fields(decodedAgain),
  'lower-case-escapes': fields((value) => lowerEscapes(percentEncoded(value))),
  'lower-case-form-escapes': fields((value) => lowerEscapes(formEncoded(value))),
  trimmed: fields((value) => value.trim()),
  'html-escaped': fields(htmlEscaped),
  'email-encoded-only': at('email', percentEncoded),
  'latin-1-bytes': () => ({ bytes: (text) => Buffer.from(text, 'latin1') }),
  'utf-16-bytes': () => ({ bytes: (text) => Buffer.from(text, 'utf16le') }),
  'hashed-twice': ({ digest }) => ({ digest: (bytes, salt) => digest(Buffer.from(digest(bytes, salt).toString('hex')), salt) }),
  'hashed-twice-as-bytes': ({ digest }) => ({ digest: (bytes, salt) => digest(digest(bytes, salt), salt) }),
  'signature-as-token': () => ({ field: 'token' }),
};
