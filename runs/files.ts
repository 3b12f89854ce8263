import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../engine/documents/folder.ts';
import { readDocument } from '../engine/documents/read.ts';
import { UsageError } from '../engine/documents/usage-error.ts';
import type { Io } from './run.ts';

/** Has a line for each target of a fleet that is finished. */
export const unfinishedFile = 'unfinished.jsonl';

/** Reads a file that the user named; a relative path starts in the working directory. */
export const readBytes = (file: string, { cwd }: Pick<Io, 'cwd'>, limit?: number): Uint8Array =>
  readDocument(file, resolve(cwd, file), limit);

export const readText = (...given: Parameters<typeof readBytes>): string => new TextDecoder().decode(readBytes(...given));

/** Refuses a file in a folder that somebody else filled, if a link leads to it: it could be any file of this machine. */
export function refuseLinks(folder: string, name: string, { cwd }: Pick<Io, 'cwd'>): void {
  const place = join(realpathSync(resolve(cwd, folder)), name);
  if (existsSync(place) && realpathSync(place) !== place)
    throw new UsageError(`${join(folder, name)}: a link, or in a linked folder; Assay reads only what is in the folder itself`);
}

/** Everything on a stream; undefined if it is longer than `maxBytes`. */
export async function readStream(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) return undefined;
  }
  return Buffer.concat(chunks);
}

/** A path that cannot be looked up is not a folder; the error shows when it is read. */
export function namesFolder(name: string, { cwd }: Pick<Io, 'cwd'>): boolean {
  try {
    return name !== '' && statSync(resolve(cwd, name)).isDirectory();
  } catch {
    return false;
  }
}

/** Writes files that only this user may read. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    makeFolder(dirname(join(folder, name)));
    writeFileSync(join(folder, name), text, { mode: 0o600 });
  }
}

export async function inTemporaryFolder<T>(prefix: string, files: Record<string, string>, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  try {
    writeFiles(folder, files);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command of the system that opens a file with its default program. */
export function openCommand(system: NodeJS.Platform = platform()): [command: string, ...args: string[]] {
  if (system === 'darwin') return ['open'];
  // Not `start`, for which a quoted path is a title.
  return system === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler'] : ['xdg-open'];
}

/** Opens a file with the system's default program; does nothing if there is none. */
export function openFile(file: string): void {
  const [command, ...args] = openCommand();
  spawn(command, [...args, file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
