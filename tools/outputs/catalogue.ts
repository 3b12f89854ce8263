import { catalogueOf, type WrittenSurface } from '../../engine/contract/rows.ts';
import { isRequirement, type Reasons } from '../../engine/judging/catalogue.ts';
import { fileInRoom } from '../rooms.ts';
import { header } from './header.ts';

/** The catalogue as JSON, one row a line, and the union of its ids. */
export function catalogueOutputs(root: string, editions: string[], surfaces: WrittenSurface[], reasons: Reasons): Map<string, string> {
  const {
    edition,
    surfaces: titles,
    rows,
  } = catalogueOf(surfaces, editions, (id, surface) => fileInRoom(root, surface, 'rules/*.ts', id) !== undefined, reasons);
  const json = `{\n"//": ${JSON.stringify(header)},\n"edition": ${JSON.stringify(edition)},\n"editions": ${JSON.stringify(editions)},\n"surfaces": ${JSON.stringify(titles)},\n"reasons": ${JSON.stringify(reasons)},\n"rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
  const union = (ids: string[]) => ids.map((id) => `\n  | '${id}'`).join('');
  const requirements = rows.filter(isRequirement).map((row) => row.id);
  const questions = rows.filter((row) => !isRequirement(row)).map((row) => row.id);
  const ids = `// ${header}\n\nexport type RequirementId =${union(requirements)};\n\nexport type QuestionId =${union(questions)};\n`;
  return new Map([
    ['specs/generated/catalogue.json', json],
    ['specs/generated/ids.ts', ids],
  ]);
}
