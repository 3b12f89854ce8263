import { setTimeout as sleep } from 'node:timers/promises';

type Clock = { now: () => number; wait: (ms: number, signal?: AbortSignal) => Promise<unknown> };

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, signal && { signal }),
};

/** Returns a gate that lets at most `maxRps` callers a second through, evenly spaced; an aborted wait rejects. */
export const createPace = (maxRps: number | undefined, clock: Clock = realClock) => {
  if (!maxRps || maxRps <= 0) return async (_signal?: () => AbortSignal): Promise<void> => {};
  const gap = 1000 / maxRps;
  let next = 0;
  return async (signal?: () => AbortSignal): Promise<void> => {
    const now = clock.now();
    const turn = Math.max(next, now);
    next = turn + gap;
    if (turn > now) await clock.wait(turn - now, signal?.());
  };
};
