import { requirements } from '../engine/judging/catalogue.ts';

let known: Set<string> | undefined;

/** The page of a requirement, from the folder of the report; none for an id that is not ours. */
export function pageOf(id: string): string | undefined {
  known ??= new Set(requirements().flatMap((row) => (row.covered ? [row.id as string] : [])));
  return known.has(id) ? `fix/${id}.html` : undefined;
}
