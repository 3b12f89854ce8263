import { UsageError } from '../../engine/documents/usage-error.ts';
import { scenarioNames } from '../../fixtures/stand-ins/api/scenarios.ts';
import type { KeyPair } from '../../fixtures/stand-ins/listener.ts';
import type { AllowedVariables, Arguments } from '../arguments.ts';
import { environments, flag, option, usually, variables } from '../arguments.ts';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';

export const standInOptions = {
  listen: option.text("HOST:PORT, if not where the manifest's URLs lead to"),
  'listen-bridge': option.text("HOST:PORT of a platform's bridge (the next free port)"),
  'tls-cert': option.text('the certificate to serve https with'),
  'tls-key': option.text('its key'),
  environment: usually('test', option.oneOf(environments, 'whose URLs of the manifest')),
  ...variables,
  json: flag('print a line of JSON with all that a client needs, then one for each request'),
  scenario: { ...option.oneOf(scenarioNames, 'trouble that a platform makes on demand (repeatable)'), array: true },
} as const;

export type StandInArguments = Arguments<typeof standInOptions> & AllowedVariables & { manifest?: string | undefined };

/** Each stands in for the other side of somebody's contract; loaded when it is known which is meant. */
const load = {
  partner: async () => (await import('./partner.ts')).standInPartner,
  platform: async () => (await import('./platform.ts')).standInPlatform,
};

export async function standIn(kind: keyof typeof load, args: StandInArguments, io: Io): Promise<number> {
  return (await load[kind]())(args, io);
}

export function keyPair({ 'tls-cert': cert, 'tls-key': key }: StandInArguments, io: Io): KeyPair | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('assay: --tls-cert and --tls-key go together');
  return { cert: readText(cert, io), key: readText(key, io) };
}
