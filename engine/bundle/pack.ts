import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isBeyond, maxBundleBytes } from './bounds.ts';
import { readTar, type Unpacked, writeTar } from './tar.ts';

export const bundleFiles = ['certificate.json', 'ledger.jsonl', 'manifest.json', 'report.json'] as const;

/** The fixed gzip header: no time, no system, and an extra field named AY for the digest of the rest of the file. */
const fixedHeader = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0xff, 36, 0, 0x41, 0x59, 32, 0]);

/** Bytes of the header that gzip itself writes, which ours replaces. */
const plainHeaderLength = 10;

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/** A gzipped tar archive in which every changed byte is noticed, even those that gzip ignores; undefined if it is too large to read again. */
export function pack(files: ReadonlyMap<string, Buffer>): Buffer | undefined {
  const tar = writeTar(files);
  return tar.length > maxBundleBytes || isTooMuch(files) ? undefined : sealed(gzipSync(tar, { level: 9 }).subarray(plainHeaderLength));
}

export const sealed = (rest: Buffer): Buffer => Buffer.concat([fixedHeader, sha256(rest), rest]);

const isTooMuch = (files: ReadonlyMap<string, Buffer>): boolean =>
  [...files.values()].some((content) => isBeyond(content.toString('latin1')));

export function unpack(bytes: Buffer): Unpacked {
  if (bytes[0] !== fixedHeader[0] || bytes[1] !== fixedHeader[1]) return { refused: 'it is not a bundle: expected a gzipped tar archive' };
  const digest = bytes.subarray(fixedHeader.length, fixedHeader.length + 32);
  const rest = bytes.subarray(fixedHeader.length + 32);
  if (!bytes.subarray(0, fixedHeader.length).equals(fixedHeader) || !sha256(rest).equals(digest))
    return { refused: 'it was altered, or Assay did not make it: its own digest does not match' };
  try {
    const unpacked = readTar(gunzipSync(bytes, { maxOutputLength: maxBundleBytes }), bundleFiles);
    return 'files' in unpacked && isTooMuch(unpacked.files) ? { refused: 'it is larger than Assay reads' } : unpacked;
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { refused: isLarge ? `it unpacks to more than ${maxBundleBytes / 1024 / 1024} MB` : 'it cannot be unpacked' };
  }
}
