import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDocument } from '../engine/documents/read.ts';
import type { Io } from './io.ts';

/** A file that the user named; a path starts in the working directory. */
export const readBytes = (file: string, { cwd }: Pick<Io, 'cwd'>, limit?: number): Uint8Array =>
  readDocument(file, resolve(cwd, file), limit);

export const readText = (...given: Parameters<typeof readBytes>): string => new TextDecoder().decode(readBytes(...given));

/** All that comes on a stream; undefined where it is more than so many bytes. */
export async function readStream(stream: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) return undefined;
  }
  return Buffer.concat(chunks);
}

/** What cannot be looked at is no folder; why it cannot is said when it is read. */
export function namesFolder(name: string, { cwd }: Pick<Io, 'cwd'>): boolean {
  try {
    return name !== '' && statSync(resolve(cwd, name)).isDirectory();
  } catch {
    return false;
  }
}
