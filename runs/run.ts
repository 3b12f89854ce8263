import { createRequire } from 'node:module';
import type { Readable, Writable } from 'node:stream';
import type { Options } from 'yargs';
import type { RunEvent } from '../engine/recording/events.ts';
import type { Terminal } from '../fixtures/drivers/terminal.ts';
import type { Arguments } from '../specs/generated/arguments.ts';

// Runs and commands import what they all need from here.
export { asUsageError, UsageError, unwritable } from '../engine/documents/usage-error.ts';
export { printable } from '../engine/redaction/printable.ts';
export type { Arguments, Terminal };

/** Everything outside of Assay that a run may use; only cli/bin.ts touches the process itself. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Shows a line that the next output replaces; absent without a terminal. */
  status?(line: string): void;
  /** The width of the terminal that shows the output; absent without one. */
  columns?: number;
  /** Receives the events of a run, besides the terminal. */
  onEvent?(event: RunEvent): void;
  env: Record<string, string | undefined>;
  cwd: string;
  color: boolean;
  version: string;
  /**
   * After this call, an interruption aborts the returned signal instead of ending the process; the reason is the name, such as SIGINT.
   * A second one ends the process, after `beforeEnd`.
   */
  interruption(beforeEnd?: () => void): AbortSignal;
  /** Asks a person, who may have to type the host to agree; undefined if there is nobody to ask. */
  confirm(question: string, host?: string): Promise<boolean | undefined>;
  /** A terminal with a person at it; undefined if there is nobody to ask. */
  terminal(): (Terminal & { close(): void }) | undefined;
  /** Everything on standard input, as text; more than a megabyte is a mistake. */
  stdin(): Promise<string>;
  /** Standard input and output themselves, for a protocol; absent if there are none. */
  streams?: { input: Readable; output: Writable };
}

export const signalStatus = (signal: unknown): number => (signal === 'SIGINT' ? 130 : 143);

export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((ended) => (signal.aborted ? ended() : signal.addEventListener('abort', () => ended(), { once: true })));

type Surroundings = Partial<Io> & Pick<Io, 'cwd' | 'env' | 'version'>;

export const unattended = (surroundings: Surroundings, signal: AbortSignal, output: Pick<Io, 'out' | 'err'>): Io => ({
  ...surroundings,
  ...output,
  // The log and the summary of a CI job belong to the caller.
  env: { ...surroundings.env, GITHUB_ACTIONS: undefined, GITLAB_CI: undefined, GITHUB_STEP_SUMMARY: undefined },
  color: false,
  interruption: () => signal,
  confirm: async () => undefined,
  terminal: () => undefined,
  stdin: async () => '',
});

/** An option as specs/cli declares it: as yargs does, and what values it takes. */
export interface Option extends Omit<Options, 'type' | 'choices'> {
  type?: 'string' | 'boolean' | 'number' | 'integer';
  choices?: readonly string[];
  /** Of a text: an absolute http or https URL, or HOST:PORT. */
  format?: 'url' | 'address';
  /** What a number counts, in words. */
  unit?: 'milliseconds' | 'seconds' | 'days';
  /** The limits of a number, both allowed. */
  minimum?: number;
  maximum?: number;
  /** Other options of the command: without one of them, it says nothing. */
  with?: readonly string[];
  /** Old words of a command line, and the words for them now: `$` is the value, and nothing means that they are not needed. */
  formerly?: Record<string, string>;
}

/** A group, one option of a group (`network.timeout`), or options; null removes an option. */
type Part = string | Record<string, Option | null>;

const groups = createRequire(import.meta.url)('#specs/cli/options.json') as Record<string, Part[]>;

/** The options of groups, or of a command, in their order; every option that is not a switch needs a value. */
export function optionsOf(...parts: Part[]): Record<string, Option> {
  const all = Object.assign({}, ...parts.map(optionsIn)) as Record<string, Option | null>;
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, one]) =>
      one && !isGone(one) ? [[name, { requiresArg: one.type !== 'boolean', ...one, ...inWords(one) }]] : [],
    ),
  );
}

/** What an option says about the unit of a duration, and about the options that it goes with. */
const inWords = ({ describe, unit, with: others }: Option): Option => {
  if (!unit && !others) return {};
  const before = others ? `with ${others.map((name) => `--${name}`).join(' or ')}: ` : '';
  const after = unit ? `: ${unit === 'days' ? '30d' : unit === 'milliseconds' ? '500ms, 30s' : '30s, 5m'} (a bare number: ${unit})` : '';
  return { describe: `${before}${describe}${after}` };
};

/** An option that is not needed any more has no type. */
const isGone = ({ type, choices }: Option): boolean => type === undefined && choices === undefined;

export const formerNames = (command: string): Record<string, string> =>
  Object.assign({}, ...Object.values(optionsIn(command)).map((one) => one?.formerly));

function optionsIn(part: Part): Record<string, Option | null> {
  if (typeof part !== 'string') return part;
  const [group = '', name] = part.split('.');
  const all = Object.assign({}, ...(groups[group] ?? []).map(optionsIn));
  return name === undefined ? all : { [name]: all[name] };
}

/** An option of this name, of whichever command has it. */
export function optionNamed(name: string): Option | undefined {
  for (const group of Object.keys(groups)) {
    const found = optionsOf(group)[name];
    if (found) return found;
  }
  return undefined;
}

export interface AllowedVariables {
  'allow-env'?: string[] | undefined;
  /** What assay.yaml allows, and to which manifest. */
  project?: { env?: string[]; manifest?: string; exists?: string; plans?: string[] } | undefined;
}

export type NetworkArguments = Arguments['network'] & AllowedVariables;
export type LiveArguments = Arguments['provider'] & AllowedVariables;
export type JudgingArguments = Omit<Arguments['judging'], 'color'>;

export interface CertifyArguments
  extends LiveArguments,
    JudgingArguments,
    Partial<Arguments['pushed'] & Arguments['certifying'] & Pick<Arguments['repeating'], 'last-failed'>> {
  pinnedUrls?: string[];
}

type Defaults<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };

export const defaultArguments = Object.fromEntries(
  Object.entries(optionsOf('provider', 'judging')).flatMap(([name, one]) => ('default' in one ? [[name, one.default]] : [])),
) as Defaults<Arguments['provider'] & Arguments['judging']>;
