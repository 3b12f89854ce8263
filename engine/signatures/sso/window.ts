import { valuesOf } from '../../contract/contract.ts';
import { minutes } from '../../contract/value-words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How old a form may be, in milliseconds. */
export const windowMs = (): number => valuesOf('sign-on').freshness.window_minutes * MINUTE;

export const windowText = (): string => minutes(valuesOf('sign-on').freshness.window_minutes);

const counted: Record<number, string> = { 1: 'one', 2: 'two', 20: 'twenty', 40: 'forty' };

function inWords(ms: number): string {
  const [size, unit] = ms % DAY === 0 ? [DAY, 'day'] : ms % (60 * MINUTE) === 0 ? [60 * MINUTE, 'hour'] : [MINUTE, 'minute'];
  const count = Math.round((ms / size) * 10) / 10;
  if (count === 1) return unit === 'hour' ? 'an hour' : `a ${unit}`;
  return `${counted[count] ?? count} ${unit}s`;
}

const aged = (ms: number) => ({ age: inWords(ms), ms, variant: `${ms / 1_000}s` });

/** A form of this age is still fresh, however the window is read. */
export const recentAge = () => aged((windowMs() * 2) / 5);

/** Ages of forms that are too old by far; the last is more than 32 bits of milliseconds can count. */
export const staleAges = () =>
  [4, 12].map((times) => aged(windowMs() * times)).concat(aged(Math.max(DAY, 24 * windowMs())), aged(Math.max(40 * DAY, 48 * windowMs())));
