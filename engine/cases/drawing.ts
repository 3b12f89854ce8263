import { hash } from 'node:crypto';

export type Drawing = ReturnType<typeof drawing>;

/** Draws from a seed. Each purpose draws independently: one more draw for one does not change the others. */
export function drawing(seed: number, purpose: string) {
  let count = 0;
  /** An integer from 0 to `limit - 1`. */
  const below = (limit: number): number => hash('sha256', `${seed} ${purpose} ${count++}`, 'buffer').readUIntBE(0, 6) % limit;
  const text = (alphabet: string, length: number): string => Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
  const hex = (length: number): string => text('0123456789abcdef', length);
  return {
    below,
    one: <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0],
    text,
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${text('89ab', 1)}${hex(3)}-${hex(12)}`,
    shuffled<T>(all: readonly T[]): T[] {
      const left = [...all];
      return all.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
