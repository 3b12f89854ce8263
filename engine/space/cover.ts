import type { Drawing } from '../cases/drawing.ts';

/** The values that each dimension can have. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;

/** One value of each dimension. */
export type Combination<D extends Dimensions = Dimensions> = { -readonly [name in keyof D]: D[name][number] };

/** The values of one dimension belong to groups: they meet the values of `fully` one by one, and all others as a group. */
export interface Grouping {
  dimension: string;
  groupOf: (value: string) => string;
  fully?: string;
}

/**
 * Few combinations in which every pair of values of two dimensions occurs at least once (a covering array of strength two).
 * The same draws give the same combinations.
 */
export function coveringArray<D extends Dimensions>(dimensions: D, draw: Drawing, grouping?: Grouping): Combination<D>[] {
  const grouped = (grouping && dimensions[grouping.dimension]) ?? [];
  const groups = grouping ? [...new Set(grouped.map(grouping.groupOf))] : [];
  const values = [
    ...Object.entries(dimensions).flatMap(([name, all]) => all.map((value) => ({ name, value }))),
    ...groups.map((value) => ({ name: '', value })),
  ];
  const chosen = values.filter(({ name }) => name !== '').map((_, index) => index);
  const columns = Object.keys(dimensions).map((name) => chosen.filter((index) => values[index]?.name === name));
  const isGrouped = (name = '') => name === grouping?.dimension;
  const counts = (one: string, other: string): boolean => {
    if (isGrouped(one) || isGrouped(other)) return [one, other].includes(grouping?.fully ?? '');
    return one !== '' || other !== grouping?.fully;
  };
  /** Pairs that no combination has yet; a value with itself counts too, so that one dimension alone is covered. */
  const open = values.map((one) =>
    Uint8Array.from(values, (other) =>
      one === other || (one.name !== other.name && counts(one.name, other.name) && counts(other.name, one.name)) ? 1 : 0,
    ),
  );
  /** How many pairs of each value are open. */
  const opens = open.map((own) => own.reduce((sum, one) => sum + one, 0));
  /** A value, and the group that it belongs to. */
  const cellsOf = values.map(({ name, value }, index) =>
    grouping && isGrouped(name) ? [index, values.findIndex((one) => one.name === '' && one.value === grouping.groupOf(value))] : [index],
  );
  const cells = (index: number): readonly number[] => cellsOf[index] ?? [];
  const gainOf = (index: number, row: readonly number[]) => {
    let sum = 0;
    for (const one of cells(index)) for (const other of row) sum += open[one]?.[other] ?? 0;
    return sum;
  };
  const opensOf = (index: number) => cells(index).reduce((sum, one) => sum + (opens[one] ?? 0), 0);

  /** Column by column, the value with the most new pairs. */
  const rowFrom = (start: number): number[] => {
    const row = [...cells(start)];
    for (const column of rotated(columns, draw))
      if (!column.includes(start)) row.push(...best(rotated(column, draw), (index) => gainOf(index, row)).flatMap(cells));
    return row;
  };

  const rows: number[][] = [];
  for (;;) {
    const [start] = best(rotated(chosen, draw), opensOf);
    if (start === undefined || opensOf(start) === 0) break;
    const row = rowFrom(start);
    for (const one of row)
      for (const other of row)
        if (open[one]?.[other]) {
          open[one][other] = 0;
          opens[one] = (opens[one] ?? 0) - 1;
        }
    rows.push(row.filter((index) => index < chosen.length));
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
  const highest = scores.indexOf(Math.max(...scores));
  return all.slice(highest, highest + 1);
}
