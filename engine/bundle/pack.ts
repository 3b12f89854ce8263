import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isBeyond, mostBytes } from './bounds.ts';
import { readTar, type Unpacked, writeTar } from './tar.ts';

export const bundleFiles = ['certificate.json', 'ledger.jsonl', 'manifest.json', 'report.json'] as const;

/** The fixed header of the gzip file: no time, no system, and an extra field named AY for the digest of all that follows. */
const opening = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0xff, 36, 0, 0x41, 0x59, 32, 0]);

/** The length of the header that gzip itself writes. */
const plainHeader = 10;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A gzipped tar archive in which no byte can change unnoticed, though gzip itself ignores some; undefined where it is too large to be read again. */
export function pack(files: ReadonlyMap<string, Buffer>): Buffer | undefined {
  const tar = writeTar(files);
  return tar.length > mostBytes || isTooMuch(files) ? undefined : sealed(gzipSync(tar, { level: 9 }).subarray(plainHeader));
}

export const sealed = (rest: Buffer): Buffer => Buffer.concat([opening, sha256(rest), rest]);

const isTooMuch = (files: ReadonlyMap<string, Buffer>): boolean =>
  [...files.values()].some((content) => isBeyond(content.toString('latin1')));

export function unpack(bytes: Buffer): Unpacked {
  if (bytes[0] !== opening[0] || bytes[1] !== opening[1]) return { refused: 'it is not a bundle: expected a gzipped tar archive' };
  const digest = bytes.subarray(opening.length, opening.length + 32);
  const rest = bytes.subarray(opening.length + 32);
  if (!bytes.subarray(0, opening.length).equals(opening) || !sha256(rest).equals(digest))
    return { refused: 'it was altered, or Assay did not make it: its own digest does not match' };
  try {
    const unpacked = readTar(gunzipSync(bytes, { maxOutputLength: mostBytes }), bundleFiles);
    return 'files' in unpacked && isTooMuch(unpacked.files) ? { refused: 'it is larger than the largest report' } : unpacked;
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { refused: isLarge ? `it unpacks to more than ${mostBytes / 1024 / 1024} MB` : 'it cannot be unpacked' };
  }
}
