import { valuesOf } from '../../contract/contract.ts';
import { minutes } from '../../contract/value-words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** How old a form may be, in milliseconds. */
export const windowMs = (): number => valuesOf('sign-on').freshness.window_minutes * MINUTE;

export const windowText = (): string => minutes(valuesOf('sign-on').freshness.window_minutes);

const counted: Record<number, string> = { 1: 'one', 2: 'two', 20: 'twenty', 30: 'thirty', 40: 'forty' };

function inWords(ms: number): string {
  if (ms < MINUTE && ms * 2 !== MINUTE) return `${Math.round(ms / 1_000)} seconds`;
  const units = [
    [YEAR, 'year'],
    [DAY, 'day'],
    [60 * MINUTE, 'hour'],
  ] as const;
  const [size, unit] = units.find(([whole]) => ms % whole === 0) ?? [MINUTE, 'minute'];
  const count = Math.round((ms / size) * 10) / 10;
  const one = unit === 'hour' ? 'an hour' : `a ${unit}`;
  if (count === 1) return one;
  if (count === 0.5) return `half ${one}`;
  return `${counted[count] ?? count} ${unit}s`;
}

const aged = (ms: number) => ({ age: inWords(ms), ms, variant: `${Math.round(ms / 1_000)}s` });

/** Forms of these ages are still fresh, however the window is read. */
export const recentAges = () => [aged(windowMs() / 10), aged((windowMs() * 2) / 5)] as const;

/** Ages of forms that are too old by far: more than 32 bits of milliseconds can count, and of a timestamp with fewer digits than today's. */
export function staleAges() {
  const times = (count: number, least = 0) => aged(Math.max(least, count * windowMs()));
  return [times(4), times(12), times(24, DAY), times(48, 40 * DAY), times(96, 30 * YEAR)] as const;
}
