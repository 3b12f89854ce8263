import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readTar, type Unpacked, writeTar } from './tar.ts';

/** What a bundle is made of. */
export const bundleFiles = ['certificate.json', 'ledger.jsonl', 'manifest.json', 'report.json'] as const;

/** Bytes that a bundle unpacks to at most: a small file may pretend to hold any amount. */
const most = 32 * 1024 * 1024;

/** Values of JSON in it at most: each takes many times its bytes once it is read and held against a schema. */
const mostValues = 1_000_000;

/** The fixed header of the gzip file: no time, no system, and an extra field named AY for the digest of all that follows. */
const opening = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0xff, 36, 0, 0x41, 0x59, 32, 0]);

/** The length of the header that gzip itself writes. */
const plainHeader = 10;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A gzipped tar archive in which no byte can change unnoticed, though gzip itself ignores some; undefined where it is too large to be read again. */
export function pack(files: ReadonlyMap<string, Buffer>): Buffer | undefined {
  const tar = writeTar(files);
  return tar.length > most || values(tar) > mostValues ? undefined : sealed(gzipSync(tar, { level: 9 }).subarray(plainHeader));
}

export const sealed = (rest: Buffer): Buffer => Buffer.concat([opening, sha256(rest), rest]);

/** As many values as commas and brackets could hold, those in texts included. */
function values(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === 0x2c || byte === 0x5b || byte === 0x7b) count++;
  return count;
}

/** The files of a bundle, or why it is none. */
export function unpack(bytes: Buffer): Unpacked {
  if (bytes[0] !== opening[0] || bytes[1] !== opening[1]) return { refused: 'it is no bundle: expected a gzipped tar archive' };
  const digest = bytes.subarray(opening.length, opening.length + 32);
  const rest = bytes.subarray(opening.length + 32);
  if (!bytes.subarray(0, opening.length).equals(opening) || !sha256(rest).equals(digest))
    return { refused: 'it was altered, or Assay did not make it: its own digest does not fit' };
  try {
    const tar = gunzipSync(bytes, { maxOutputLength: most });
    return values(tar) > mostValues ? { refused: 'it holds more than the largest report does' } : readTar(tar, bundleFiles);
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { refused: isLarge ? `it unpacks to more than ${most / 1024 / 1024} MB` : 'it cannot be unpacked' };
  }
}
