import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Report } from '../../engine/judging/report.ts';
import type { Fault } from '../../targets/faults/index.ts';
import { type Combination, usualSeed } from '../../targets/oddities/index.ts';
import { written } from '../../tools/proof/data.ts';
import { root } from './command.ts';

/** Everything is to be proved, not only what `npm test` has time for; `own`: each fault on its own surfaces alone. */
export const isWhole = ['all', 'own'].includes(process.env.ASSAY_PROVE ?? '');
export const isOwnSurfaceOnly = process.env.ASSAY_PROVE !== 'all';

/** Only what the published proof does not know yet. */
const isNewOnly = process.env.ASSAY_FAULTS === 'new';

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

/** A test of faults or combinations: `npm run prove -- new` runs these alone. */
export const matrix = { tag: '@matrix' };

/** The faults to judge: those that ASSAY_FAULTS names or the published proof does not know, all in `npm run prove`, else the usual ones. */
export function someFaults<F extends Fault>(kind: string, faults: Record<string, F>, usual = (all: [string, F][]) => all): [string, F][] {
  const all = Object.entries(faults);
  const names = process.env.ASSAY_FAULTS?.split(',');
  if (isNewOnly) return all.filter(([name, { breaks }]) => String(known('faults')[`${kind} ${name}`]?.breaks) !== String(breaks));
  if (names) return all.filter(([name]) => names.includes(name));
  return isWhole ? all : usual(all);
}

/** The combinations to judge: the one that ASSAY_COMBINATION names, all in `npm run prove`, else the first few, which have the most pairs. */
export function someCombinations<T>(make: (seed: number) => Combination<T>[], few: number): Combination<T>[] {
  const all = make(seed);
  const name = process.env.ASSAY_COMBINATION;
  if (name) return all.filter((one) => one.name === name);
  if (isNewOnly) return all.filter((one) => known('oddities')[one.name]?.digest !== one.digest);
  return isWhole ? all : all.slice(0, few);
}

const seed = Number(process.env.ASSAY_SEED ?? usualSeed);

/** Parts of about the same size, none larger than the given one. */
export function batches<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, index) => all.filter((_one, at) => at % count === index));
}

/** Says how far a long proof is, and how fast: which part of how many, with so many targets in it. */
export function tellProgress(what: string, index: number, parts: number, targets: number, since: number): void {
  const rate = (targets * 60_000) / (performance.now() - since);
  if (isWhole) process.stderr.write(`${what}: part ${index + 1} of ${parts}, ${targets} of them, ${rate.toFixed(1)} a minute\n`);
}

/** The named requirements notice, each with a problem of its own, and no other must does; a run that broke off proves nothing. */
export function expectCaught(name: string, { breaks, may = [] }: Fault, { requirements, complete, target }: Report): void {
  const noticed = requirements.filter(({ verdict, problems = [] }) => ['fail', 'warn'].includes(verdict) && problems.length > 0);
  const caught = noticed.map(({ id }) => id as string);
  const alarmed = requirements.filter(({ verdict, level }) => verdict === 'fail' && level === 'must').map(({ id }) => id as string);
  const missed = breaks.filter((id) => !caught.includes(id) || !complete);
  const alarms = alarmed.filter((id) => ![...breaks, ...may].includes(id));
  keep('faults', `${target.kind} ${name}`, { breaks, caught: complete ? caught : [], alarms });
  expect.soft(missed, `${name} is not caught by`).toEqual([]);
  expect.soft(alarms, `${name} alarms`).toEqual([]);
}

/** Nothing is held against it. */
export function expectLegal(name: string, { requirements }: Report, combination?: Combination<unknown>): void {
  const red = requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict));
  const alarms = red.map(({ id, got, reason }) => `${id}: ${got ?? reason}`);
  if (combination) {
    const { oddities, digest } = combination;
    keep('oddities', combination.name, { seed, digest, of: oddities.length, alarms: red.map(({ id }) => id) });
  }
  const repeat = combination && `: ASSAY_SEED=${seed} ASSAY_COMBINATION=${combination.name} npx playwright test oddities`;
  expect.soft(alarms, `${name}${repeat ?? ''}`).toEqual([]);
}

type Row = Record<string, unknown>;

/** What the published proof has, by name. */
function known(table: string): Record<string, Row> {
  const path = join(root, `docs/proof/${table}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Row>) : {};
}

/** Keeps a result for `tools/proof.ts`, which publishes them. */
function keep(table: string, name: string, row: Row): void {
  if (process.env.ASSAY_PROVE !== 'all') return;
  const path = join(root, '.proof', table, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(row));
}

const proof = join(root, 'docs/proof');

/** Puts a row into a table of what was proved; rows of earlier runs stay until they are proved anew. */
export function recorded(table: string, row: string, result: object): void {
  const path = join(proof, `${table}.json`);
  const rows = { ...rowsOf(path), [row]: result };
  mkdirSync(proof, { recursive: true });
  writeFileSync(path, written(Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)))));
}

/** Puts a whole table in the place of the one before. */
export function publish(table: string, rows: Record<string, unknown>): void {
  mkdirSync(proof, { recursive: true });
  writeFileSync(join(proof, `${table}.json`), written(rows));
}

function rowsOf(path: string): Record<string, object> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
  } catch {
    return {}; // nothing was proved yet
  }
}
