import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { components } from '../../specs/generated/schemas.ts';

export type Envelope = components['schemas']['Envelope'];

const payloadType = 'application/vnd.in-toto+json';

/** What is signed in a DSSE envelope: the type and the payload, each with its length. */
const signedBytes = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/** The name of a key: the digest of its public half. */
export const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }))
    .digest('hex');

/** A statement in a DSSE envelope, signed where there is a key. */
export function enveloped(statement: unknown, key?: KeyObject): Envelope {
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = key ? [{ keyid: keyId(key), sig: sign(null, signedBytes(payloadType, payload), key).toString('base64') }] : [];
  return { payloadType, payload: payload.toString('base64'), signatures };
}

export const payloadOf = ({ payload }: Envelope): string => Buffer.from(payload, 'base64').toString('utf8');

export const isSignedBy = ({ payloadType: type, payload, signatures }: Envelope, key: KeyObject): boolean =>
  signatures.some(({ sig }) => verify(null, signedBytes(type, Buffer.from(payload, 'base64')), key, Buffer.from(sig, 'base64')));
