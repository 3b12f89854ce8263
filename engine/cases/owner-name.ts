import fc from 'fast-check';
import { character } from './character.ts';

/** In UTF-16 units, the largest of the usual counts, so that no count of characters comes to more. */
export const LONGEST_NAME = 255;

const paddings = ['a', 'é', '漢'];
const LONG_RUN = 20;

const isNamed = (name: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);

type Padded = [length: number, padding: string, text: string];

function unpadded(name: unknown): Padded {
  if (typeof name !== 'string') throw new TypeError('a name is a string');
  const run = /(?<last>.)\k<last>*$/u.exec(name);
  const padding = run?.groups?.last ?? '';
  return run && run[0].length > LONG_RUN && paddings.includes(padding) ? [name.length, padding, name.slice(0, run.index)] : [1, 'a', name];
}

/** Draws the name of an organisation, some padded up to the longest; shrinks to one character, or to the shortest length that matters. */
export function ownerName(longest: number = LONGEST_NAME) {
  const length = fc.option(fc.integer({ min: 2, max: longest }), { nil: 1, freq: 2 });
  const text = fc.string({ unit: character(), maxLength: longest });
  return fc
    .tuple(length, fc.constantFrom(...paddings), text)
    .map(([units, padding, start]) => start.padEnd(units, padding), unpadded)
    .filter((name) => name.length <= longest && isNamed(name));
}
