import { randomUUID } from 'node:crypto';

/** The paths that Git tracks, or why Assay cannot read the index. */
type Tracked = { paths: string[] } | { problem: string };

/** A report keeps only the paths of an index, one per line. When Assay judges it again, this first line, which no real file has, marks such a list. */
export const pathListHeader = `paths of an index ${randomUUID()}\n`;

/** The times, ids and sizes before the hash of an entry. */
const statBytes = 40;
const extendedFlag = 0x4000;

/** Reads a Git index of version 2, 3 or 4. The file does not name its hash: SHA-1 is tried first, then SHA-256. */
export function trackedPaths(bytes: Uint8Array): Tracked {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return { paths: [] };
  if (file.toString('latin1', 0, pathListHeader.length) === pathListHeader)
    return { paths: file.toString('utf8', pathListHeader.length).split('\n').filter(Boolean) };
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'DIRC') return { problem: 'not a Git index' };
  const version = file.readUInt32BE(4);
  if (version < 2 || version > 4) return { problem: `a Git index of version ${version}, which Assay does not know` };
  return entries(file, version, 20) ?? entries(file, version, 32) ?? { problem: 'a Git index that Assay cannot read to its end' };
}

/** Undefined when the entries and extensions do not fill the file exactly. */
function entries(file: Buffer, version: number, hashBytes: number): Tracked | undefined {
  const paths: string[] = [];
  let at = 12;
  let previous = Buffer.alloc(0);
  for (let left = file.readUInt32BE(8); left > 0; left--) {
    const start = at;
    const flags = start + statBytes + hashBytes;
    if (flags + 2 > file.length) return undefined;
    at = flags + (version > 2 && (file.readUInt16BE(flags) & extendedFlag) !== 0 ? 4 : 2);
    const stripped = version === 4 ? offset(file, at) : { value: previous.length, next: at };
    if (!stripped || stripped.value > previous.length) return undefined;
    const end = file.indexOf(0, stripped.next);
    if (end < 0) return undefined;
    previous = Buffer.concat([previous.subarray(0, previous.length - stripped.value), file.subarray(stripped.next, end)]);
    paths.push(previous.toString('utf8'));
    at = version === 4 ? end + 1 : start + ((end - start) & ~7) + 8;
  }
  const names = extensions(file, at, hashBytes);
  if (names?.includes('link')) return { problem: 'a Git index that is split over two files; Assay reads only one' };
  return names && { paths };
}

/** The names of the extensions; undefined when they do not end where the checksum starts. */
function extensions(file: Buffer, start: number, hashBytes: number): string[] | undefined {
  const names: string[] = [];
  let at = start;
  while (at + 8 <= file.length - hashBytes) {
    names.push(file.toString('latin1', at, at + 4));
    at += 8 + file.readUInt32BE(at + 4);
  }
  return at === file.length - hashBytes ? names : undefined;
}

/** A number in Git's encoding of offsets: seven bits per byte, and each further byte adds one. */
function offset(file: Buffer, start: number): { value: number; next: number } | undefined {
  let value = 0;
  for (let at = start; at < file.length && at < start + 8; at++) {
    const byte = file[at] ?? 0;
    value = at === start ? byte & 0x7f : (value + 1) * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + 1 };
  }
  return undefined;
}
