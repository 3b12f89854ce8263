import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { type Kinds, sharedKinds } from '../mistakes.ts';
import { type RewriteStep, rewriting } from '../rewriting.ts';
import { hash, joinedBy, type Scheme, type SignedPart } from './scheme.ts';

const withValues = ({ value }: Scheme, isChanged: (part: SignedPart) => boolean, rewrite: (value: string) => string): Partial<Scheme> => ({
  value: (text, part) => (isChanged(part) ? rewrite(value(text, part)) : value(text, part)),
});

function hmac(algorithm: string): Scheme['digest'] {
  return (bytes, salt) => createHmac(algorithm, salt).update(bytes).digest();
}

const named = (part: SignedPart) => (part === 'salt' ? 'sso_salt' : part);

const jsonObject = (entries: [SignedPart, string | number][]) =>
  JSON.stringify(Object.fromEntries(entries.map(([part, value]) => [named(part), value])));

/** Mistakes in the contract's scheme: first the kinds that sso.json names, then the kinds of a single mistake. */
export const signOnKinds: Kinds<Scheme> = {
  ...sharedKinds,
  older: (_scheme, field: Scheme['field'], algorithm: string) => ({ field, parts: ['id', 'salt', 'timestamp'], digest: hash(algorithm) }),
  digest: (_scheme, algorithm: string) => ({ digest: hash(algorithm) }),
  hmac: (_scheme, algorithm: string) => ({ digest: hmac(algorithm) }),
  hmacWithoutSalt: ({ parts }, algorithm: string) => ({ digest: hmac(algorithm), parts: parts.filter((part) => part !== 'salt') }),
  without: ({ parts }, ...left: SignedPart[]) => ({ parts: parts.filter((part) => !left.includes(part)) }),
  order: ({ parts }, ...order: SignedPart[]) => ({ parts: order.filter((part) => parts.includes(part)) }),
  instead: ({ value }, which: SignedPart, by: string) => ({ value: (text, part) => (part === which ? by : value(text, part)) }),
  part: (scheme, which: SignedPart, ...steps: RewriteStep[]) => withValues(scheme, (part) => part === which, rewriting(...steps)),
  /** Every value of the form; the salt is not sent. */
  fields: (scheme, ...steps: RewriteStep[]) => withValues(scheme, (part) => part !== 'salt', rewriting(...steps)),
  saltIs: (_scheme, text: string) => ({ salt: () => text }),
  salt: ({ salt }, ...steps: RewriteStep[]) => {
    const rewrite = rewriting(...steps);
    return {
      salt: (secrets) => {
        const plain = salt(secrets);
        return plain === undefined ? undefined : rewrite(plain);
      },
    };
  },
  between: (_scheme, separator: string) => ({ join: joinedBy(separator) }),
  ending: ({ join }, end: string) => ({ join: (entries) => `${join(entries)}${end}` }),
  pairs: (_scheme, separator: string) => ({ join: (entries) => entries.map(([part, value]) => `${named(part)}=${value}`).join(separator) }),
  bytes: (_scheme, encoding: BufferEncoding, mark = '', order?: 'swapped') => ({
    bytes: (text) => (order ? Buffer.from(mark + text, encoding).swap16() : Buffer.from(mark + text, encoding)),
  }),
  'password-as-salt': () => ({ salt: ({ password }) => password }),
  'salt-twice': ({ parts }) => ({ parts: [...parts, 'salt'] }),
  'digest-of-json': () => ({ join: jsonObject }),
  'digest-of-json-with-number': () => ({
    join: (entries) =>
      jsonObject(entries.map(([part, value]) => [part, part === 'timestamp' && /^\d{1,15}$/.test(value) ? Number(value) : value])),
  }),
  'digest-of-json-list': () => ({ join: (entries) => JSON.stringify(entries.map(([, value]) => value)) }),
  'hashed-twice': ({ digest }) => ({ digest: (bytes, salt) => digest(Buffer.from(digest(bytes, salt).toString('hex')), salt) }),
  'hashed-twice-as-bytes': ({ digest }) => ({ digest: (bytes, salt) => digest(digest(bytes, salt), salt) }),
  'signature-as-token': () => ({ field: 'token' }),
};
