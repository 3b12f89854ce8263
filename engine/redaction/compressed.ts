import { Buffer, isUtf8 } from 'node:buffer';
import { constants, gunzipSync } from 'node:zlib';
import { isBase64 } from './decoders.ts';
import { bytesIn } from './view.ts';

/** The first bytes of gzip, in Base64. */
const MAGIC = 'H4sI';

/** How many bytes are unpacked from one run of Base64. Twice as many characters of Base64 always hold more than that. */
const MAX_RUN = 1 << 18;

/** How much is read and unpacked in one text, also where it turns out not to be gzip; any run after that is hidden unread. */
const MAX_TOTAL = 1 << 22;

/** Undefined if it is not gzip; without `text` if it is too large. */
function unpacked(run: string, room: number): { text?: string } | undefined {
  try {
    // A file that was cut off is unpacked as far as possible.
    const options = { maxOutputLength: Math.max(1, Math.min(MAX_RUN, room)), finishFlush: constants.Z_SYNC_FLUSH };
    const bytes = gunzipSync(Buffer.from(run, 'base64'), options);
    return { text: isUtf8(bytes) ? bytes.toString() : bytes.toString('latin1') };
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? {} : undefined;
  }
}

/** Every run of Base64 in a text that is gzip; one that is too large to unpack has no `text`. */
export function packedIn(units: Uint16Array) {
  const bytes = bytesIn(units);
  const found: { from: number; to: number; text?: string }[] = [];
  let room = MAX_TOTAL;
  let to = 0;
  for (let at = bytes.indexOf(MAGIC, 0, 'utf16le'); at >= 0; at = bytes.indexOf(MAGIC, at + 2, 'utf16le')) {
    const from = at / 2;
    to = Math.max(to, from);
    while (isBase64(units[to])) to += 1;
    const length = Math.min(to - from, 2 * MAX_RUN);
    const inside = room > 0 ? unpacked(bytes.toString('utf16le', at, at + 2 * length), room) : {};
    room -= length + (inside?.text?.length ?? 0);
    if (!inside) continue;
    found.push({ from, to, ...inside });
    at = 2 * to - 2;
  }
  return found;
}
