import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { type Failure, type FailureKind, type HeaderList, headerValues } from './exchange.ts';

type Decoder = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer;

const isTooLarge = (error: unknown) => (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';

/** Servers disagree on whether `deflate` has a zlib header; like browsers, Assay reads both forms. */
const inflate: Decoder = (bytes, options) => {
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if (isTooLarge(error)) throw error;
    return inflateRawSync(bytes, options);
  }
};

const decoders: Record<string, Decoder> = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflate, br: brotliDecompressSync };

const MAX_CODINGS = 5;

export const contentCodings = (message: { headers: HeaderList }): string[] =>
  headerValues(message, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');

const failed = (kind: FailureKind, message: string): { error: Failure } => ({ error: { kind, phase: 'body', message } });

/** A body that is text is not compressed, whatever its header says; some servers put a charset into Content-Encoding. */
export const isTextBytes = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0);

/** Removes the content codings, the last one first. A text stays the same if a coding is unknown, or if there are too many. */
export const decodeContent = (bytes: Buffer, codings: string[], limit: number): { bytes: Buffer } | { error: Failure } => {
  if (bytes.length === 0) return { bytes };
  const isKnown = codings.length <= MAX_CODINGS && codings.every((coding) => Object.hasOwn(decoders, coding));
  if (!isKnown && isTextBytes(bytes)) return { bytes };
  const named = codings.slice(0, MAX_CODINGS + 1).join(', ');
  const unread = `Assay cannot read its Content-Encoding (${named.slice(0, 80)}), and so cannot look for secrets in it`;
  if (!isKnown) return failed('protocol', `the body is left out: ${unread}`);
  let plain = bytes;
  for (const coding of codings.toReversed()) {
    try {
      plain = decoders[coding]?.(plain, { maxOutputLength: limit }) ?? plain;
    } catch (error) {
      if (isTooLarge(error)) return failed('too-large', `the body is larger than ${limit} bytes once it is decompressed`);
      return failed('protocol', `the body is not valid ${coding}, which its Content-Encoding names`);
    }
  }
  return { bytes: plain };
};
