import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Io } from '../io.ts';
import { readBytes } from '../read.ts';

const kinds = {
  private: { create: createPrivateKey, maker: 'openssl genpkey -algorithm ed25519 makes' },
  public: { create: createPublicKey, maker: 'openssl pkey -pubout makes of a private one' },
};

/** An Ed25519 key that the user named; a file that holds another thing is the user's to fix. */
export function readKey(file: string, kind: keyof typeof kinds, io: Io): KeyObject {
  const { create, maker } = kinds[kind];
  const pem = Buffer.from(readBytes(file, io));
  const wanted = `${file}: expected an Ed25519 ${kind} key in PEM, such as ${maker}`;
  let key: KeyObject;
  try {
    key = create(pem);
  } catch {
    throw new UsageError(wanted);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new UsageError(`${wanted}, got one of the kind ${key.asymmetricKeyType}`);
  return key;
}
