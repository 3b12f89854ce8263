/** Seconds by which a timestamp may be off. */
const SKEW = 300;

/** What the timestamp of a request tells, beside the moment when it was sent. */
export function clockOf(timestamp: string | undefined, at = Date.now()) {
  if (timestamp === undefined) return 'missing';
  if (!/^\d{1,16}$/.test(timestamp)) return 'no-number';
  const ahead = Number(timestamp) - at / 1000;
  if (Math.abs(ahead) <= SKEW) return 'present';
  // Thirteen digits are milliseconds of our time, and seconds of a far one.
  if (/^\d{13}$/.test(timestamp)) return 'milliseconds';
  return ahead < 0 ? 'past' : 'future';
}
