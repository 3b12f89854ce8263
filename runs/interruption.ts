/** The exit status of a run that a signal ended. */
export const signalStatus = (signal: unknown): number => (signal === 'SIGINT' ? 130 : 143);
