import { Buffer, isUtf8 } from 'node:buffer';
import { constants, gunzipSync } from 'node:zlib';
import { isBase64 } from './decoders.ts';

/** How gzip is written: its first bytes, and what belongs to it. */
const IN_BASE64 = { magic: 'H4sI', encoding: 'base64', isPart: isBase64, isCertain: false } as const;
/** Bytes that begin like gzip and cannot be unpacked are hidden; Base64 may only look like gzip. */
const IN_BYTES = {
  magic: '\x1f\x8b\x08',
  encoding: 'latin1',
  isPart: (unit: number) => unit < 0x100,
  isCertain: true,
} as const;

/** How many bytes are unpacked from one run of Base64. Twice as many characters of Base64 always hold more than that. */
const MAX_RUN = 1 << 18;

/** How much is read and unpacked in one text, also where it turns out not to be gzip; any run after that is hidden unread. */
const MAX_TOTAL = 1 << 22;

/** Undefined if it is not gzip; without `text` if it is too large. */
function unpacked(packed: Buffer, room: number): { text?: string } | undefined {
  try {
    // A file that was cut off is unpacked as far as possible.
    const options = { maxOutputLength: Math.max(1, Math.min(MAX_RUN, room)), finishFlush: constants.Z_SYNC_FLUSH };
    const bytes = gunzipSync(packed, options);
    return { text: isUtf8(bytes) ? bytes.toString() : bytes.toString('latin1') };
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? {} : undefined;
  }
}

type Packed = { from: number; to: number; text?: string };

/** Whether a text may have a part that is gzip in Base64. */
export const mayBePacked = (text: string): boolean => text.includes(IN_BASE64.magic);

/** Every part of a text that is gzip, in Base64 or byte by byte; one that is too large to unpack has no `text`. Decoding breaks bytes. */
export const packedIn = (text: string, isDecoded: boolean): Packed[] =>
  (isDecoded ? [IN_BASE64] : [IN_BASE64, IN_BYTES]).flatMap((kind) => packedAs(kind, text));

function packedAs({ magic, encoding, isPart, isCertain }: typeof IN_BASE64 | typeof IN_BYTES, text: string): Packed[] {
  const found: Packed[] = [];
  let room = MAX_TOTAL;
  let to = 0;
  for (let from = text.indexOf(magic); from >= 0; from = text.indexOf(magic, from + 1)) {
    to = Math.max(to, from);
    while (isPart(text.charCodeAt(to))) to += 1;
    const length = Math.min(to - from, 2 * MAX_RUN);
    const inside = room > 0 ? unpacked(Buffer.from(text.slice(from, from + length), encoding), room) : {};
    room -= length + (inside?.text?.length ?? 0);
    if (!inside && !isCertain) continue;
    found.push({ from, to, ...inside });
    from = to - 1;
  }
  return found;
}
