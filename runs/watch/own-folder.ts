import { existsSync, readlinkSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { birthOf, isAlive } from '../../engine/ledger/liveness.ts';
import { type Io, printable } from '../run.ts';

/** A link that leads nowhere: it is made at once or not at all, and its text says which process writes here. */
const mark = '.running';

/** Runs in the folder of --out, or in a folder inside it while another run writes there, so that neither overwrites the other's report. */
export async function inOwnFolder<A extends { out: string }>(given: A, io: Io, run: (args: A) => Promise<number>): Promise<number> {
  for (let number = 1; ; number++) {
    const out = number === 1 ? given.out : join(given.out, `run-${number}`);
    const folder = resolve(io.cwd, out);
    const isNew = !existsSync(folder);
    makeNamedFolder(out, folder);
    if (!claim(folder)) continue;
    if (number > 1) io.err(`${printable(given.out)}: another run is writing its report there; this one writes to ${printable(out)}\n`);
    try {
      return await run({ ...given, out });
    } finally {
      release(folder, isNew);
    }
  }
}

function claim(folder: string): boolean {
  const place = join(folder, mark);
  try {
    symlinkSync(JSON.stringify({ pid: process.pid, host: hostname(), birth: birthOf(process.pid) }), place);
    return true;
  } catch (error) {
    // Where no link can be made, there is nobody to notice.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    if (isHeld(place)) return false;
    unlinkSync(place);
    return claim(folder);
  }
}

function isHeld(place: string): boolean {
  try {
    return isAlive(JSON.parse(readlinkSync(place)) as Parameters<typeof isAlive>[0]);
  } catch {
    return false;
  }
}

function release(folder: string, isNew: boolean): void {
  try {
    unlinkSync(join(folder, mark));
    if (isNew) rmdirSync(folder);
  } catch {
    // The folder is not empty, or somebody has removed it.
  }
}
