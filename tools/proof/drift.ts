import type { WrittenSurface } from '../../engine/contract/rows.ts';
import { combinationsOfTree, covered, type FaultRow, faultsOfTree, type OddityRow, table } from './data.ts';

const fix = 'npm run prove -- new proves what is missing';

/** What the published proof does not say of this tree yet: the page names it too, and `npm run prove` fails for it. */
export function missingProof(root: string): string[] {
  const rows = table<FaultRow>(root, 'faults');
  const odd = table<OddityRow>(root, 'oddities');
  const faults = faultsOfTree().flatMap(([name]) => (rows[name] ? [] : [name]));
  const combinations = combinationsOfTree().flatMap(({ name, digest }) => (odd[name]?.digest === digest ? [] : [name]));
  return [...told('faults', faults, 'not in it', fix), ...told('oddities', combinations, 'not in it', fix)];
}

/** What the published proof says of another tree, as a line each. */
export function wrongProof(root: string, surfaces: readonly WrittenSurface[]): string[] {
  const rows = table<FaultRow>(root, 'faults');
  const tree = new Map(faultsOfTree());
  const combinations = new Set(combinationsOfTree().map(({ name }) => name));
  const named = new Set([...tree.values()].flatMap(({ breaks }) => breaks));
  const changed = [...tree]
    .filter(([name, { breaks }]) => rows[name] && String(rows[name].breaks) !== String(breaks))
    .map(([name]) => name);
  const gone = Object.keys(rows).filter((name) => !tree.has(name));
  const harmless = covered(root, surfaces).flatMap(({ id }) => (named.has(id) ? [] : [id]));
  const unmade = Object.keys(table<OddityRow>(root, 'oddities')).filter((name) => !combinations.has(name));
  return [
    ...told('faults', changed, 'there with what they used to break', fix),
    ...told('faults', gone, 'in it, and in targets/faults no more', fix),
    ...told('faults', harmless, 'broken by no fault', 'add one to targets/faults'),
    ...told('oddities', unmade, 'in it, and made no more', fix),
  ];
}

function told(name: string, wrong: string[], what: string, advice: string): string[] {
  if (wrong.length === 0) return [];
  const some = wrong.slice(0, 3).join(', ') + (wrong.length > 3 ? ` and ${wrong.length - 3} more` : '');
  return [`docs/proof/${name}.json: ${some}: ${what}; ${advice}`];
}
