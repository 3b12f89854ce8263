import type { WrittenRow } from './rows.ts';

/** A row, and where a field of it stands: file, line and column. */
export interface PlacedRow {
  row: WrittenRow;
  where(pointer: string): string;
}

/** Links to readings that lead nowhere, and contradictions whose reading nobody gets to see. */
export function wrongReadings(placed: readonly PlacedRow[]): string[] {
  const rows = new Map(placed.map(({ row }) => [row.id, row]));
  const linked = new Set(placed.flatMap(({ row }) => row.readings ?? []));
  return placed.flatMap(({ row, where }) => [
    ...(row.readings ?? []).flatMap((id, index) => {
      const wrong = wrongTarget(id, rows.get(id));
      return wrong === undefined ? [] : [`${where(`/readings/${index}`)}: ${wrong}`];
    }),
    ...unseen(row, linked.has(row.id)).map((wrong) => `${where('/id')}: ${wrong}`),
  ]);
}

function wrongTarget(id: string, row: WrittenRow | undefined): string | undefined {
  if (!row) return `no row is named "${id}"; readings name rows of specs/requirements`;
  if (row.reading === undefined && row.assumes === undefined)
    return `"${id}" says neither what it reads nor what it assumes; name a contradiction, an assumption, or a gap with a reading`;
  return undefined;
}

function unseen({ id, kind, reading, unlinked }: WrittenRow, isLinked: boolean): string[] {
  if (kind !== 'contradiction') return unlinked === undefined ? [] : [`take "unlinked" out; "${id}" is no contradiction`];
  if (reading === undefined) return [`add "reading"; "${id}" is a contradiction`];
  if (isLinked) return unlinked === undefined ? [] : [`take "unlinked" out; a requirement rests on "${id}"`];
  return unlinked === undefined ? [`no requirement rests on "${id}"; name it in "readings", or say in "unlinked" why not`] : [];
}
