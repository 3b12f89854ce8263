import { UsageError } from '../../engine/documents/usage-error.ts';
import { catalogue } from '../../engine/judging/catalogue.ts';
import { type Edition, type EditionFile, editionOf, knownEditions } from '../../engine/judging/edition.ts';
import type { Io } from '../io.ts';
import { didYouMean } from './suggest.ts';
import { readYamlFile } from './yaml-file.ts';

const name = /^\d{4}-\d{2}$/;

/** What `--edition` names: an edition of the catalogue, the one that comes next, or the file of one. */
export async function chosenEdition(given: string | undefined, io: Io): Promise<Edition> {
  if (given === undefined) return editionOf();
  if (given === 'next') return editionOf({ edition: next(), rows: [] });
  if (!name.test(given)) return editionOf(await readEdition(given, io));
  const known = knownEditions();
  if (known.includes(given)) return editionOf({ edition: given, rows: [] });
  throw new UsageError(
    `assay: no edition ${given}; known are ${known.join(', ')}. Another one is described in a file: --edition ./next.yaml`,
  );
}

/** The edition that rows announce; the one in force where they announce none. */
const next = (): string => knownEditions().find((edition) => edition > catalogue().edition) ?? catalogue().edition;

/** Reads the file of an edition; each of its rows is one of the catalogue, and named once. */
async function readEdition(file: string, io: Io): Promise<EditionFile> {
  const { value, refuse } = await readYamlFile<EditionFile>(file, 'edition', io);
  const ids: string[] = editionOf().requirements.map(({ id }) => id);
  value.rows.forEach(({ id }, index) => {
    if (!ids.includes(id)) throw refuse(`/rows/${index}/id`, `no requirement is named "${id}"${didYouMean(id, ids)} See assay list`);
    if (value.rows.findIndex((row) => row.id === id) < index) throw refuse(`/rows/${index}/id`, `"${id}" is changed twice`);
  });
  return value;
}
