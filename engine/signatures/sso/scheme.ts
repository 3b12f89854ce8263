import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { valuesOf } from '../../contract/contract.ts';
import { type FormFields, type SignOn, unsignedForm } from './form.ts';

export type SignedPart = 'id' | 'user_id' | 'email' | 'nav-data' | 'salt' | 'timestamp';

export type Secrets = { salt: string; password?: string };

/** A way to sign, as data: the contract's, or the contract's with something changed. */
export type Scheme = ReturnType<typeof contractScheme>;

export function hash(algorithm: string) {
  return (bytes: Buffer): Buffer => createHash(algorithm).update(bytes).digest();
}

export function joinedBy(separator: string) {
  return (entries: [SignedPart, string][]): string => entries.map(([, value]) => value).join(separator);
}

/** How the contract signs: by the values of specs/values/sign-on.yaml. */
export const contractScheme = () => {
  const { parts, separator, hash: algorithm, encoding } = valuesOf('sign-on').signature;
  return {
    /** The form field that carries the digest. */
    field: 'signature' as 'signature' | 'token',
    parts: parts.map((part): SignedPart => (part === 'sso_salt' ? 'salt' : part)) as readonly SignedPart[],
    /** The timestamp that goes into the form. */
    sent: (timestamp: string) => timestamp,
    /** Changes a value before it is joined. */
    value: (text: string, _part: SignedPart) => text,
    /** Undefined when the secret that it needs is missing. */
    salt: ({ salt }: Secrets): string | undefined => salt,
    join: joinedBy(separator),
    bytes: (text: string) => Buffer.from(text),
    digest: (bytes: Buffer, _salt: string) => hash(algorithm)(bytes),
    write: (digest: Buffer) => digest.toString(encoding),
  };
};

/** The form fields that a scheme sets; undefined when a secret that it needs is missing. */
export const signBy = (scheme: Scheme, signOn: SignOn, secrets: Secrets): FormFields | undefined => {
  const salt = scheme.salt(secrets);
  if (salt === undefined) return undefined;
  const timestamp = scheme.sent(signOn.timestamp);
  const raw: Record<SignedPart, string> = { ...unsignedForm(signOn), salt, timestamp };
  const entries = scheme.parts.map((part): [SignedPart, string] => [part, scheme.value(raw[part], part)]);
  const digest = scheme.digest(scheme.bytes(scheme.join(entries)), salt);
  return { ...(timestamp !== signOn.timestamp && { timestamp }), [scheme.field]: scheme.write(digest) };
};
