import { hash } from 'node:crypto';

export type Drawing = ReturnType<typeof drawing>;

const bytes = 6;
const draws = 10;

/** Draws from a seed. Each purpose draws independently: one more draw for one does not change the others. */
export function drawing(seed: number, purpose: string) {
  let count = 0;
  let block = Buffer.alloc(0);
  /** An integer from 0 to `limit - 1`; one hash is enough for ten of them. */
  const below = (limit: number): number => {
    const place = count++ % draws;
    if (place === 0) block = hash('sha512', `${seed} ${purpose} ${count}`, 'buffer');
    return block.readUIntBE(place * bytes, bytes) % limit;
  };
  const turns = new Map<readonly unknown[], number>();
  /** One of them, and others the next times, until each had its turn. */
  const inTurn = <T>(from: readonly [T, ...T[]]): T => {
    const turn = turns.get(from) ?? below(from.length);
    turns.set(from, turn + 1);
    return from[turn % from.length] ?? from[0];
  };
  const text = (alphabet: string, length: number): string => {
    let drawn = '';
    while (drawn.length < length) drawn += alphabet[below(alphabet.length)];
    return drawn;
  };
  const hex = (length: number): string => text('0123456789abcdef', length);
  return {
    below,
    one: <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0],
    inTurn,
    text,
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${text('89ab', 1)}${hex(3)}-${hex(12)}`,
    shuffled<T>(all: readonly T[]): T[] {
      const left = [...all];
      return all.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
