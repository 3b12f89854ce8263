/** The exit status of a run that a signal ended. */
export const signalStatus = (signal: unknown): number => (signal === 'SIGINT' ? 130 : 143);

/** Waits for what a signal says. */
export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((ended) => (signal.aborted ? ended() : signal.addEventListener('abort', () => ended(), { once: true })));
