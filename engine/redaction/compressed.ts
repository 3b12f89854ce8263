import { Buffer, isUtf8 } from 'node:buffer';
import { constants, gunzipSync } from 'node:zlib';
import { isBase64 } from './decoders.ts';

/** The first bytes of gzip, in Base64. */
const MAGIC = 'H4sI';

/** How many bytes are unpacked from one run of Base64, and from all runs in one text. */
const MAX_RUN = 1 << 18;
const MAX_TOTAL = 1 << 22;

/** A run of Base64 that is gzip; it has no `text` if it is too large to unpack. */
export interface Packed {
  from: number;
  to: number;
  text?: string;
}

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

/** Every run of Base64 in a text that is gzip. */
export function packedIn(units: Uint16Array): Packed[] {
  const bytes = Buffer.from(units.buffer, units.byteOffset, units.byteLength);
  const found: Packed[] = [];
  let room = MAX_TOTAL;
  for (let at = bytes.indexOf(MAGIC, 0, 'utf16le'); at >= 0; at = bytes.indexOf(MAGIC, at + 2, 'utf16le')) {
    if (at % 2 === 1) continue;
    const from = at / 2;
    let to = from;
    while (isBase64(units[to])) to += 1;
    const inside = unpacked(bytes.toString('utf16le', at, 2 * to), room);
    if (!inside) continue;
    room -= inside.text?.length ?? MAX_RUN;
    found.push({ from, to, ...inside });
    at = 2 * to - 2;
  }
  return found;
}
