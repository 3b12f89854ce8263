import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { type ContractChoice, contractChoice } from '../../engine/contract/contract.ts';
import { openFile } from '../files.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { noRequirement } from '../selection/suggest.ts';

export const site = (): URL => new URL('docs/site/', import.meta.resolve('#package'));

/** Prints a guide as text; opens the list of guides, or the page of a requirement. */
export async function docs({ id, open }: Arguments['docs'], io: Io): Promise<number> {
  const guides = guideNames();
  const choice = contractChoice();
  if (id === 'wire' && (choice || !guides.includes(id))) {
    io.out(await wireGuide(choice ?? {}));
    return 0;
  }
  if (id !== undefined && guides.includes(id)) {
    io.out(`${readFileSync(inSite(`docs/${id}.txt`), 'utf8')}\nAs a page: ${inSite(`docs/${id}.html`)}`);
    return 0;
  }
  const ids = requirements().map((row) => row.id as string);
  if (id !== undefined && !ids.includes(id))
    throw new UsageError(`assay: ${noRequirement(id, [...ids, ...guides], 'guide or requirement')}`);
  const page = inSite(id === undefined ? 'index.html' : `docs/fix/${id}.html`);
  if (!existsSync(page)) throw new UsageError(`assay: ${page} does not exist; in a clone of the repository, npm run docs creates it`);
  io.out(page);
  if (id === undefined) io.err(`To read a guide here: assay docs NAME, where NAME is\n${guides.map((name) => `  ${name}`).join('\n')}`);
  if (open) openFile(page);
  return 0;
}

/** The guide on the wire is made of the documents, so another contract has its own, and a clone has it before `npm run docs`. */
async function wireGuide(choice: ContractChoice): Promise<string> {
  const [{ documentsOf }, { wirePage }] = await Promise.all([
    import('../../engine/contract/choose.ts'),
    import('../../reporters/wire/page.ts'),
  ]);
  return wirePage(documentsOf(choice).documents, readFileSync(new URL(import.meta.resolve('#specs/init/wire.md')), 'utf8'));
}

const inSite = (path: string): string => fileURLToPath(new URL(path, site()));

/** The guides that the package has as text; none in a clone that was not built. */
function guideNames(): string[] {
  const folder = inSite('docs');
  return existsSync(folder) ? readdirSync(folder).flatMap((name) => (name.endsWith('.txt') ? name.slice(0, -'.txt'.length) : [])) : [];
}
