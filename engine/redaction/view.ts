/** A text as UTF-16 units. `starts` and `ends` give the place of each unit in the original; without them it is the original. */
export type View = { units: Uint16Array; starts?: Int32Array; ends?: Int32Array };

/** A decoded escape: how many units it takes, and the units that it means. */
export type CharacterReading = { width: number; means: readonly number[] };

export type Decoder = { triggers: readonly number[]; read: (units: Uint16Array, at: number) => CharacterReading | undefined };

export function viewOf(text: string): View {
  const units = new Uint16Array(text.length);
  bytesIn(units).write(text, 'utf16le');
  return { units };
}

/** The bytes of the units, in UTF-16. */
export const bytesIn = (units: Uint16Array): Buffer => Buffer.from(units.buffer, units.byteOffset, units.byteLength);

export const startOf = (view: View, at: number): number => view.starts?.[at] ?? at;
export const endOf = (view: View, at: number): number => view.ends?.[at] ?? at + 1;

/** The view with its escapes decoded, or undefined if it has none; only with `isMapped`, it keeps the places in the original. */
export function decoded(view: View, { triggers, read }: Decoder, isMapped: boolean): View | undefined {
  const { units } = view;
  // The places between triggers are skipped, because most of a text is not escaped.
  const next = triggers.map((trigger) => units.indexOf(trigger));
  let out: View | undefined;
  let length = 0;
  let from = 0;
  const copy = ({ units: into, starts, ends }: View, to: number): void => {
    into.set(units.subarray(from, to), length);
    if (!(starts && ends)) length += to - from;
    else
      for (let at = from; at < to; at += 1, length += 1) {
        starts[length] = startOf(view, at);
        ends[length] = endOf(view, at);
      }
  };
  for (;;) {
    const at = next.reduce((least, place) => (place >= 0 && (least < 0 || place < least) ? place : least), -1);
    if (at < 0) break;
    const reading = read(units, at);
    const beyond = at + (reading?.width ?? 1);
    if (reading) {
      out ??= roomFor(units.length, isMapped);
      copy(out, at);
      for (const meant of reading.means) {
        out.units[length] = meant;
        if (out.starts) out.starts[length] = startOf(view, at);
        if (out.ends) out.ends[length] = endOf(view, beyond - 1);
        length += 1;
      }
      from = beyond;
    }
    triggers.forEach((trigger, index) => {
      const place = next[index] as number;
      if (place >= 0 && place < beyond) next[index] = units.indexOf(trigger, beyond);
    });
  }
  if (!out) return undefined;
  copy(out, units.length);
  const { starts, ends } = out;
  return {
    units: out.units.subarray(0, length),
    ...(starts && ends && { starts: starts.subarray(0, length), ends: ends.subarray(0, length) }),
  };
}

/** An escape never means more units than it takes, so a decoded view is never longer than the original. */
const roomFor = (size: number, isMapped: boolean): View => ({
  units: new Uint16Array(size),
  ...(isMapped && { starts: new Int32Array(size), ends: new Int32Array(size) }),
});
