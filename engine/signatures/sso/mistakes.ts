import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import type { Changes } from '../mistakes.ts';
import { hash, joinedBy, type Scheme, type SignedPart } from './scheme.ts';

type Change = Changes<Scheme>[string];
type Rewrite = (value: string, part: SignedPart) => string;

const rewriting =
  (rewrite: Rewrite): Change =>
  ({ values }) => ({ values: [...values, rewrite] });

const OLDER_PARTS: readonly SignedPart[] = ['id', 'salt', 'timestamp'];

const MILLISECONDS = /^\d{4,15}$/;
const numeric = (rewrite: (milliseconds: number) => string) => (timestamp: string) =>
  MILLISECONDS.test(timestamp) ? rewrite(Number(timestamp)) : timestamp;
const seconds = numeric((milliseconds) => String(Math.floor(milliseconds / 1000)));
const timestamp = (rewrite: (timestamp: string) => string): Change =>
  rewriting((value, part) => (part === 'timestamp' ? rewrite(value) : value));

const digesting =
  (algorithm: string): Change =>
  () => ({ digest: hash(algorithm) });
const hmac =
  (algorithm: string): Change =>
  () => ({ digest: (bytes, salt) => createHmac(algorithm, salt).update(bytes).digest() });
const hmacWithoutSalt =
  (algorithm: string): Change =>
  (scheme) => ({ ...hmac(algorithm)(scheme), ...without('salt')(scheme) });

const without =
  (...left: SignedPart[]): Change =>
  ({ parts }) => ({ parts: parts.filter((part) => !left.includes(part)) });
const replaced = (part: SignedPart, by: string): Change => rewriting((value, other) => (other === part ? by : value));
const inOrder =
  (order: string): Change =>
  ({ parts }) => ({ parts: (order.split(' ') as SignedPart[]).filter((part) => parts.includes(part)) });

const salted =
  (rewrite: (salt: string) => string): Change =>
  ({ salt }) => ({
    salt: (secrets) => {
      const plain = salt(secrets);
      return plain === undefined ? undefined : rewrite(plain);
    },
  });

const joining =
  (join: Scheme['join']): Change =>
  () => ({ join });
const between = (separator: string): Change => joining(joinedBy(separator));
const named = (part: SignedPart) => (part === 'salt' ? 'sso_salt' : part);
const pairs = (separator: string): Change =>
  joining((entries) => entries.map(([part, value]) => `${named(part)}=${value}`).join(separator));
const json = (time: (value: string) => unknown): Change =>
  joining((entries) =>
    JSON.stringify(Object.fromEntries(entries.map(([part, value]) => [named(part), part === 'timestamp' ? time(value) : value]))),
  );
const endingIn =
  (end: string): Change =>
  ({ join }) => ({ join: (entries) => `${join(entries)}${end}` });

const writing =
  (write: (digest: Buffer, usual: string) => string): Change =>
  (scheme) => ({ write: (digest) => write(digest, scheme.write(digest)) });

/** Applies to what the form carries: the salt never travels. */
const fields = (rewrite: Rewrite): Change => rewriting((value, part) => (part === 'salt' ? value : rewrite(value, part)));
const email = (rewrite: (value: string) => string): Change => rewriting((value, part) => (part === 'email' ? rewrite(value) : value));
const formEncoded = (value: string) => new URLSearchParams([['', value]]).toString().slice(1);
const percentEncoded = (value: string) => encodeURIComponent(Buffer.from(value).toString());
const decodedAgain = (value: string) => new URLSearchParams(`&v=${value.replaceAll('&', '%26')}`).get('v') ?? '';
const lowerEscapes = (value: string) => value.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const htmlEscaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What each mistake does to the scheme of the contract. */
export const signOnChanges: Changes<Scheme> = {
  'older-token': () => ({ field: 'token', parts: OLDER_PARTS, digest: hash('sha1') }),
  'older-digest-as-signature': () => ({ parts: OLDER_PARTS, digest: hash('sha1') }),
  'older-string': () => ({ parts: OLDER_PARTS }),
  'seconds-sent': () => ({ sent: seconds }),
  'seconds-hashed': timestamp(seconds),
  'milliseconds-made-of-seconds': timestamp((value) => (MILLISECONDS.test(value) ? `${value}000` : value)),
  'seconds-with-a-fraction': timestamp(numeric((milliseconds) => String(milliseconds / 1000))),
  'timestamp-in-32-bits': timestamp(numeric((milliseconds) => String(milliseconds | 0))),
  'timestamp-as-date': timestamp(numeric((milliseconds) => new Date(milliseconds).toISOString())),
  sha1: digesting('sha1'),
  sha256: digesting('sha256'),
  'hmac-sha512': hmacWithoutSalt('sha512'),
  'hmac-sha256': hmacWithoutSalt('sha256'),
  'hmac-sha512-salt-inside': hmac('sha512'),
  'hmac-sha256-salt-inside': hmac('sha256'),
  'hmac-sha1': hmacWithoutSalt('sha1'),
  md5: digesting('md5'),
  sha384: digesting('sha384'),
  'sha512-256': digesting('sha512-256'),
  'sha3-512': digesting('sha3-512'),
  'nav-data-left-out': without('nav-data'),
  'nav-data-undefined': replaced('nav-data', 'undefined'),
  'nav-data-null': replaced('nav-data', 'null'),
  'nav-data-none': replaced('nav-data', 'None'),
  'nav-data-emptied': replaced('nav-data', ''),
  'email-left-out': without('email'),
  'user-id-left-out': without('user_id'),
  'user-and-email-left-out': without('email', 'user_id'),
  'email-emptied': replaced('email', ''),
  'user-id-emptied': replaced('user_id', ''),
  'user-id-undefined': replaced('user_id', 'undefined'),
  'id-left-out': without('id'),
  'timestamp-left-out': without('timestamp'),
  'salt-last': inOrder('id user_id email nav-data timestamp salt'),
  'email-before-user-id': inOrder('id email user_id nav-data salt timestamp'),
  'salt-first': inOrder('salt id user_id email nav-data timestamp'),
  'form-order-salt-last': inOrder('id timestamp nav-data email user_id salt'),
  'form-order-salt-first': inOrder('salt id timestamp nav-data email user_id'),
  'older-order-extended': inOrder('id salt timestamp user_id email nav-data'),
  'salt-after-id': inOrder('id salt user_id email nav-data timestamp'),
  'salt-before-nav-data': inOrder('id user_id email salt nav-data timestamp'),
  'nav-data-before-email': inOrder('id user_id nav-data email salt timestamp'),
  'user-id-before-id': inOrder('user_id id email nav-data salt timestamp'),
  'timestamp-first': inOrder('timestamp id user_id email nav-data salt'),
  'timestamp-after-id': inOrder('id timestamp user_id email nav-data salt'),
  'alphabetical-order': inOrder('email id nav-data salt timestamp user_id'),
  'email-first': inOrder('email id user_id nav-data salt timestamp'),
  'reverse-order': inOrder('timestamp salt nav-data email user_id id'),
  'password-as-salt': () => ({ salt: ({ password }) => password }),
  'salt-left-out': without('salt'),
  'salt-emptied': () => ({ salt: () => '' }),
  'salt-undefined': () => ({ salt: () => 'undefined' }),
  'salt-twice': ({ parts }) => ({ parts: [...parts, 'salt'] }),
  'salt-hashed-first': salted((salt) => hash('sha512')(salt).toString('hex')),
  'salt-in-base64': salted((salt) => Buffer.from(salt).toString('base64')),
  'salt-trimmed': salted((salt) => salt.trim()),
  'salt-with-newline': salted((salt) => `${salt}\n`),
  'trailing-newline': endingIn('\n'),
  'no-separator': between(''),
  'joined-with-pipes': between('|'),
  'joined-with-commas': between(','),
  'joined-with-semicolons': between(';'),
  'joined-with-ampersands': between('&'),
  'joined-with-newlines': between('\n'),
  'joined-with-spaces': between(' '),
  'joined-with-hyphens': between('-'),
  'joined-with-dots': between('.'),
  'joined-with-slashes': between('/'),
  'joined-with-underscores': between('_'),
  'trailing-colon': endingIn(':'),
  'names-and-values': pairs('&'),
  'names-and-values-with-colons': pairs(':'),
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
  'email-lower-cased': email((value) => value.toLowerCase()),
  'decoded-twice': fields(decodedAgain),
  'lower-case-escapes': fields((value) => lowerEscapes(percentEncoded(value))),
  'lower-case-form-escapes': fields((value) => lowerEscapes(formEncoded(value))),
  trimmed: fields((value) => value.trim()),
  'html-escaped': fields(htmlEscaped),
  'email-encoded-only': email(percentEncoded),
  'latin-1-bytes': () => ({ bytes: (text) => Buffer.from(text, 'latin1') }),
  'utf-16-bytes': () => ({ bytes: (text) => Buffer.from(text, 'utf16le') }),
  'hashed-twice': ({ digest }) => ({
    digest: (bytes, salt) => digest(Buffer.from(digest(bytes, salt).toString('hex')), salt),
  }),
  'hashed-twice-as-bytes': ({ digest }) => ({ digest: (bytes, salt) => digest(digest(bytes, salt), salt) }),
  'signature-as-token': () => ({ field: 'token' }),
};
