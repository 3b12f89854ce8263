import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InitFile } from './files.ts';

const root = fileURLToPath(new URL('.', import.meta.resolve('#package')));

/** The published contract as files, to be changed: documents of the wire, and rows on the rest. */
export function contractFiles(folder: string): InitFile[] {
  const own = (place: string) =>
    readdirSync(join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map(({ name }) => join(place, name));
  const paths = [...own('openapi'), ...own('specs/requirements'), 'specs/schemas/manifest.schema.json'];
  const copies = paths.map((path) => ({ path: join(folder, path), content: readFileSync(join(root, path), 'utf8') }));
  return [...copies, { path: join(folder, 'README.md'), content: readme(folder) }];
}

const readme = (folder: string): string => `# A contract of your own

A copy of the contract that Assay judges by. Change it, and run any command with \`--contract ${folder}\`:

    assay check manifest.json --contract ${folder}
    assay certify manifest.json --contract ${folder}
    assay gate platform.yaml --contract ${folder}

- \`openapi/*.yaml\` say what messages look like, where they go and which status answers them. \`x-requirement\` names the requirement that a place belongs to.
- \`specs/schemas/manifest.schema.json\` says the same of a manifest.
- \`specs/requirements/*.yaml\` has a row for each requirement: its text, level, source and advice.

A new optional field is one property in a document and, if it has a requirement of its own, one row with \`documents: {}\`. A mistake is told in one line, with file, line and column.

Every verdict names this contract. A certificate is never made by it.
`;
