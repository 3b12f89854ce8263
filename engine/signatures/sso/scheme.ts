import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { FormFields } from './form.ts';
import type { SignOn } from './signature.ts';

export type SignedPart = 'id' | 'user_id' | 'email' | 'nav-data' | 'salt' | 'timestamp';

export type Secrets = { salt: string; password?: string };

/** A way to sign, as data: the contract's, or the contract's with something changed. */
export type Scheme = {
  /** The form field that carries the digest. */
  field: 'signature' | 'token';
  parts: readonly SignedPart[];
  /** The timestamp that goes into the form. */
  sent: (timestamp: string) => string;
  /** What a value becomes before it is joined. */
  value: (text: string, part: SignedPart) => string;
  /** Undefined where what it needs is not known. */
  salt: (secrets: Secrets) => string | undefined;
  join: (entries: [SignedPart, string][]) => string;
  bytes: (text: string) => Buffer;
  digest: (bytes: Buffer, salt: string) => Buffer;
  write: (digest: Buffer) => string;
};

export const hash =
  (algorithm: string) =>
  (bytes: Buffer | string): Buffer =>
    createHash(algorithm).update(bytes).digest();

export const joinedBy =
  (separator: string) =>
  (entries: [SignedPart, string][]): string =>
    entries.map(([, value]) => value).join(separator);

export const CONTRACT: Scheme = {
  field: 'signature',
  parts: ['id', 'user_id', 'email', 'nav-data', 'salt', 'timestamp'],
  sent: (timestamp) => timestamp,
  value: (text) => text,
  salt: ({ salt }) => salt,
  join: joinedBy(':'),
  bytes: (text) => Buffer.from(text),
  digest: hash('sha512'),
  write: (digest) => digest.toString('hex'),
};

/** The form fields that a scheme decides; undefined where a secret that it needs is not known. */
export const signBy = (scheme: Scheme, signOn: SignOn, secrets: Secrets): FormFields | undefined => {
  const salt = scheme.salt(secrets);
  if (salt === undefined) return undefined;
  const timestamp = scheme.sent(signOn.timestamp);
  const raw: Record<SignedPart, string> = {
    id: signOn.id,
    user_id: signOn.userId,
    email: signOn.email,
    'nav-data': signOn.navData,
    salt,
    timestamp,
  };
  const entries = scheme.parts.map((part): [SignedPart, string] => [part, scheme.value(raw[part], part)]);
  const digest = scheme.digest(scheme.bytes(scheme.join(entries)), salt);
  return { ...(timestamp !== signOn.timestamp && { timestamp }), [scheme.field]: scheme.write(digest) };
};
