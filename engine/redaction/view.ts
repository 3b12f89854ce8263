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

/** The view with its escapes read, or undefined when it has none. */
export function decoded(view: View, { triggers, read }: Decoder): View | undefined {
  const { units } = view;
  if (!triggers.some((trigger) => units.includes(trigger))) return undefined;
  const out = { units: new Uint16Array(units.length), starts: new Int32Array(units.length), ends: new Int32Array(units.length) };
  let length = 0;
  let changed = false;
  for (let at = 0; at < units.length; ) {
    const unit = units[at] as number;
    const reading = triggers.includes(unit) ? read(units, at) : undefined;
    const last = at + (reading?.width ?? 1) - 1;
    for (const meant of reading?.means ?? [unit]) {
      out.units[length] = meant;
      out.starts[length] = startOf(view, at);
      out.ends[length] = endOf(view, last);
      length += 1;
    }
    changed ||= reading !== undefined;
    at = last + 1;
  }
  if (!changed) return undefined;
  return { units: out.units.subarray(0, length), starts: out.starts.subarray(0, length), ends: out.ends.subarray(0, length) };
}
