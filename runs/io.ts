import type { Readable, Writable } from 'node:stream';
import type { RunEvent } from '../engine/recording/events.ts';
import type { Terminal } from '../fixtures/drivers/terminal.ts';

export type { Terminal };

/** What a run may touch of the world; only cli/bin.ts knows the process behind it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** A line that the next text takes the place of; left out where there is no terminal. */
  status?(line: string): void;
  /** Told what happens in a run, besides the terminal. */
  onEvent?(event: RunEvent): void;
  env: Record<string, string | undefined>;
  cwd: string;
  color: boolean;
  version: string;
  /** From now on an interruption aborts this instead of ending the process; its reason is the signal's name. */
  interruption(): AbortSignal;
  /** Asks a person, about a host where it is about one; undefined where nobody is there. */
  confirm(question: string, host?: string): Promise<boolean | undefined>;
  /** A terminal with a person at it; undefined where nobody is there. */
  terminal(): (Terminal & { close(): void }) | undefined;
  /** Everything on standard input, as text; more than a megabyte is a mistake. */
  stdin(): Promise<string>;
  /** Standard input and output themselves, for a protocol; left out where there are none. */
  streams?: { input: Readable; output: Writable };
}

export const signalStatus = (signal: unknown): number => (signal === 'SIGINT' ? 130 : 143);

export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((ended) => (signal.aborted ? ended() : signal.addEventListener('abort', () => ended(), { once: true })));

type Around = Partial<Io> & Pick<Io, 'cwd' | 'env' | 'version'>;

export const unattended = (around: Around, signal: AbortSignal, told: Pick<Io, 'out' | 'err'>): Io => ({
  ...around,
  ...told,
  // The log and the summary of a CI are the caller's.
  env: { ...around.env, GITHUB_ACTIONS: undefined, GITLAB_CI: undefined, GITHUB_STEP_SUMMARY: undefined },
  color: false,
  interruption: () => signal,
  confirm: async () => undefined,
  terminal: () => undefined,
  stdin: async () => '',
});
