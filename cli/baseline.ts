import { resolve } from 'node:path';
import type { KnownFailure } from '../engine/baseline.ts';
import { requirements } from '../engine/catalogue.ts';
import { readDocument } from '../engine/document/read.ts';
import { unmatched } from '../engine/selection.ts';
import { UsageError } from '../engine/usage-error.ts';
import type { Io } from './command.ts';
import { didYouMean } from './suggest.ts';

/** Reads the known failures of `--baseline`; a mistake in the file is shown with its line and column. */
export async function readBaseline(file: string, io: Io): Promise<KnownFailure[]> {
  const bytes = readDocument(file, resolve(io.cwd, file));
  const [{ parseYaml }, { schemaProblem }] = await Promise.all([
    import('../engine/document/yaml.ts'),
    import('../engine/document/schema.ts'),
  ]);
  const { value, locate } = parseYaml(file, bytes);
  const refuse = (pointer: string, text: string) => {
    const { line, column } = locate(pointer);
    return new UsageError(`${file}:${line}:${column}: ${text}`);
  };
  const problem = schemaProblem('baseline', value);
  if (problem) throw refuse(problem.pointer, problem.text);
  const known = value as KnownFailure[];
  const ids = requirements().map(({ id }) => id);
  known.forEach(({ requirement }, index) => {
    if (unmatched([requirement], ids) === undefined) return;
    throw refuse(`/${index}/requirement`, `no requirement is named "${requirement}"${didYouMean(requirement, ids)} See assay list`);
  });
  return known;
}
