import type { Io } from './io.ts';

type Around = Partial<Io> & Pick<Io, 'cwd' | 'env' | 'version'>;

/** A world without a terminal and without a person. */
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
