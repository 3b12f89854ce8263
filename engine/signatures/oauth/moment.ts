const MAX_SKEW_SECONDS = 300;

/** Compares the timestamp of a request with the time when it was sent; `at` is in milliseconds since 1970. */
export function clockOf(timestamp: string | undefined, at = Date.now()) {
  if (timestamp === undefined) return 'missing';
  if (!/^\d{1,16}$/.test(timestamp)) return 'no-number';
  const ahead = Number(timestamp) - at / 1000;
  if (Math.abs(ahead) <= MAX_SKEW_SECONDS) return 'present';
  // Thirteen digits are today's date in milliseconds; as seconds, they would be tens of thousands of years ahead.
  if (/^\d{13}$/.test(timestamp)) return 'milliseconds';
  return ahead < 0 ? 'past' : 'future';
}
