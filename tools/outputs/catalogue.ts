import { readFileSync } from 'node:fs';
import type { ContractData } from '../../engine/contract/compile.ts';
import { catalogueOf, reasonsIn, type WrittenSurface } from '../../engine/contract/rows.ts';
import { fileInRoom } from '../rooms.ts';
import { header } from './header.ts';

/** The catalogue as JSON, one row a line; every build writes it. */
export function catalogueOutputs(root: string, surfaces: WrittenSurface[], data: ContractData): Map<string, string> {
  const { editions } = JSON.parse(readFileSync(new URL(import.meta.resolve('#package')), 'utf8')) as { editions: string[] };
  const isCovered = (id: string, surface: string) => fileInRoom(root, surface, 'rules/*.ts', id) !== undefined;
  const { rows, ...all } = catalogueOf(surfaces, editions, isCovered, reasonsIn(root, data));
  const heads = Object.entries({ '//': header, ...all }).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const json = `{\n${heads.join('')}"rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
  return new Map([['specs/generated/catalogue.json', json]]);
}

/** The ids of rows as types: an unknown one does not compile. */
export function idOutputs(surfaces: readonly WrittenSurface[]): Map<string, string> {
  const rows = surfaces.flatMap((surface) => surface.rows);
  const union = (isWanted: boolean) =>
    rows.flatMap(({ id, level }) => ((level !== undefined) === isWanted ? [`\n  | '${id}'`] : [])).join('');
  const ids = `// ${header}\n\nexport type RequirementId =${union(true)};\n\nexport type QuestionId =${union(false)};\n`;
  return new Map([['specs/generated/ids.ts', ids]]);
}
