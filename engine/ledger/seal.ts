import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../documents/folder.ts';

/** Where the key may be: in the user's folder for state, or, if that cannot be written, in a folder for this user in the temporary one. */
function folders(): string[] {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  const state = XDG_STATE_HOME || LOCALAPPDATA || join(home(), '.local', 'state');
  return [join(state, 'assay'), join(tmpdir(), `.assay-${process.getuid?.() ?? 'user'}`)];
}

/** A user without an entry in the system's user list has no home folder. */
function home(): string {
  try {
    return homedir();
  } catch {
    return '/nonexistent';
  }
}

/** A key is not trusted if others own its file or folder, or can write to it. */
function isOurs(path: string): boolean {
  const { uid, mode } = statSync(path);
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

/** The key in a folder, created on first use; if several processes create one at once, the first wins. */
function keyIn(folder: string): Buffer | undefined {
  const path = join(folder, 'ledger.key');
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    makeFolder(folder, 0o700);
    if (!isOurs(folder)) return undefined;
    const known = readKey(path);
    if (known) return known;
    writeFileSync(draft, randomBytes(32), { mode: 0o600, flag: 'wx' });
    linkSync(draft, path);
  } catch (error) {
    // This folder cannot be written; the next one may work.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return undefined;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(path);
}

function readKey(path: string): Buffer | undefined {
  try {
    const key = readFileSync(path);
    return key.length === 32 && isOurs(path) ? key : undefined;
  } catch {
    return undefined;
  }
}

let kept: Buffer | undefined;

/** The key for the processes of this run: they may have another environment, and would look for it elsewhere. */
export const sealKey = (): string => machineKey().toString('base64');

/** Seals with the key of the command that started this process. */
export function useSealKey(key: string): void {
  kept = Buffer.from(key, 'base64');
}

/** The key of this user on this machine. If none can be stored, a random one for this run: its lines are not trusted later. */
function machineKey(): Buffer {
  for (const folder of kept ? [] : folders()) kept ??= keyIn(folder);
  kept ??= randomBytes(32);
  return kept;
}

const macOf = (run: string, json: string): string => createHmac('sha256', machineKey()).update(`${run}\n${json}`).digest('base64url');

/** A line with an authentication code that only this user on this machine can compute. */
export function sealedLine(run: string, line: object): string {
  const json = JSON.stringify(line);
  return `${json.slice(0, -1)},"mac":"${macOf(run, json)}"}`;
}

/** Whether a line was sealed here, for this run, and not changed since. */
export function isSealed(run: string, text: string): boolean {
  const [, json = '', mac = ''] = /^(.*),"mac":"([\w-]{43})"\}$/s.exec(text) ?? [];
  return mac !== '' && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(run, `${json}}`)));
}
