import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue, wrongRules as wrongReads } from '../engine/contract/rows.ts';
import { refusedIn } from './documents.ts';
import { surfacesNamedBelow, wrongLabels } from './labels.ts';
import { literalValues } from './literals.ts';
import { wrongLock } from './lock.ts';
import { ambiguousNames } from './names.ts';
import { outputs } from './outputs/index.ts';
import { wrongPlaces } from './places.ts';
import { outdatedFigures, wrongProof } from './proof/drift.ts';
import { rowsWithoutEvidence, rowsWithoutRule, wrongRules } from './rules.ts';
import { decisionsOnSentences } from './sentences.ts';
import { wrongImports } from './tree.ts';

const root = process.argv[2] ?? '.';
const problems = await check();
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

/** Checks what Biome, TypeScript and knip cannot: the catalogue, the ids of rules, labels, import directions and circles, names with two meanings, the lock file, generated files and the proof. */
async function check(): Promise<string[]> {
  const refused = refusedIn(root);
  if (refused.length > 0) return refused;
  const { surfaces, placed, problems: rows } = readCatalogue(root);
  const found = [
    ...rows,
    ...wrongRules(root, surfaces),
    ...wrongReads(placed, () => true),
    ...rowsWithoutRule(root, surfaces),
    ...rowsWithoutEvidence(surfaces),
    ...wrongLabels(root, surfaces),
    ...surfacesNamedBelow(root, surfaces),
    ...wrongPlaces(root, { surfaces, placed }),
    ...wrongImports(root),
    ...decisionsOnSentences(root),
    ...literalValues(root),
    ...ambiguousNames(root),
    ...wrongLock(root),
  ];
  return found.length > 0 ? found : [...drift(await outputs(root, surfaces)), ...wrongProof(root, surfaces), ...outdatedFigures(root)];
}

/** Whether the build writes this file; such files are never committed. */
function isBuilt(path: string): boolean {
  return /\.(cjs|json)$/.test(path);
}

function drift(files: Map<string, string>): string[] {
  const orphans = [...new Set([...files.keys()].map((path) => dirname(path)))]
    .filter((folder) => /(^|\/)generated$/.test(folder))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`),
    )
    .filter((path) => !files.has(path) && !isBuilt(path))
    .map((path) => `${path}: nothing writes this file any more; delete it`);
  const changed = [...files]
    .filter(([path, content]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content)
    .map(([path]) => `${path}: differs from what npm run generate writes; run it, and edit the source, never this file`);
  return [...changed, ...orphans];
}
