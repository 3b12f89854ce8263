import { createHash } from 'node:crypto';

/** Draws from a seed; another purpose draws independently, so that one more draw here changes nothing there. */
export interface Drawing {
  /** A whole number from 0 up to, and without, a limit. */
  below(limit: number): number;
  one<T>(from: readonly [T, ...T[]]): T;
  text(alphabet: string, length: number): string;
  hex(length: number): string;
  uuid(): string;
  shuffled<T>(all: readonly T[]): T[];
}

export function drawing(seed: number, purpose: string): Drawing {
  let count = 0;
  const below = (limit: number): number => createHash('sha256').update(`${seed} ${purpose} ${count++}`).digest().readUIntBE(0, 6) % limit;
  const text = (alphabet: string, length: number): string => Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
  const hex = (length: number): string => text('0123456789abcdef', length);
  return {
    below,
    one: (from) => from[below(from.length)] ?? from[0],
    text,
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${text('89ab', 1)}${hex(3)}-${hex(12)}`,
    shuffled(all) {
      const left = [...all];
      return all.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
