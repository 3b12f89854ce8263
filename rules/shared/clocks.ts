import type { Label } from '../../engine/recording/labels.ts';
import { type Answered, type NoVerdict, undecided } from '../rule.ts';
import { signOnControl } from './sign-ons.ts';

const MINUTE = 60_000;

/** Sign-ons whose age decides: the valid one tells how far the clocks are apart. */
export const aged = <L extends Label>(label: L) => [label, signOnControl, 'sso/valid'] as const;

/** Judges by age, unless the clocks differ too much for that. */
export function byAge<Found>(seen: readonly Answered[], judge: (seen: readonly Answered[]) => Found): Found | NoVerdict {
  return clocksApart(seen) ?? judge(seen.filter(({ label }) => label !== 'sso/valid'));
}

/** Why the age of a form says nothing, where the clocks differ too much. */
export function clocksApart(seen: readonly Answered[]): NoVerdict | undefined {
  const skew = seen.find(({ label }) => label === 'sso/valid')?.clockSkew ?? 0;
  if (Math.abs(skew) <= MINUTE) return undefined;
  const [seconds, side] = [Math.round(Math.abs(skew) / 1000), skew > 0 ? 'ahead of' : 'behind'];
  return undecided(`the target's clock is ${seconds} seconds ${side} ours, so the age of a form says nothing`);
}
