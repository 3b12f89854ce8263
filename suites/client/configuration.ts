import { dirname } from 'node:path';
import { parseConfiguration } from '../../engine/documents/configuration.ts';
import { readDocument } from '../../engine/documents/read.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import type { ClientConfiguration } from '../../specs/generated/schemas.ts';
import { secretVariables } from '../shared/application/secrets.ts';

/** A configuration can use these as `${name}`: values of the stand-in platform, and the home folder of the commands. */
const names = [
  ...(['base_url', 'bridge_url', 'consumer_key', 'consumer_secret', 'token', 'token_secret', 'api_token', 'api_token_id'] as const),
  ...(['organisation_id', 'application_id', 'invoice_number', 'user_id', 'email', 'password', 'home'] as const),
] as const;

export type Values = Record<(typeof names)[number], string>;

export type ClientUnderTest = ReturnType<typeof readClient>;

/** A placeholder for a value that is known only when the stand-in platform listens. */
const mark = (name: string) => `\u0001${name}\u0001`;

/** Reads the configuration of a client under test; its commands run in the folder of that file. */
export function readClient(path: string, env: Record<string, string | undefined>, shown: string) {
  const own = Object.fromEntries(names.map((name) => [name, mark(name)]));
  const configuration = parseConfiguration<ClientConfiguration>(shown, readDocument(shown, path), { ...env, ...own }, 'client');
  const { login, commands = {} } = configuration;
  const callback = typeof login === 'object' ? login.callback : undefined;
  if (callback !== undefined && !(isUrl(callback) && isLoopbackUrl(new URL(callback))))
    throw new UsageError(`${shown}: login.callback: expected a loopback address: Assay opens no other one in its browser`);
  const used = JSON.stringify(configuration);
  const given = Object.entries(env).filter((one): one is [string, string] => one[1] !== undefined && one[1].length > 3);
  return {
    configuration: { ...configuration, commands },
    folder: dirname(path),
    /** The configuration with the values of a stand-in platform. */
    filled: (values: Values): ClientConfiguration => {
      const fill = (text: string) => Object.entries(values).reduce((now, [name, value]) => now.replaceAll(mark(name), () => value), text);
      return JSON.parse(used, (_name, value) => (typeof value === 'string' ? fill(value) : value));
    },
    /** Variables of Assay's own environment that the configuration uses and that look secret. */
    secrets: secretVariables(Object.fromEntries(given.filter(([, value]) => used.includes(JSON.stringify(value).slice(1, -1))))),
  };
}
