import type { Drawing } from '../cases/drawing.ts';
import { coveringArray, type Dimensions } from './cover.ts';
import { isBy, type Named, type Point, type RealCaller, type Space, valuesOn } from './space.ts';

/** A call with one deviation: everything else about it is a point. */
export interface Attempt {
  operation: string;
  deviation: string;
  point: Point;
}

/** What there is to draw from. */
export interface Drawn {
  space: Space;
  operations: readonly string[];
  caller: RealCaller;
  /** Names of what is wrong with a call, and the family of each. */
  deviations: Readonly<Record<string, string>>;
  /** Further values of dimensions that are not in the space, such as kinds of clients. */
  others?: Dimensions;
  has?: (needed: string) => boolean;
}

const unusualOnly = (point: Record<string, string>, usual: Point): Point =>
  Object.fromEntries(Object.entries(point).filter(([name, value]) => usual[name] !== value));

/** The values that real callers have, by dimension, with the usual one first. */
export function realValues({ space, operations, caller, has }: Omit<Drawn, 'deviations'>): Dimensions {
  const named = operations.flatMap((operation) => valuesOn(space, operation, has)).filter(({ value }) => isBy(value, caller));
  return Object.fromEntries(
    [...new Set(named.map(({ dimension }) => dimension))].map((dimension) => [
      dimension,
      [usualOf(space, dimension), ...new Set(named.filter((one) => one.dimension === dimension).map(({ name }) => name))],
    ]),
  );
}

const usualIn = (space: Space): Point => Object.fromEntries(Object.keys(space).map((name) => [name, usualOf(space, name)]));

const usualOf = (space: Space, dimension: string): string => Object.keys(space[dimension]?.values ?? {})[0] ?? '';

/**
 * Deviations among the values of real callers: each deviation meets each operation, and each family of deviations, as well as each
 * operation, meets each value; so do the values of two dimensions that all operations have.
 */
export function amongReal(drawn: Drawn, draw: Drawing): Attempt[] {
  const { operations, deviations, others = {} } = drawn;
  const usual = usualIn(drawn.space);
  const real = operations.map((operation) => Object.entries(realValues({ ...drawn, operations: [operation] })));
  const isCommon = (name: string, all: readonly string[]) =>
    real.every((each) => each.some(([key, own]) => key === name && own.join() === all.join()));
  const common = Object.fromEntries((real[0] ?? []).filter(([name, all]) => isCommon(name, all)));
  const familyOf = (deviation: string) => deviations[deviation] ?? deviation;
  const rows = coveringArray({ deviation: Object.keys(deviations), operation: operations, ...others, ...common } as Dimensions, draw, {
    dimension: 'deviation',
    groupOf: familyOf,
    fully: 'operation',
  });
  const attempts = rows.map(({ deviation = '', operation = '', ...point }): Attempt => ({ operation, deviation, point }));
  return operations.flatMap((operation, index) => {
    const own = (real[index] ?? []).filter(([name]) => !(name in common)).map(([name, all]) => [name, draw.shuffled(all)] as const);
    const most = Math.max(0, ...own.map(([, all]) => all.length));
    return [...new Set(Object.values(deviations))].flatMap((family) => {
      const first = attempts.filter((one) => one.operation === operation && familyOf(one.deviation) === family);
      // As often as it takes for the family to meet every value.
      const count = first.length === 0 ? 0 : Math.max(first.length, most);
      return Array.from({ length: count }, (_, turn): Attempt => {
        const { deviation, point } = first[turn % first.length] ?? { deviation: '', point: {} };
        const values = Object.fromEntries(own.map(([name, all]) => [name, all[turn % all.length] ?? '']));
        return { operation, deviation, point: unusualOnly({ ...point, ...values }, usual) };
      });
    });
  });
}

/**
 * What only an attacker sends: each of these values meets each operation, and one deviation of each of these groups. One that may hide
 * others comes alone, and meets one group on each operation where it has enough of them. The others come together, and the rest of
 * the call is drawn from what real callers have.
 */
export function byAttackers(drawn: Drawn, groups: readonly (readonly string[])[], draw: Drawing): Attempt[] {
  const { space, operations, caller, others = {}, has } = drawn;
  const usual = usualIn(space);
  const turns = groups.map((group) => inTurn(draw.shuffled(group)));
  const hidingOn = operations.map((operation) =>
    valuesOn(space, operation, has).filter(({ value }) => !isBy(value, caller) && value.hides),
  );
  const keyOf = ({ dimension, name }: Named) => `${dimension} ${name}`;
  const all = hidingOn.flatMap((values) => values.map(keyOf));
  const places = new Map([...new Set(all)].map((key, place) => [key, place]));
  const alone = operations.flatMap((operation, at) =>
    (hidingOn[at] ?? []).flatMap((one) => {
      const isOnEnough = all.filter((key) => key === keyOf(one)).length >= turns.length;
      const turn = turns[(at + (places.get(keyOf(one)) ?? 0)) % turns.length];
      return (isOnEnough ? [turn] : turns).map(
        (next): Attempt => ({ operation, deviation: next?.() ?? '', point: { [one.dimension]: one.name } }),
      );
    }),
  );
  const together = operations.flatMap((operation) => {
    const real = Object.entries({ ...realValues({ ...drawn, operations: [operation] }), ...others });
    return turns.flatMap((next) =>
      allByAttackers({ ...drawn, operations: [operation] }, draw).map((odd): Attempt => {
        const rest = real.map(([key, possible]) => [key, draw.one(possible as [string, ...string[]])] as const);
        return { operation, deviation: next() ?? '', point: unusualOnly({ ...Object.fromEntries(rest), ...odd }, usual) };
      }),
    );
  });
  return [...alone, ...together];
}

/** What only an attacker sends and hides nothing, many dimensions at once: as few points as it takes to have each of these values once. */
export function allByAttackers({ space, operations, caller, has }: Omit<Drawn, 'deviations'>, draw: Drawing): Point[] {
  const values = operations
    .flatMap((operation) => valuesOn(space, operation, has))
    .filter(({ value }) => !isBy(value, caller) && !value.hides);
  const columns = [...new Set(values.map(({ dimension }) => dimension))].map(
    (dimension) => [dimension, [...new Set(values.filter((one) => one.dimension === dimension).map(({ name }) => name))]] as const,
  );
  const count = Math.max(0, ...columns.map(([, all]) => all.length));
  const places = Array.from({ length: count }, (_, index) => index);
  const placed = columns.map(([name, all]) => [name, all, draw.shuffled(places)] as const);
  return places.map((at) =>
    Object.fromEntries(placed.flatMap(([name, all, order]) => all.filter((_, index) => order[index] === at).map((one) => [name, one]))),
  );
}

/** Points of real callers for calls that have to be accepted: the values of each dimension take turns, until each was there. */
export function realPoints(drawn: Omit<Drawn, 'deviations'>, draw: Drawing): Point[] {
  const { space, others = {} } = drawn;
  const real = realValues(drawn);
  const columns = Object.entries({ ...others, ...real }).map(([name, all]) => [name, draw.shuffled(all)] as const);
  const count = Math.max(0, ...columns.map(([, all]) => all.length));
  const usual = usualIn(space);
  return Array.from({ length: count }, (_, index) =>
    unusualOnly(Object.fromEntries(columns.map(([name, all]) => [name, all[index % all.length] ?? ''])), usual),
  );
}

/** Gives the members of a list in turn, again from the start after the last. */
export function inTurn<T>(all: readonly T[]): () => T | undefined {
  let count = 0;
  return () => all[count++ % all.length];
}
