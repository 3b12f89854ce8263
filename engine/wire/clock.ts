let origin = performance.timeOrigin;

/** If the two clocks differ by more, the system clock was set, or the machine slept; rounding explains less than one. */
const MAX_DIFFERENCE_MS = 2;

/** Rounds milliseconds to microseconds. */
export const exact = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Like Date.now(), but with fractions, so that of two events the later one has the later time. */
export function moment(now = performance.now()): number {
  if (Math.abs(Date.now() - (origin + now)) > MAX_DIFFERENCE_MS) adjustOrigin();
  return exact(origin + now);
}

function adjustOrigin(): void {
  const before = performance.now();
  const difference = Date.now() - (origin + before);
  // If the process was paused between reading the two clocks, the difference is wrong.
  const isReliable = performance.now() - before < 1;
  if (isReliable && Math.abs(difference) > MAX_DIFFERENCE_MS) origin += difference;
}
