import { startGuardEarly } from '../fixtures/guard/guard.ts';

/** The guard of a run starts while the rest of the command is loaded. */
export function startEarlyGuard(args: { 'dry-run': boolean }, { env }: { env: NodeJS.ProcessEnv }): void {
  if (!args['dry-run']) startGuardEarly(env);
}
