import { closeSync, constants, fstatSync, opendirSync, openSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Folder } from './application.ts';

const megabyte = 1024 * 1024;
const mostNames = 10_000;

/** Where a path of an application leads, or why it is not followed. */
type Way = { path: string } | { problem: string } | undefined;

const reasons: Record<string, string> = {
  EACCES: 'may not be read; check its permissions',
  EPERM: 'may not be read; check its permissions',
  ELOOP: 'a link that leads to itself',
};

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');

function problemOf(error: unknown): { problem: string } {
  const { code = '' } = error as NodeJS.ErrnoException;
  return { problem: reasons[code] ?? `cannot be read (${code})` };
}

/** Reads inside a folder: a link that leads out of it is not followed, and nothing but plain files of bounded size is opened. */
export function openFolder(root: string): Folder {
  const wall = realpathSync(root);
  const isInside = (path: string) => {
    const way = relative(wall, path);
    return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
  };
  const follow = (path: string): Way => {
    if (!isInside(join(wall, path))) return { problem: outside };
    try {
      const real = realpathSync(join(wall, path));
      return isInside(real) ? { path: real } : { problem: outside };
    } catch (error) {
      return isMissing(error) ? undefined : problemOf(error);
    }
  };
  return {
    read(path, limit = megabyte) {
      const way = follow(path);
      return way === undefined || 'problem' in way ? way : readFile(way.path, limit);
    },
    names(folder) {
      const way = follow(folder);
      return way === undefined || 'problem' in way ? [] : namesIn(way.path);
    },
  };
}

const outside = 'a link that leads out of the folder, which is not followed';

/** Does not wait for the writer of a pipe, and reads no more than was promised, even where the file grows. */
function readFile(path: string, limit: number): ReturnType<Folder['read']> {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    const stats = fstatSync(file);
    if (stats.isDirectory()) return undefined;
    if (!stats.isFile()) return { problem: 'not a regular file' };
    if (stats.size > limit) return { problem: `${size(stats.size)} are more than the ${size(limit)} that Assay reads of such a file` };
    return readAll(file, stats.size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENXIO') return { problem: 'not a regular file' };
    return isMissing(error) ? undefined : problemOf(error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readAll(file: number, size: number): Uint8Array {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for (let read = -1; read !== 0 && length < size; length += read) read = readSync(file, bytes, length, size - length, length);
  return bytes.subarray(0, length);
}

/** A folder with more names than anyone wrote by hand is not read to its end. */
function namesIn(path: string): string[] {
  const names: string[] = [];
  try {
    const folder = opendirSync(path);
    for (let entry = folder.readSync(); entry && names.length < mostNames; entry = folder.readSync()) names.push(entry.name);
    folder.closeSync();
  } catch (error) {
    if (!isMissing(error) && !Object.hasOwn(reasons, (error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return names.sort();
}

const size = (bytes: number) => (bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / megabyte)} MB`);
