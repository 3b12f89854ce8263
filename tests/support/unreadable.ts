import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { assay, type Outcome } from './command.ts';

const NOBODY = 65_534;

/** Runs the command on a file that its user may not read; root may read everything, so it becomes nobody for that time. */
export async function assayUnreadable(args: string[], files: Record<string, string>, path: string): Promise<Outcome> {
  const isRoot = process.getuid?.() === 0;
  const become = (user: number) => isRoot && process.seteuid?.(user);
  // Nobody may not be able to load our modules, so they are loaded before.
  if (isRoot) await assay(args, { files });
  const prepare = (folder: string) => {
    chmodSync(folder, 0o755);
    chmodSync(join(folder, path), 0);
    become(NOBODY);
  };
  return assay(args, { files, prepare, onEnd: () => become(0) });
}
