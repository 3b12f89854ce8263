import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allNames, fileOf } from '../../../engine/contract/read.ts';
import { rowFiles, sharedWords } from '../../../engine/contract/rows.ts';
import { root } from '../command.ts';

/** The files of the published contract, for a test to change. */
export function contractFiles(folder = 'own'): Record<string, string> {
  const documents = readdirSync(join(root, 'openapi')).flatMap((name) => (name.endsWith('.yaml') ? [`openapi/${name}`] : []));
  const paths = new Set([...documents, ...allNames.map(fileOf), ...rowFiles(root).map(({ path }) => path), ...sharedWords]);
  return Object.fromEntries([...paths].map((path) => [`${folder}/${path}`, readFileSync(join(root, path), 'utf8')]));
}
