/** The exit status of a run that a signal ended. */
export const statusOf = (signal: unknown): number => (signal === 'SIGINT' ? 130 : 143);
