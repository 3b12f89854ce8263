import { readFileSync, statSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

const reasons: Record<string, string> = {
  ENOENT: 'no such file',
  EACCES: 'the file cannot be read; check its permissions',
  ELOOP: 'a link that leads to itself',
  ENOTDIR: 'no such file; a part of its path is not a folder',
};

/** Reads a file that the user named; one that is too large, or that cannot be read, is a usage error. */
export function readDocument(file: string, path: string, maxBytes = 1024 * 1024): Uint8Array {
  const refuse = (reason: string) => new UsageError(`${file}: ${reason}`);
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw refuse('a folder; name the file in it');
    if (!stats.isFile()) throw refuse('not a regular file');
    if (stats.size > maxBytes)
      throw refuse(`the file is ${megabytes(stats.size)}, and Assay reads such files only up to ${megabytes(maxBytes)}`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw refuse(reasons[code] ?? `cannot be read (${code})`);
  }
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
