import { catalogue } from '../../engine/catalogue/catalogue.ts';
import { shellQuoted, shellWord } from '../../engine/wire/http/curl.ts';
import { type Arguments, defaultArguments, optionsOf } from '../run.ts';
import type { Plan } from './plan.ts';

/** The options that change what is sent, where to, or which servers are trusted; not --header, whose values may be secrets. */
const repeatedOptions = [
  ...['environment', 'base-url', 'sso-url', 'plan', 'resource', 'read-only', 'cases', 'max-installs', 'allow-host', 'identify'],
  ...['listen', 'callback-url', 'stand-in', 'timeout', 'provision-timeout', 'ready-within', 'driver-timeout', 'max-rps', 'browser'],
  ...['allow-env', 'edition', 'contract', 'ca', 'cert', 'key', 'insecure', 'allow-weak-secrets'],
];

const defaults: Record<string, unknown> = { ...defaultArguments, plan: 'test', 'driver-timeout': 120 };

export function replayLine(report: string, place: string, args: object, more: readonly string[] = []): string {
  const given = new Map(Object.entries(args));
  // The edition in force is used without being named.
  if (given.get('edition') === catalogue().edition) given.delete('edition');
  const options = repeatedOptions.flatMap((name) => (given.get(name) === defaults[name] ? [] : asGiven(name, given.get(name))));
  return ['assay replay', shellWord(`${report}#${place}`), ...more.map(shellQuoted), ...options].join(' ');
}

/** The command that undoes what a run left behind: with its ledger, and with the options that reach the target. */
export function reapLine(ledger: string, args: object): string {
  const given = new Map(Object.entries(args));
  const options = Object.keys(optionsOf('reap')).filter((name) => !['manifest', 'platform', 'header', 'timeout', 'listen'].includes(name));
  const own = options.flatMap((name) => (given.get(name) === defaults[name] ? [] : asGiven(name, given.get(name))));
  return ['assay reap', ...(ledger === defaultLedger ? [] : [shellQuoted(ledger)]), ...own].join(' ');
}

const defaultLedger = 'assay-report/ledger';

/** The command line of a run, with every option that is not left at its default, and without secrets. */
export function commandLine(command: keyof Arguments, words: readonly string[], args: object): string {
  const given = new Map(Object.entries(args));
  // --last-failed chooses the requirements of --only.
  if (given.get('last-failed')) given.delete('only');
  const options = Object.entries(optionsOf(command)).flatMap(([name, option]) =>
    given.get(name) === option.default ? [] : asGiven(name, given.get(name), shownValue),
  );
  return [`assay ${command}`, ...words.map(shellQuoted), ...options].join(' ');
}

const asIs = (_: string, value: string): string => value;

/** A value without what may be secret: that of a header or a variable, a command, and the credentials in an address. */
function shownValue(name: string, value: string): string {
  if (name === 'start') return '…';
  if (name === 'header' || name === 'env') return value.replace(/([:=]\s*).+/s, '$1…');
  return value.replace(/(:\/\/)[^/?#@\s]*@/, '$1');
}

function asGiven(name: string, value: unknown, shown = asIs): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  return [value].flat().flatMap((one) => [`--${name}`, shellQuoted(shown(name, String(one)))]);
}

export const repeatLines = (
  command: keyof Arguments,
  file: string,
  args: object & { out: string },
  more: readonly string[] = [],
): Plan['lines'] => ({
  command: commandLine(command, [file], args),
  replay: (place: string) => replayLine(`${args.out}/report.json`, place, args, more),
  reap: (ledger: string) => reapLine(ledger, args),
});
