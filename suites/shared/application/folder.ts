import { closeSync, constants, fstatSync, opendirSync, openSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { Folder } from '../../../engine/judging/application.ts';

const megabyte = 1024 * 1024;
const maxNames = 10_000;
const outside = { problem: 'a link that leads out of the folder; Assay does not follow it' };
const notRegular = { problem: 'not a regular file' };

const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
const problems: Record<string, { problem: string }> = {
  EACCES: { problem: 'cannot be read; check its permissions' },
  EPERM: { problem: 'cannot be read; check its permissions' },
  ELOOP: { problem: 'a link that leads to itself' },
  ENXIO: notRegular,
};

/** The result of `read`, or why it failed; undefined when the path does not exist. */
function attempt<Read>(read: () => Read): Read | { problem: string } | undefined {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return missing.includes(code) ? undefined : (problems[code] ?? { problem: `cannot be read (${code})` });
  }
}

/** Follows no link out of the folder, and opens regular files of limited size only. */
export function openFolder(root: string): Folder {
  const realRoot = realpathSync(root);
  const isInside = (path: string) => {
    const fromRoot = relative(realRoot, path);
    return !isAbsolute(fromRoot) && fromRoot !== '..' && !fromRoot.startsWith(`..${sep}`);
  };
  const follow = (path: string) => {
    if (!isInside(join(realRoot, path))) return outside;
    const real = attempt(() => realpathSync(join(realRoot, path)));
    return typeof real === 'string' && !isInside(real) ? outside : real;
  };
  return {
    read(path, limit = megabyte) {
      const real = follow(path);
      return typeof real === 'string' ? attempt(() => readFile(real, limit)) : real;
    },
    names(folder) {
      const real = follow(folder);
      const names = typeof real === 'string' ? attempt(() => namesIn(real)) : [];
      if (names && 'problem' in names && !Object.values(problems).includes(names)) throw new Error(`${folder || root} ${names.problem}`);
      return Array.isArray(names) ? names : [];
    },
  };
}

/** Does not wait for the writer of a pipe, and reads no more than `limit`, even if the file grows. */
function readFile(path: string, limit: number): ReturnType<Folder['read']> {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = fstatSync(file);
    if (stats.isDirectory()) return undefined;
    if (!stats.isFile()) return notRegular;
    if (stats.size > limit) return { problem: `the file is ${size(stats.size)}, and Assay reads such files only up to ${size(limit)}` };
    const bytes = Buffer.alloc(stats.size);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

function namesIn(path: string): string[] {
  const names: string[] = [];
  const folder = opendirSync(path);
  for (let entry = folder.readSync(); entry && names.length < maxNames; entry = folder.readSync()) names.push(entry.name);
  folder.closeSync();
  return names.sort();
}

const size = (bytes: number) => (bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(bytes / megabyte)} MB`);
