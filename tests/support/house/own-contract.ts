import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowFiles, sharedProblems } from '../../../engine/contract/rows.ts';
import { root } from '../command.ts';

/** The files of the published contract, for a test to change. */
export function contractFiles(folder = 'own'): Record<string, string> {
  const documents = readdirSync(join(root, 'openapi')).flatMap((name) => (name.endsWith('.yaml') ? [`openapi/${name}`] : []));
  const paths = [...documents, ...rowFiles(root).map(({ path }) => path), sharedProblems, 'specs/schemas/manifest.schema.json'];
  return Object.fromEntries(paths.map((path) => [`${folder}/${path}`, readFileSync(join(root, path), 'utf8')]));
}
