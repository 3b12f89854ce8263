import { shellQuoted, shellWord } from '../../engine/wire/http/curl.ts';
import { defaultArguments } from '../run.ts';

/** The options that change what is sent, where to, or which servers are trusted; not --header, whose values may be secrets. */
const repeatedOptions = [
  ...['environment', 'base-url', 'sso-url', 'plan', 'resource', 'read-only', 'cases', 'max-installs', 'allow-host', 'identify'],
  ...['listen', 'callback-url', 'stand-in', 'timeout', 'provision-timeout', 'ready-within', 'driver-timeout', 'max-rps', 'browser'],
  ...['env', 'edition', 'contract', 'ca', 'cert', 'key', 'insecure', 'allow-weak-secrets'],
];

const defaults: Record<string, unknown> = { ...defaultArguments, plan: 'test', 'driver-timeout': 120 };

export function replayLine(report: string, place: string, args: object, more: readonly string[] = []): string {
  const given = new Map(Object.entries(args));
  const options = repeatedOptions.flatMap((name) => {
    const value: unknown = given.get(name);
    if (value === undefined || value === false || value === defaults[name]) return [];
    if (value === true) return [`--${name}`];
    return [value].flat().flatMap((one) => [`--${name}`, shellQuoted(String(one))]);
  });
  return ['assay replay', shellWord(`${report}#${place}`), ...more.map(shellQuoted), ...options].join(' ');
}
