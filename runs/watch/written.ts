import { statSync } from 'node:fs';

/** What a run has changed may change once more right after its end: a log, or the output of this command. */
const afterMs = 2_000;

/**
 * Tells the files that a run writes from those that a person edits: made while a run is under way, or changed during two runs in a row,
 * or changed during a run and once more at its end. Each is told once.
 */
export function createWritten(onIgnored: (path: string) => void = () => {}) {
  const known = new Set<string>();
  let during = new Set<string>();
  let earlier = new Set<string>();
  let isRunning = false;
  let startedAt = 0;
  let endedAt = 0;

  const isNew = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0) > startedAt;

  return {
    begins(): void {
      isRunning = true;
      startedAt = Date.now();
      earlier = during;
      during = new Set();
    },
    ends(): void {
      isRunning = false;
      endedAt = Date.now();
    },
    isOfRun(path: string): boolean {
      const isAfter = !isRunning && during.has(path) && Date.now() - endedAt < afterMs;
      const isOwn = known.has(path) ? isRunning || isAfter : isAfter || (isRunning && (earlier.has(path) || isNew(path)));
      if (isRunning) during.add(path);
      if (isOwn && !known.has(path)) {
        known.add(path);
        onIgnored(path);
      }
      return isOwn;
    },
  };
}
