import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError, unwritable } from './usage-error.ts';

/** Makes a folder and those above it, level by level: the `recursive` of Node 20 never ends below /proc. */
export function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Makes a folder that the user named; one that cannot be made is a usage error. */
export function makeNamedFolder(name: string, path: string, { mode, fix }: { mode?: number; fix?: string | undefined } = {}): void {
  try {
    makeFolder(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw unwritable(name, error, fix);
    throw Object.assign(new UsageError(`${name}: not a folder; ${fix ?? 'name another one with --out'}`), { code });
  }
}

const longestWaitMs = 5_000;

/** Removes a folder into which processes that are just ending may still write; `maxRetries` would not look for their new files. */
export function removeBusyFolder(path: string): void {
  const until = Date.now() + longestWaitMs;
  while (existsSync(path))
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' || Date.now() > until) throw error;
    }
}
