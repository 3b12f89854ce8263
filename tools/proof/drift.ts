import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { combinationsOfTree, covered, type FaultRow, faultsOfTree, type OddityRow, releaseOf, table } from './data.ts';

const fix = 'run npm run prove -- new';

/** Faults and combinations that the published proof does not have yet; `npm run prove` fails because of them. */
export function missingProof(root: string): string[] {
  const rows = table<FaultRow>(root, 'faults');
  const odd = table<OddityRow>(root, 'oddities');
  const faults = faultsOfTree().flatMap(([name]) => (rows[name] ? [] : [name]));
  const combinations = combinationsOfTree().flatMap(({ name, digest }) => (odd[name]?.digest === digest ? [] : [name]));
  return [...problemLines('faults', faults, 'not proved yet', fix), ...problemLines('oddities', combinations, 'not proved yet', fix)];
}

/** Where the published proof is out of date, or no fault breaks a requirement: one line for each kind of problem. */
export function wrongProof(root: string, surfaces: readonly WrittenSurface[]): string[] {
  const rows = table<FaultRow>(root, 'faults');
  const tree = new Map(faultsOfTree());
  const combinations = new Set(combinationsOfTree().map(({ name }) => name));
  const named = new Set([...tree.values()].flatMap(({ breaks }) => breaks));
  const changed = [...tree]
    .filter(([name, { breaks }]) => rows[name] && String(rows[name].breaks) !== String(breaks))
    .map(([name]) => name);
  const gone = Object.keys(rows).filter((name) => !tree.has(name));
  const unbroken = covered(root, surfaces).flatMap(({ id }) => (named.has(id) ? [] : [id]));
  const goneCombinations = Object.keys(table<OddityRow>(root, 'oddities')).filter((name) => !combinations.has(name));
  return [
    ...problemLines('faults', changed, 'listed with outdated requirements', fix),
    ...problemLines('faults', gone, 'no longer in suites/*/faults.ts', fix),
    ...problemLines('faults', unbroken, 'broken by no fault', 'add one to the faults.ts of its surface'),
    ...problemLines('oddities', goneCombinations, 'no longer a combination of this tree', fix),
  ];
}

interface Figure {
  version?: string;
}

/** What publishes figures of speed, sizes and mutants, and what measures them again; each row of a table has its own version. */
const figures = {
  bench: 'npm run bench',
  scale: 'npm run bench -- --scale 200',
  hunt: 'npm run hunt',
  mutation: 'npm run mutate -- FOLDER',
};

/** Published figures that were measured on another release, or of folders that are gone. */
export function outdatedFigures(root: string): string[] {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return Object.entries(figures).flatMap(([name, measure]) => {
    const rows = table<Figure>(root, name) as Record<string, Figure> & Figure;
    const isTable = rows.version === undefined;
    const of: [string, Figure][] = isTable ? Object.entries(rows) : [[name, rows]];
    const old = of.filter(([, row]) => releaseOf(row.version ?? '') !== releaseOf(version)).map(([row]) => row);
    const gone = name === 'mutation' ? Object.keys(rows).filter((folder) => !existsSync(join(root, folder))) : [];
    return [
      ...problemLines(name, old, `not measured on ${releaseOf(version)}`, `run ${measure}`),
      ...problemLines(name, gone, 'a folder that is gone', 'delete the row'),
    ];
  });
}

function problemLines(name: string, wrong: string[], what: string, advice: string): string[] {
  if (wrong.length === 0) return [];
  const some = wrong.slice(0, 3).join(', ') + (wrong.length > 3 ? ` and ${wrong.length - 3} more` : '');
  return [`docs/proof/${name}.json: ${some}: ${what}; ${advice}`];
}
