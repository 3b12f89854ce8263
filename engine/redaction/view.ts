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

type Escape = Reading & { at: number };

/** Every escape in order; the places between triggers are skipped, since most of a text is none. */
function escapesIn(units: Uint16Array, { triggers, read }: Decoder): Escape[] {
  const escapes: Escape[] = [];
  const next = triggers.map((trigger) => units.indexOf(trigger));
  for (;;) {
    const at = next.reduce((least, place) => (place >= 0 && (least < 0 || place < least) ? place : least), -1);
    if (at < 0) return escapes;
    const reading = read(units, at);
    if (reading) escapes.push({ ...reading, at });
    const from = at + (reading?.width ?? 1);
    triggers.forEach((trigger, index) => {
      const place = next[index] as number;
      if (place >= 0 && place < from) next[index] = units.indexOf(trigger, from);
    });
  }
}

/** The view with its escapes read, or undefined when it has none; unless mapped, nobody asks where in the original a unit stood. */
export function decoded(view: View, decoder: Decoder, isMapped: boolean): View | undefined {
  const { units } = view;
  const escapes = escapesIn(units, decoder);
  if (escapes.length === 0) return undefined;
  const size = escapes.reduce((sum, { width, means }) => sum - width + means.length, units.length);
  const out: View = { units: new Uint16Array(size), ...(isMapped && { starts: new Int32Array(size), ends: new Int32Array(size) }) };
  const { starts, ends } = out;
  let length = 0;
  let from = 0;
  const copy = (to: number): void => {
    out.units.set(units.subarray(from, to), length);
    if (!(starts && ends)) length += to - from;
    else
      for (let at = from; at < to; at += 1, length += 1) {
        starts[length] = startOf(view, at);
        ends[length] = endOf(view, at);
      }
  };
  for (const { at, width, means } of escapes) {
    copy(at);
    for (const meant of means) {
      out.units[length] = meant;
      if (starts) starts[length] = startOf(view, at);
      if (ends) ends[length] = endOf(view, at + width - 1);
      length += 1;
    }
    from = at + width;
  }
  copy(units.length);
  return out;
}
