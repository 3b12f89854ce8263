import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requirements } from '../../engine/judging/catalogue.ts';
import { openFile } from '../files.ts';
import { type Arguments, type Io, UsageError } from '../run.ts';
import { noRequirement } from '../selection/suggest.ts';

export const site = (): URL => new URL('docs/site/', import.meta.resolve('#package'));

export function docs({ id, open }: Arguments['docs'], io: Io): number {
  const ids = requirements().map((row) => row.id as string);
  if (id !== undefined && !ids.includes(id)) throw new UsageError(`assay: ${noRequirement(id, ids)}`);
  const page = fileURLToPath(new URL(id === undefined ? 'index.html' : `docs/fix/${id}.html`, site()));
  if (!existsSync(page)) throw new UsageError(`assay: ${page} does not exist; in a clone of the repository, npm run docs creates it`);
  io.out(page);
  if (open) openFile(page);
  return 0;
}
