import type { Readable, Writable } from 'node:stream';
import type { RunEvent } from '../engine/recording/events.ts';
import type { Terminal } from '../fixtures/drivers/terminal.ts';

export type { Terminal };

/** Everything outside of Assay that a run may use; only cli/bin.ts touches the process itself. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Shows a line that the next output replaces; absent without a terminal. */
  status?(line: string): void;
  /** Receives the events of a run, besides the terminal. */
  onEvent?(event: RunEvent): void;
  env: Record<string, string | undefined>;
  cwd: string;
  color: boolean;
  version: string;
  /** After this call, an interruption aborts the returned signal instead of ending the process; the reason is the name, such as SIGINT. */
  interruption(): AbortSignal;
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
