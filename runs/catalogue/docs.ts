import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { requirements } from '../../engine/judging/catalogue.ts';
import { argument, defineCommand } from '../arguments.ts';
import { openFile } from '../files.ts';
import type { Io } from '../io.ts';
import { didYouMean } from '../selection/suggest.ts';

export const site = (): URL => new URL('docs/site/', import.meta.resolve('#package'));

export default defineCommand({
  positionals: { id: argument.optional('a requirement, to see its page') },
  options: { open: { type: 'boolean', default: true, describe: 'open it in the browser (--no-open prints only where it is)' } },
  run: ({ id, open }, io) => docs(id, open, io),
});

function docs(id: string | undefined, isOpened: boolean, io: Io): number {
  const ids = requirements().map((row) => row.id as string);
  if (id !== undefined && !ids.includes(id))
    throw new UsageError(`assay: no requirement is named "${id}"${didYouMean(id, ids)} See assay list`);
  const page = fileURLToPath(new URL(id === undefined ? 'index.html' : `docs/fix/${id}.html`, site()));
  if (!existsSync(page)) throw new UsageError(`assay: ${page} is not there; in a clone, npm run docs makes it`);
  io.out(page);
  if (isOpened) openFile(page);
  return 0;
}
