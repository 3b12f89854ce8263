import { UsageError } from '../../engine/documents/usage-error.ts';
import type { Shard } from '../../engine/judging/overview.ts';

/** What `--shard i/n` names. */
export function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, of = 0] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new UsageError(`assay: --shard takes a part and their number, such as 1/4, got "${text}"`);
  return { index, of };
}

/** Every nth target, so that each shard gets some from every part of the file; a target is never split. */
export const partOf = <T>(all: readonly T[], shard: Shard | undefined): T[] =>
  shard ? all.filter((_, place) => place % shard.of === shard.index - 1) : [...all];

/** So many in one run of the plays: their recordings are in memory together. */
const WAVE = 20;

/** Parts to be played one after another; neighbours are of different hosts, so that nobody waits for a turn while others could play. */
export function waves<T>(all: readonly T[], hostOf: (one: T) => string): T[][] {
  const seen = new Map<string, number>();
  const ranked = all.map((one) => {
    const rank = seen.get(hostOf(one)) ?? 0;
    seen.set(hostOf(one), rank + 1);
    return { one, rank };
  });
  const inOrder = ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
  return Array.from({ length: Math.ceil(inOrder.length / WAVE) }, (_, index) => inOrder.slice(index * WAVE, (index + 1) * WAVE));
}
