/** A text as UTF-16 units, with the place in the original that each unit was read from; without a map it is the original. */
export type View = { units: Uint16Array; starts?: Int32Array; ends?: Int32Array };

/** What stands at one place of a view once an escape is read: how many units it takes up, and the units it means. */
export type Reading = { width: number; means: readonly number[] };

export type Decoder = { triggers: readonly number[]; read: (units: Uint16Array, at: number) => Reading | undefined };

export function viewOf(text: string): View {
  const bytes = Buffer.from(text, 'utf16le');
  // A pooled buffer may start at an odd address, which a Uint16Array refuses; a copy starts at 0.
  return { units: new Uint16Array(new Uint8Array(bytes).buffer) };
}

export const startOf = (view: View, at: number): number => view.starts?.[at] ?? at;
export const endOf = (view: View, at: number): number => view.ends?.[at] ?? at + 1;

/** The view with its escapes read, or undefined when it has none; none means more units than it takes up. */
export function decoded(view: View, { triggers, read }: Decoder): View | undefined {
  const { units, starts, ends } = view;
  // The places between triggers are skipped, since most of a text is no escape.
  const next = triggers.map((trigger) => units.indexOf(trigger));
  let out: Required<View> | undefined;
  let length = 0;
  let from = 0;
  const copy = (into: Required<View>, to: number): void => {
    into.units.set(units.subarray(from, to), length);
    for (let at = from; at < to; at += 1, length += 1) {
      into.starts[length] = starts ? (starts[at] as number) : at;
      into.ends[length] = ends ? (ends[at] as number) : at + 1;
    }
  };
  for (;;) {
    const at = next.reduce((least, place) => (place >= 0 && (least < 0 || place < least) ? place : least), -1);
    if (at < 0) break;
    const reading = read(units, at);
    const beyond = at + (reading?.width ?? 1);
    if (reading) {
      out ??= { units: new Uint16Array(units.length), starts: new Int32Array(units.length), ends: new Int32Array(units.length) };
      copy(out, at);
      for (const meant of reading.means) {
        out.units[length] = meant;
        out.starts[length] = startOf(view, at);
        out.ends[length] = endOf(view, beyond - 1);
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
  return { units: out.units.subarray(0, length), starts: out.starts.subarray(0, length), ends: out.ends.subarray(0, length) };
}
