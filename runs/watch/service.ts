import { setTimeout as delay } from 'node:timers/promises';
import { bareHost, isLoopbackUrl, portOf } from '../../engine/wire/url.ts';
import { accepts } from '../../fixtures/application/reach.ts';
import { type Started, startCommand } from '../../fixtures/application/start.ts';
import { listeners, showsProcesses } from '../../fixtures/processes.ts';
import { until } from '../../fixtures/until.ts';

/** Time between two checks: in the list of this machine's listeners, and by a connection to the service. */
const nearMs = 50;
const farMs = 500;

export type Service = ReturnType<typeof watchService>;

/** Calls `onReturn` when a service is back, or is another process than before. */
export function watchService(address: string, onReturn: () => void) {
  const url = new URL(address);
  const port = portOf(url);
  const isListed = isLoopbackUrl(url) && showsProcesses;
  /** Identifies who listens now; empty if nobody does. */
  const look = async (): Promise<string> => {
    if (isListed) return String(listeners().flatMap((one) => (one.port === port ? [one.inode] : [])));
    return (await accepts(bareHost(url), port)) ? 'it' : '';
  };
  const closing = new AbortController();
  const { signal } = closing;
  let last = '';
  const watch = async () => {
    last = await look();
    while (!signal.aborted) {
      await delay(isListed ? nearMs : farMs, undefined, { signal });
      const now = await look();
      if (now !== '' && now !== last && !signal.aborted) onReturn();
      last = now;
    }
  };
  watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    address,
    isUp: () => last !== '',
    process: () => (isListed ? last : ''),
    /** Who listens at this moment, whom the watch has then seen. */
    now: async () => (last = await look()),
    close: () => closing.abort(),
  };
}

/** How long a restarted service may take until it answers, and a command that only asks for a restart until that has begun. */
const backMs = 30_000;
const beginMs = 2_000;

/** Restarts a service with a command of the user's: one that stays, because it is the service, or one that restarts it and ends. */
export function restarter(command: string, service: Service, options: { cwd: string; env: Record<string, string | undefined> }) {
  let running: Started | undefined;
  const end = async () => {
    // What a command that has ended left behind is the service, and not ours.
    if (running?.ended() === undefined) await running?.end();
  };
  /** Returns why the service is not there, if it is not. */
  const restart = async (stop: AbortSignal): Promise<string | undefined> => {
    const before = await service.now();
    await end();
    const started = startCommand(command, { ...options, env: options.env as Record<string, string> });
    running = started;
    let endedAt: number | undefined;
    const isBack = async () => {
      const now = await service.now();
      if (started.ended() === undefined) return now !== '' && (now !== before || service.process() === '');
      endedAt ??= performance.now();
      return now !== '' && (now !== before || performance.now() - endedAt > beginMs);
    };
    const hasFailed = () => started.ended() !== undefined && started.exitStatus() !== 0;
    const settled = async () => hasFailed() || (await isBack());
    const isSettled = await until(settled, { withinMs: backMs, everyMs: nearMs, stop });
    if (stop.aborted) return undefined;
    const words = started.output().split('\n').slice(-15).join('\n');
    if (hasFailed()) return `--restart: the command ${started.ended()}\n${words}`.trim();
    return isSettled ? undefined : `--restart: nothing answers at ${service.address} after ${backMs / 1_000} s\n${words}`.trim();
  };
  return {
    restart,
    /** Starts a service that is not there yet. */
    begin: async (stop: AbortSignal) => ((await service.now()) === '' ? restart(stop) : undefined),
    end,
  };
}
