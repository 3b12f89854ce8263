let origin = performance.timeOrigin;

/** Further apart, the clock on the wall was set, or the machine slept. */
const APART = 50;

/** Milliseconds to a thousandth. */
export const exact = (ms: number): number => Math.round(ms * 1000) / 1000;

/** Milliseconds since 1970, so exact that what follows on something else is never before it. */
export function moment(): number {
  const apart = Date.now() - (origin + performance.now());
  if (Math.abs(apart) > APART) origin += apart;
  return exact(origin + performance.now());
}
