import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Report } from '../engine/report.ts';
import { root } from './command.ts';

/** Everything is to be proved, not only what `npm test` has time for; `own`: each fault on its own surfaces alone. */
export const isWhole = ['all', 'own'].includes(process.env.ASSAY_PROVE ?? '');
export const isOwnSurfaceOnly = process.env.ASSAY_PROVE !== 'all';

interface Fault {
  breaks: string[];
  may?: string[];
}

/** The first fault for each requirement. */
export function firstForEach<F extends Fault>(faults: [string, F][]): [string, F][] {
  const seen = new Set<string>();
  return faults.filter(([, { breaks }]) => {
    const isNew = breaks.some((id) => !seen.has(id));
    for (const id of breaks) seen.add(id);
    return isNew;
  });
}

/** Every so many of them, unless all are wanted: the rest is left to `npm run prove`. */
export const everyNth = <T>(all: readonly T[], n: number): T[] => all.filter((_, index) => isWhole || index % n === 0);

/** Parts of about the same size, none larger than the given one. */
export function batches<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, index) => all.filter((_one, at) => at % count === index));
}

/** The named requirements notice, with a problem of their own, and no other must does. */
export function expectCaught(name: string, { breaks, may = [] }: Fault, { requirements }: Report): void {
  const caught = requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id as string);
  const alarmed = requirements.filter(({ verdict, level }) => verdict === 'fail' && level === 'must').map(({ id }) => id as string);
  expect
    .soft(
      breaks.filter((id) => !caught.includes(id)),
      `${name} is not caught by`,
    )
    .toEqual([]);
  expect
    .soft(
      alarmed.filter((id) => ![...breaks, ...may].includes(id)),
      `${name} alarms`,
    )
    .toEqual([]);
}

/** Nothing is held against it. */
export function expectLegal(name: string, { requirements }: Report): void {
  const red = requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict));
  expect
    .soft(
      red.map(({ id, got, reason }) => `${id}: ${got ?? reason}`),
      name,
    )
    .toEqual([]);
}

const proof = join(root, 'docs/proof');

/** Puts a row into a table of what was proved; rows of earlier runs stay until they are proved anew. */
export function recorded(table: string, row: string, result: object): void {
  const path = join(proof, `${table}.json`);
  const rows = { ...rowsOf(path), [row]: result };
  mkdirSync(proof, { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
}

function rowsOf(path: string): Record<string, object> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
  } catch {
    return {}; // nothing was proved yet
  }
}
