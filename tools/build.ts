import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue } from '../engine/contract/rows.ts';
import { contractOutputs } from './outputs/contract.ts';
import { exampleOutputs, pageOutputs } from './outputs/pages.ts';
import { siteOutputs } from './outputs/site.ts';
import { validatorOutputs } from './outputs/validators.ts';

const root = process.argv[2] ?? '.';
const { surfaces } = readCatalogue(root);

const pages = pageOutputs(root, surfaces);
// Files that the program or its readers need and nobody edits; every build writes them, and they are never committed.
for (const [path, content] of [
  ...contractOutputs(root),
  ...validatorOutputs(root),
  ...pages,
  ...exampleOutputs(pages),
  ...siteOutputs(root, pages),
]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
