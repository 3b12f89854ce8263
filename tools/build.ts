import { compile } from '../engine/contract/compile.ts';
import { readDocuments } from '../engine/contract/read.ts';
import { readCatalogue } from '../engine/contract/rows.ts';
import { refusedIn } from './documents.ts';
import { catalogueOutputs } from './outputs/catalogue.ts';
import { contractOutputs } from './outputs/contract.ts';
import { validatorOutputs } from './outputs/validators.ts';
import { writeOutputs } from './outputs/write.ts';

const root = process.argv[2] ?? '.';
try {
  // Files that the program needs and nobody edits; every build writes them, and they are never committed.
  const data = compile(readDocuments(root).documents);
  writeOutputs(root, catalogueOutputs(root, readCatalogue(root, data).surfaces, data));
  writeOutputs(root, [...contractOutputs(data), ...validatorOutputs(root)]);
} catch (error) {
  const problems = refusedIn(root);
  if (problems.length === 0) throw error;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
