import { faults } from '../../suites/registry/faults.ts';

/** For each requirement, the names of the faults that break it. */
export function faultsBy(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { breaks }] of Object.values(faults).flatMap((table) => Object.entries(table)))
    for (const id of breaks) found.set(id, [...(found.get(id) ?? []), name].sort());
  return found;
}
