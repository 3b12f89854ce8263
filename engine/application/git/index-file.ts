import { randomUUID } from 'node:crypto';

/** Paths that Git has under version control, or what makes the file unreadable for us. */
export type Tracked = { paths: string[] } | { problem: string };

/** In a report the paths stand alone, one a line; this line, which no file can have, goes before them when they are read again. */
export const listOfPaths = `paths of an index ${randomUUID()}\n`;

/** Bytes of times, ids and sizes before the hash of an entry. */
const stat = 40;
const extended = 0x4000;

/** Reads the paths of a Git index of version 2, 3 or 4; entries are hashed by SHA-1, or by SHA-256 where that does not come out even. */
export function trackedPaths(bytes: Uint8Array): Tracked {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return { paths: [] };
  if (file.toString('latin1', 0, listOfPaths.length) === listOfPaths)
    return { paths: file.toString('utf8', listOfPaths.length).split('\n').filter(Boolean) };
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'DIRC') return { problem: 'not an index of Git' };
  const version = file.readUInt32BE(4);
  if (version < 2 || version > 4) return { problem: `an index of version ${version}, which Assay does not know` };
  return entries(file, version, 20) ?? entries(file, version, 32) ?? { problem: 'an index that Assay cannot read to its end' };
}

/** Undefined where the entries do not lead to the end of the file. */
function entries(file: Buffer, version: number, hash: number): Tracked | undefined {
  const paths: string[] = [];
  let at = 12;
  let previous = Buffer.alloc(0);
  for (let left = file.readUInt32BE(8); left > 0; left--) {
    const start = at;
    const flags = start + stat + hash;
    if (flags + 2 > file.length) return undefined;
    at = flags + (version > 2 && (file.readUInt16BE(flags) & extended) !== 0 ? 4 : 2);
    const stripped = version === 4 ? offset(file, at) : { value: previous.length, next: at };
    if (!stripped || stripped.value > previous.length) return undefined;
    const end = file.indexOf(0, stripped.next);
    if (end < 0) return undefined;
    previous = Buffer.concat([previous.subarray(0, previous.length - stripped.value), file.subarray(stripped.next, end)]);
    paths.push(previous.toString('utf8'));
    at = version === 4 ? end + 1 : start + ((end - start) & ~7) + 8;
  }
  const names = extensions(file, at, hash);
  if (names?.includes('link')) return { problem: 'an index that is split over two files, of which Assay reads one' };
  return names && { paths };
}

/** The names of the extensions between the entries and the checksum; undefined where they do not end there. */
function extensions(file: Buffer, start: number, hash: number): string[] | undefined {
  const names: string[] = [];
  let at = start;
  while (at + 8 <= file.length - hash) {
    names.push(file.toString('latin1', at, at + 4));
    at += 8 + file.readUInt32BE(at + 4);
  }
  return at === file.length - hash ? names : undefined;
}

/** A number in Git's own encoding of offsets: seven bits a byte, each further byte adding one. */
function offset(file: Buffer, start: number): { value: number; next: number } | undefined {
  let value = 0;
  for (let at = start; at < file.length && at < start + 8; at++) {
    const byte = file[at] ?? 0;
    value = at === start ? byte & 0x7f : (value + 1) * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + 1 };
  }
  return undefined;
}
