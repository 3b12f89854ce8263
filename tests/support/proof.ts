import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { readCatalogue } from '../../engine/contract/rows.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import type { Fault } from '../../suites/registry/faults.ts';
import { type Combination, usualSeed } from '../../targets/oddities/index.ts';
import { faultsOfTree, hiddenOfTree, written } from '../../tools/proof/data.ts';
import { root } from './command.ts';

/** Whether to prove everything, not only what `npm test` has time for; with `own`, each fault only on its own surfaces. */
export const isWhole = ['all', 'own'].includes(process.env.ASSAY_PROVE ?? '');
export const isOwnSurfaceOnly = process.env.ASSAY_PROVE !== 'all';

/** Whether to prove only what the published proof does not have yet. */
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

/** Every nth entry; all of them in `npm run prove`. */
export const everyNth = <T>(all: readonly T[], n: number): T[] => all.filter((_, index) => isWhole || index % n === 0);

/** The tag of tests of faults or combinations: `npm run prove -- new` runs only these. */
export const matrix = { tag: '@matrix' };

/** The faults to judge: those that ASSAY_FAULTS names, or with `new` those that the published proof does not have, or has with other requirements; all in `npm run prove`; else the usual ones. */
export function someFaults<F extends Fault>(kind: string, faults: Record<string, F>, usual = (all: [string, F][]) => all): [string, F][] {
  const all = Object.entries(faults);
  const names = process.env.ASSAY_FAULTS?.split(',');
  if (isNewOnly) return all.filter(([name, { breaks }]) => String(known('faults')[`${kind} ${name}`]?.breaks) !== String(breaks));
  const unknown = names?.filter((name) => !faultsOfTree().some(([known]) => known.endsWith(` ${name}`))) ?? [];
  if (!isNewOnly && unknown.length > 0) throw new Error(`ASSAY_FAULTS: no fault is called ${unknown.join(', ')}`);
  if (names) return all.filter(([name]) => names.includes(name));
  return isWhole ? all : usual(all);
}

/** The combinations to judge: the one that ASSAY_COMBINATION names, or the new ones; all in `npm run prove`; else the first few, which have the most pairs. */
export function someCombinations<T>(make: (seed: number) => Combination<T>[], few: number): Combination<T>[] {
  const all = make(seed);
  const name = process.env.ASSAY_COMBINATION;
  if (name) return all.filter((one) => one.name === name);
  if (isNewOnly) return all.filter((one) => known('oddities')[one.name]?.digest !== one.digest);
  return isWhole ? all : all.slice(0, few);
}

const seed = Number(process.env.ASSAY_SEED ?? usualSeed);

/** Parts of about the same size, none with more than `maxSize` entries. */
export function batches<T>(all: readonly T[], maxSize: number): T[][] {
  const count = Math.ceil(all.length / maxSize);
  return Array.from({ length: count }, (_, index) => all.filter((_one, at) => at % count === index));
}

/** Prints how far a long proof is, and how fast. */
export function tellProgress(what: string, index: number, parts: number, targets: number, since: number): void {
  const rate = (targets * 60_000) / (performance.now() - since);
  if (isWhole) process.stderr.write(`${what}: part ${index + 1} of ${parts}, ${targets} of them, ${rate.toFixed(1)} a minute\n`);
}

/** Each requirement that a fault breaks fails or warns with its own problem, and no other must fails; a run that was cut short proves nothing. */
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

/** Nothing fails, warns, is blocked or undecided. */
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

/** The rows of a table of the published proof, by name. */
function known(table: string): Record<string, Row> {
  const path = join(root, `docs/proof/${table}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Row>) : {};
}

/** The rows of a table to prove: with `new` those that a published table does not have yet; all in `npm run prove`; else every nth. */
export function someRows<T>(table: string, all: readonly [string, T][], nth: number): [string, T][] {
  const names = process.env.ASSAY_ROWS?.split(',');
  if (names) {
    const rows = [...all.map(([name]) => name), ...Object.values(hiddenOfTree(readCatalogue(root).surfaces)).flat()];
    const unknown = names.filter((name) => !rows.includes(name));
    if (unknown.length > 0) throw new Error(`ASSAY_ROWS: nothing is called ${unknown.join(', ')}`);
    return all.filter(([name]) => names.includes(name));
  }
  if (!isNewOnly) return everyNth(all, nth);
  const rows = known(table);
  return Object.keys(rows).length === 0 ? [] : all.filter(([name]) => rows[name] === undefined);
}

/** Writes a result for `tools/proof.ts`, which publishes it. */
export function keep(table: string, name: string, row: Row): void {
  if (process.env.ASSAY_PROVE !== 'all') return;
  const path = join(root, '.proof', table, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(row));
}

const proof = join(root, 'docs/proof');

/** Writes one row of a published table; the other rows stay as they are. */
export function recorded(table: string, row: string, result: object): void {
  const path = join(proof, `${table}.json`);
  const rows = { ...rowsOf(path), [row]: result };
  mkdirSync(proof, { recursive: true });
  writeFileSync(path, written(Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)))));
}

/** Replaces a whole published table. */
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
