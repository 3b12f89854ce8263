import type { Drawing } from './drawing.ts';

/** The values that each dimension can have. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;

/** One value of each dimension. */
export type Combination<D extends Dimensions = Dimensions> = { -readonly [name in keyof D]: D[name][number] };

/** For each combination, this many candidates are made, and the one with the most new pairs is taken. */
const CANDIDATES = 4;

/**
 * Few combinations in which every pair of values of two dimensions occurs at least once (a covering array of strength two).
 * The same draws give the same combinations.
 */
export function coveringArray<D extends Dimensions>(dimensions: D, draw: Drawing): Combination<D>[] {
  const values = Object.entries(dimensions).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  const indexes = values.map((_, index) => index);
  const columns = Object.keys(dimensions).map((name) => indexes.filter((index) => values[index]?.name === name));
  /** Pairs that no combination has yet; a value with itself counts too, so that one dimension alone is covered. */
  const open = values.map((one) => values.map((other) => one === other || one.name !== other.name));
  const gain = (index: number, row: readonly number[]) => row.reduce((sum, other) => sum + (open[index]?.[other] ? 1 : 0), 0);

  const candidate = (start: number): number[] => {
    const row = [start];
    for (const column of rotated(columns, draw))
      if (!column.includes(start)) row.push(...best(rotated(column, draw), (index) => gain(index, row)));
    return row;
  };

  const rows: number[][] = [];
  for (;;) {
    const [start] = best(rotated(indexes, draw), (index) => gain(index, indexes));
    if (start === undefined || gain(start, indexes) === 0) break;
    const candidates = Array.from({ length: CANDIDATES }, () => candidate(start));
    const [row = []] = best(candidates, (one) => one.reduce((sum, index) => sum + gain(index, one), 0));
    for (const one of row) for (const other of row) if (open[one]) open[one][other] = false;
    rows.push(row);
  }
  // In the order of the dimensions: smaller indexes come first.
  const combination = (row: number[]) => row.toSorted((one, other) => one - other).flatMap((index) => values[index] ?? []);
  return rows.map((row) => Object.fromEntries(combination(row).map(({ name, value }) => [name, value])) as Combination<D>);
}

/** Begins at another place, so that among equals not always the same one is the first. */
function rotated<T>(all: readonly T[], draw: Drawing): T[] {
  const from = all.length > 1 ? draw.below(all.length) : 0;
  return [...all.slice(from), ...all.slice(0, from)];
}

/** The first one with the highest score; none of an empty list. */
function best<T>(all: readonly T[], score: (one: T) => number): T[] {
  const scores = all.map(score);
  return all.slice(scores.indexOf(Math.max(...scores)), scores.indexOf(Math.max(...scores)) + 1);
}
