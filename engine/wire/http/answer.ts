import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { bodyText, type ExchangeResponse, type Failure, type FailureKind, type HeaderList, headerValues } from './exchange.ts';

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

/** Enough of an incomplete body to see what it was. */
const KEPT_BYTES = 64 * 1024;

type Arrived = {
  head: Pick<ExchangeResponse, 'status' | 'statusText' | 'httpVersion' | 'headers'>;
  bytes: Buffer;
  informational: number;
  limit: number;
  error?: Failure | undefined;
};

type Answer = { response: ExchangeResponse; error?: Failure };

/** The response, and a failure if its body is not complete or cannot be read. */
export const responseOf = ({ head: given, bytes, informational, limit, error }: Arrived): Answer => {
  const head = { ...given, ...(informational > 0 && { informational }) };
  const codings = contentCodings(head);
  const broken = (failure: Failure, body: Buffer = Buffer.alloc(0)): Answer => ({
    response: { ...head, ...bodyText(body), bytes: bytes.length, truncated: true },
    error: failure,
  });
  // A part of a compressed body is left out, because redaction could not find a secret in it.
  if (error) return broken(error, codings.length > 0 ? undefined : bytes.subarray(0, KEPT_BYTES));
  const decoded = decodeContent(bytes, codings, limit);
  if ('bytes' in decoded) return { response: { ...head, ...bodyText(decoded.bytes), bytes: decoded.bytes.length } };
  return broken(decoded.error);
};
