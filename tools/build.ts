import { existsSync } from 'node:fs';
import { compile } from '../engine/contract/compile.ts';
import { readDocuments } from '../engine/contract/read.ts';
import { readCatalogue } from '../engine/contract/rows.ts';
import { refusedIn } from './documents.ts';
import { catalogueOutputs } from './outputs/catalogue.ts';
import { contractOutputs } from './outputs/contract.ts';
import { validatorOutputs } from './outputs/validators.ts';
import { writeOutputs } from './outputs/write.ts';
import { wrongPlaces } from './places.ts';

const root = process.argv[2] ?? '.';

/** What the documents of the build before have, and these lack, is refused too; the first build has nothing to compare with. */
const isFirst = !existsSync(new URL(import.meta.resolve('#specs/generated/contract.json')));

function problemsIn(): string[] {
  const refused = isFirst ? [] : refusedIn(root);
  if (refused.length > 0) return refused;
  const data = compile(readDocuments(root).documents);
  const { surfaces, placed, problems } = readCatalogue(root, data);
  const found = problems.length > 0 || isFirst ? problems : wrongPlaces(root, { surfaces, placed });
  if (found.length > 0) return found;
  // Files that the program needs and nobody edits; every build writes them, and they are never committed.
  writeOutputs(root, catalogueOutputs(root, surfaces, data));
  writeOutputs(root, [...contractOutputs(data), ...validatorOutputs(root)]);
  return [];
}

const [problem] = problemsIn();
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
