import { readCatalogue, wrongRules } from '../engine/contract/rows.ts';
import { refusedIn } from './documents.ts';
import { outputs } from './outputs/index.ts';
import { declaredLabels } from './outputs/labels.ts';
import { writeOutputs } from './outputs/write.ts';
import { wrongPlaces } from './places.ts';

const root = process.argv[2] ?? '.';
const refused = refusedIn(root);
const { surfaces, placed, problems: rows } = refused.length > 0 ? { surfaces: [], placed: [], problems: refused } : readCatalogue(root);
const declared = new Set(declaredLabels(root).map(({ label }) => label));
const problems =
  rows.length > 0 ? rows : [...wrongRules(placed, (label) => declared.has(label)), ...wrongPlaces(root, { surfaces, placed })];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const files = await outputs(root, surfaces);
  writeOutputs(root, files);
  process.stdout.write(`Wrote ${files.size} files.\n`);
}
