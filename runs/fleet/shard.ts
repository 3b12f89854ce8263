import type { Shard } from '../../engine/judging/overview.ts';
import { UsageError } from '../run.ts';

export function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, of = 0] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new UsageError(`assay: --shard takes PART/PARTS, such as 1/4, got "${text}"`);
  return { index, of };
}

/**
 * The targets of one shard; a target is never split. Every shard computes the same parts: the slowest targets of the run before
 * first, each to the shard that has least to do so far. A new target is expected to take as long as the average.
 */
export function partOf<T extends { name: string }>(all: readonly T[], shard: Shard | undefined, seconds: ReadonlyMap<string, number>): T[] {
  if (!shard) return [...all];
  const loads = Array.from({ length: shard.of }, () => 0);
  const mine = new Set<T>();
  for (const { target, takes } of slowestFirst(all, seconds)) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + takes;
    if (lightest === shard.index - 1) mine.add(target);
  }
  return all.filter((target) => mine.has(target));
}

/** The targets with the time that each is expected to take. */
export function slowestFirst<T extends { name: string }>(all: readonly T[], seconds: ReadonlyMap<string, number>) {
  const known = [...seconds.values()];
  const average = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
  return all.map((target) => ({ target, takes: seconds.get(target.name) ?? average })).sort((a, b) => b.takes - a.takes);
}
