import { digit } from './decoders.ts';
import type { View } from './view.ts';

/** A secret of six characters, the shortest that is found inside other text, has this many hexadecimal digits. */
const SHORTEST = 12;

/** Where the next run of this many digits begins, or -1. It checks the last digit first, because most places start no such run. */
function runFrom(units: Uint16Array, from: number): number {
  for (let start = from; start + SHORTEST <= units.length; ) {
    let at = start + SHORTEST - 1;
    while (at >= start && digit(units[at]) >= 0) at -= 1;
    if (at < start) return start;
    start = at + 1;
  }
  return -1;
}

/** The view with its long hexadecimal numbers in lower case; undefined if none mixes lower and upper case. */
export function lowerHex(view: View): View | undefined {
  const { units } = view;
  let folded: Uint16Array | undefined;
  for (let start = runFrom(units, 0); start >= 0; ) {
    let end = start;
    let cases = 0;
    for (; digit(units[end]) >= 0; end += 1) {
      const unit = units[end] as number;
      if (unit > 57) cases |= unit < 97 ? 1 : 2;
    }
    if (cases === 3) {
      folded ??= units.slice();
      for (let at = start; at < end; at += 1) if ((units[at] as number) > 57) folded[at] = (units[at] as number) | 32;
    }
    start = runFrom(units, end);
  }
  return folded && { ...view, units: folded };
}
