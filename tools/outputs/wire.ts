import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments } from '../../engine/contract/read.ts';
import { wirePage } from '../../reporters/wire/page.ts';
import { header } from './header.ts';

/** The guide that the documents themselves write. */
export function wireOutputs(root: string): Map<string, string> {
  const page = wirePage(readDocuments(root).documents, readFileSync(join(root, 'specs/init/wire.md'), 'utf8'));
  return new Map([['docs/wire.md', `<!-- ${header} -->\n\n${page}`]]);
}
