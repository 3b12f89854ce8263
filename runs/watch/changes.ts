import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** Folders of packages and of tools; nobody edits what is in them. */
const isForeign = (name: string) => name === 'node_modules' || name.startsWith('.');

/** What services write while they run. */
const isOutput = (name: string) => /\.(log|pid|sock|db|sqlite\d?|tmp|swp)(-\w+)?$|~$/.test(name);

/** The most folders to watch; the first ones of a larger project are taken for its sources. */
const MAX_FOLDERS = 1_000;

/**
 * Watches files and folders, except the folder `out`, until the returned function is called; Node's recursive watch would also
 * read every package.
 */
export function watchFiles(paths: readonly string[], out: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const isLeftOut = (path: string) => path === out || path.startsWith(out + sep);

  /** Watches one file of a folder, or everything in it. */
  const add = (folder: string, file?: string): void => {
    if (watchers.size >= MAX_FOLDERS || isLeftOut(folder) || watchers.has(folder)) return;
    const changed = (_: string, name: string | null) => {
      if (name === null || isOutput(name) || (file === undefined ? isForeign(name) : name !== file)) return;
      const path = join(folder, name);
      if (isLeftOut(path)) return;
      if (file === undefined && isFolder(path)) add(path);
      onChange(path);
    };
    // A folder that is gone or cannot be read is left out.
    const watcher = ignoringSystemErrors(() => watch(folder, { persistent: false }, changed));
    if (!watcher) return;
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    if (file !== undefined) return;
    for (const name of ignoringSystemErrors(() => readdirSync(folder)) ?? [])
      if (!isForeign(name) && isFolder(join(folder, name))) add(join(folder, name));
  };

  for (const path of [...paths].sort((a, b) => Number(isFolder(b)) - Number(isFolder(a)))) {
    // An editor may replace a file, so its folder is watched.
    if (isFolder(path)) add(path);
    else add(dirname(path), basename(path));
  }
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string): boolean => ignoringSystemErrors(() => statSync(path).isDirectory()) ?? false;

function ignoringSystemErrors<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return undefined;
  }
}

export const shownPath = (path: string, cwd: string): string => relative(cwd, path) || path;
