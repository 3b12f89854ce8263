import { existsSync, linkSync, readFileSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { makeNamedFolder } from '../../engine/documents/folder.ts';
import { birthOf, isAlive } from '../../engine/ledger/liveness.ts';
import { type Io, printable } from '../run.ts';

/** A file that appears with its whole text or not at all, as a second name of a draft; its text says which process writes here. */
const mark = '.running';

/** Runs in the folder of --out, or in a folder inside it while another run writes there, so that neither overwrites the other's report. */
export async function inOwnFolder(given: string, io: Io, run: (out: string) => Promise<number>): Promise<number> {
  // From now on a signal ends the run, not the process, so that the mark is taken away.
  io.interruption();
  for (let number = 1; ; number++) {
    const out = number === 1 ? given : join(given, `run-${number}`);
    const folder = resolve(io.cwd, out);
    const isNew = !existsSync(folder);
    makeNamedFolder(out, folder);
    if (!claim(folder)) continue;
    if (number > 1) io.err(`${printable(given)}: another run is writing its report there; this one writes to ${printable(out)}\n`);
    const leave = () => release(folder, isNew);
    // A second signal ends the process at once.
    process.once('exit', leave);
    try {
      return await run(out);
    } finally {
      process.off('exit', leave);
      leave();
    }
  }
}

function claim(folder: string): boolean {
  const place = join(folder, mark);
  const draft = `${place}-${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify({ pid: process.pid, host: hostname(), birth: birthOf(process.pid) }));
    linkSync(draft, place);
    return true;
  } catch (error) {
    // Where no second name can be given, there is nobody to notice.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    if (isHeld(place)) return false;
    rmSync(place, { force: true });
    return claim(folder);
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHeld(place: string): boolean {
  try {
    return isAlive(JSON.parse(readFileSync(place, 'utf8')) as Parameters<typeof isAlive>[0]);
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
