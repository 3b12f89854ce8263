import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue } from '../engine/contract/rows.ts';
import { outputs } from './outputs/index.ts';
import { wrongPlaces } from './places.ts';

const root = process.argv[2] ?? '.';
const { surfaces, problems: rows } = readCatalogue(root);
const problems = rows.length > 0 ? rows : wrongPlaces(root, surfaces);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const files = await outputs(root, surfaces);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  process.stdout.write(`Wrote ${files.size} files.\n`);
}
