import { closeSync, constants, fstatSync, opendirSync, openSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Folder } from './application.ts';

const megabyte = 1024 * 1024;
const mostNames = 10_000;
const outside = { problem: 'a link that leads out of the folder, which is not followed' };
const notRegular = { problem: 'not a regular file' };

const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
const problems: Record<string, { problem: string }> = {
  EACCES: { problem: 'may not be read; check its permissions' },
  EPERM: { problem: 'may not be read; check its permissions' },
  ELOOP: { problem: 'a link that leads to itself' },
  ENXIO: notRegular,
};

/** What is read, or why it cannot be; undefined where nothing is there. */
function tried<Read>(read: () => Read): Read | { problem: string } | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return missing.includes(code) ? undefined : (problems[code] ?? { problem: `cannot be read (${code})` });
  }
}

/** Reads inside a folder: a link that leads out of it is not followed, and nothing but plain files of bounded size is opened. */
export function openFolder(root: string): Folder {
  const wall = realpathSync(root);
  const isInside = (path: string) => {
    const way = relative(wall, path);
    return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
  };
  const follow = (path: string) => {
    if (!isInside(join(wall, path))) return outside;
    const real = tried(() => realpathSync(join(wall, path)));
    return typeof real === 'string' && !isInside(real) ? outside : real;
  };
  return {
    read(path, limit = megabyte) {
      const real = follow(path);
      return typeof real === 'string' ? tried(() => readFile(real, limit)) : real;
    },
    names(folder) {
      const real = follow(folder);
      const names = typeof real === 'string' ? tried(() => namesIn(real)) : [];
      if (names && 'problem' in names && !Object.values(problems).includes(names)) throw new Error(`${folder || root} ${names.problem}`);
      return Array.isArray(names) ? names : [];
    },
  };
}

/** Does not wait for the writer of a pipe, and reads no more than was promised, even where the file grows. */
function readFile(path: string, limit: number): ReturnType<Folder['read']> {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = fstatSync(file);
    if (stats.isDirectory()) return undefined;
    if (!stats.isFile()) return notRegular;
    if (stats.size > limit) return { problem: `${size(stats.size)} are more than the ${size(limit)} that Assay reads of such a file` };
    const bytes = Buffer.alloc(stats.size);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** A folder with more names than anyone wrote by hand is not read to its end. */
function namesIn(path: string): string[] {
  const names: string[] = [];
  const folder = opendirSync(path);
  for (let entry = folder.readSync(); entry && names.length < mostNames; entry = folder.readSync()) names.push(entry.name);
  folder.closeSync();
  return names.sort();
}

const size = (bytes: number) => (bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / megabyte)} MB`);
