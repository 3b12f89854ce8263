import type { Surface } from '../catalogue.ts';
import { combinationsOfTree, covered, type FaultRow, faultsOfTree, type OddityRow, table } from './data.ts';

const mend = 'npm run prove -- new proves what is missing';

/** What the published proof does not say of this tree, or says of another, as a line each. */
export function wrongProof(root: string, surfaces: readonly Surface[]): string[] {
  const rows = table<FaultRow>(root, 'faults');
  const tree = new Map(faultsOfTree());
  const combinations = new Map(combinationsOfTree().map(({ name, digest }) => [name, digest]));
  const odd = table<OddityRow>(root, 'oddities');
  const named = new Set([...tree.values()].flatMap(({ breaks }) => breaks));
  const missing = [...tree.keys()].filter((name) => !rows[name]);
  const changed = [...tree].filter(([name, { breaks }]) => rows[name] && String(rows[name].breaks) !== String(breaks));
  return [
    ...told('faults', missing, 'not in it', mend),
    ...told(
      'faults',
      changed.map(([name]) => name),
      'there with what they used to break',
      mend,
    ),
    ...told(
      'faults',
      Object.keys(rows).filter((name) => !tree.has(name)),
      'in it, and in fixtures/faults no more',
      mend,
    ),
    ...told(
      'faults',
      covered(root, surfaces)
        .map(({ id }) => id)
        .filter((id) => !named.has(id)),
      'broken by no fault',
      'add one to fixtures/faults',
    ),
    ...told(
      'oddities',
      [...combinations].filter(([name, digest]) => odd[name]?.digest !== digest).map(([name]) => name),
      'not in it',
      mend,
    ),
    ...told(
      'oddities',
      Object.keys(odd).filter((name) => !combinations.has(name)),
      'in it, and made no more',
      mend,
    ),
  ];
}

function told(name: string, wrong: string[], what: string, advice: string): string[] {
  if (wrong.length === 0) return [];
  const some = wrong.slice(0, 3).join(', ') + (wrong.length > 3 ? ` and ${wrong.length - 3} more` : '');
  return [`docs/proof/${name}.json: ${some}: ${what}; ${advice}`];
}
