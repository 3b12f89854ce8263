import type { Baseline, KnownFailure } from '../../engine/judging/baseline.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import { unmatched } from '../../engine/judging/selection.ts';
import type { Io } from '../io.ts';
import { didYouMean } from '../selection/suggest.ts';
import { readYamlFile } from '../selection/yaml-file.ts';

/** Reads the known failures of `--baseline`. */
export async function readBaseline(file: string, io: Io): Promise<Baseline> {
  const { value: known, refuse } = await readYamlFile<KnownFailure[]>(file, 'baseline', io);
  const ids = requirements().map(({ id }) => id);
  known.forEach(({ requirement }, index) => {
    if (unmatched([requirement], ids) === undefined) return;
    throw refuse(`/${index}/requirement`, `no requirement is named "${requirement}"${didYouMean(requirement, ids)} See assay list`);
  });
  return { file, known };
}
