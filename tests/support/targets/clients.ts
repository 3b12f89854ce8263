import { join } from 'node:path';
import { clientConfiguration } from '../../../targets/reference/client/configuration.ts';
import { assay, type Outcome, root } from '../command.ts';

const programs = { fault: 'suites/client/faults/program.js', oddity: 'targets/oddities/client-program.js' };

/** The configuration of the reference client with the named fault or oddity. */
export const configurationFor = (kind: keyof typeof programs, name: string) =>
  clientConfiguration(`"${process.execPath}" "${join(root, 'dist', programs[kind])}" ${name}`, name);

export const judged = (configuration: object, args: string[] = [], files: Record<string, string> = {}): Promise<Outcome> =>
  assay(['client', 'client.yaml', ...args], { files: { 'client.yaml': JSON.stringify(configuration), ...files }, limit: 85_000 });

/** A value that Assay fills in. */
export const from = (name: string) => `\${${name}}`;
export const credentials = {
  ...{ BASE: from('base_url'), BRIDGE: from('bridge_url'), KEY: from('consumer_key'), KEY_SECRET: from('consumer_secret') },
  ...{ TOKEN: from('token'), SECRET: from('token_secret'), API_TOKEN: from('api_token') },
};
/** A client that is a few lines of a shell. */
export const shell = (commands: Record<string, string>, more: object = {}) => ({
  client: { name: 'a shell', kind: 'library' },
  environment: credentials,
  login: 'none',
  commands,
  ...more,
});
