import { resolve } from 'node:path';
import { readDocument } from '../../engine/documents/read.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import type { KeyPair } from '../../fixtures/stand-ins/listener.ts';
import type { Io } from '../io.ts';

export interface StandInArguments {
  manifest?: string | undefined;
  listen?: string | undefined;
  'listen-bridge'?: string | undefined;
  'tls-cert'?: string | undefined;
  'tls-key'?: string | undefined;
  environment: string;
  json: boolean;
}

/** What https is served with. */
export function keyPair({ 'tls-cert': cert, 'tls-key': key }: StandInArguments, io: Io): KeyPair | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('assay: --tls-cert and --tls-key go together');
  const read = (path: string) => new TextDecoder().decode(readDocument(path, resolve(io.cwd, path)));
  return { cert: read(cert), key: read(key) };
}
