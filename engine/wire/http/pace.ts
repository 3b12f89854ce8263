import { setTimeout as sleep } from 'node:timers/promises';

const realClock = {
  now: () => performance.now(),
  wait: (ms: number, signal?: AbortSignal): Promise<unknown> => sleep(ms, undefined, signal && { signal }),
};

/** Returns a function that lets at most `maxRps` callers per second continue, evenly spaced; an aborted wait rejects. */
export const createPace = (maxRps: number, clock = realClock) => {
  let next = 0;
  return async (signal?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const turn = Math.max(next, now);
    next = turn + 1000 / maxRps;
    if (turn > now) await clock.wait(turn - now, signal);
  };
};
