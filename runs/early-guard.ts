import { startGuardEarly } from '../fixtures/guard/guard.ts';

/** The guard of a run starts while the rest of the command is loaded. */
export const startEarlyGuard = ({ env }: { env: NodeJS.ProcessEnv }): void => startGuardEarly(env);
