let origin = performance.timeOrigin;

/** Further apart, the clock on the wall was set, or the machine slept; Date.now() itself is less than one behind. */
const APART = 2;

/** Milliseconds to a thousandth. */
export const exact = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Milliseconds since 1970, as Date.now() has them, but so exact that what follows on something else is not before it. */
export function moment(now = performance.now()): number {
  if (Math.abs(Date.now() - (origin + now)) > APART) readAgain();
  return exact(origin + now);
}

function readAgain(): void {
  const before = performance.now();
  const apart = Date.now() - (origin + before);
  // A process that was kept waiting between the two clocks has read nothing.
  const isRead = performance.now() - before < 1;
  if (isRead && Math.abs(apart) > APART) origin += apart;
}
