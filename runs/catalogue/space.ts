import { createRequire } from 'node:module';
import type { Requirement } from '../../engine/catalogue/catalogue.ts';
import { isBy, type Space, valuesOn } from '../../engine/space/space.ts';

const require = createRequire(import.meta.url);

/** What differs between the calls that a row is about, one dimension a line: first what real callers send, then what only an attacker does. */
export function spaceTable({ space: part }: Pick<Requirement, 'space'>): string[] {
  if (!part) return [];
  const { dimensions } = require(`#specs/space/${part.of}.json`) as { dimensions: Space };
  const values = part.on.flatMap((operation) => valuesOn(dimensions, operation));
  const rows = Object.keys(dimensions).flatMap((dimension): [string, string, string][] => {
    const own = values.filter((one) => one.dimension === dimension);
    const named = (some: typeof own) => [...new Set(some.map(({ name }) => name))].join('; ');
    const isReal = ({ value }: (typeof own)[number]) =>
      part.of === 'platform' ? isBy(value, 'client') : isBy(value, 'platform') || isBy(value, 'browser');
    const byAttackers = part.by === undefined ? named(own.filter((one) => !isReal(one))) : '';
    const row: [string, string, string] = [dimension, named(own.filter(isReal)), byAttackers];
    return row[1] + row[2] === '' ? [] : [row];
  });
  const width = Math.max(...rows.map(([dimension]) => dimension.length));
  const line = (name: string, text: string) => `  ${name.padEnd(width)}  ${text}`;
  return [
    '',
    'What is tried, drawn anew by each seed:',
    ...rows.flatMap(([dimension, real, odd]) => [
      ...(real === '' ? [] : [line(dimension, real)]),
      ...(odd === '' ? [] : [line(real === '' ? dimension : '', `only by attackers: ${odd}`)]),
    ]),
  ];
}
