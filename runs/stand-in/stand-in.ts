import { UsageError } from '../../engine/documents/usage-error.ts';
import type { KeyPair } from '../../fixtures/stand-ins/listener.ts';
import type { AllowedVariables, Arguments } from '../arguments.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';

export type StandInArguments = Arguments['stand-in'] & AllowedVariables;

/** Each stands in for the other side of somebody's contract; loaded when it is known which is meant. */
const load = {
  partner: async () => (await import('./partner.ts')).standInPartner,
  platform: async () => (await import('./platform.ts')).standInPlatform,
};

export const standIn = async (args: StandInArguments, io: Io): Promise<number> => (await load[args.kind]())(args, io);

export function keyPair({ 'tls-cert': cert, 'tls-key': key }: StandInArguments, io: Io): KeyPair | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('assay: --tls-cert and --tls-key go together');
  return { cert: readText(cert, io), key: readText(key, io) };
}
