import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Surface } from '../catalogue.ts';
import { header } from './header.ts';

/** The catalogue as JSON, one row a line, and the union of its ids. */
export function catalogueOutputs(root: string, editions: string[], surfaces: Surface[]): Map<string, string> {
  const rows = surfaces.flatMap(({ surface, target, rows }) =>
    rows.map((row) => ({
      ...row,
      surface,
      target: row.target ?? target,
      ...(row.level && { covered: row.documents !== undefined || existsSync(join(root, 'rules', `${row.id}.ts`)) }),
    })),
  );
  const titles = Object.fromEntries(surfaces.map(({ surface, title }) => [surface, title]));
  const json = `{\n"//": ${JSON.stringify(header)},\n"edition": ${JSON.stringify(editions.at(-1))},\n"editions": ${JSON.stringify(editions)},\n"surfaces": ${JSON.stringify(titles)},\n"rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
  const union = (ids: string[]) => ids.map((id) => `\n  | '${id}'`).join('');
  const requirements = rows.filter((row) => row.level).map((row) => row.id);
  const questions = rows.filter((row) => row.kind).map((row) => row.id);
  const ids = `// ${header}\n\nexport type RequirementId =${union(requirements)};\n\nexport type QuestionId =${union(questions)};\n`;
  return new Map([
    ['specs/generated/catalogue.json', json],
    ['specs/generated/ids.ts', ids],
  ]);
}
