/**
 * What a text, or a part of it, reads as. `starts` and `ends` give the place of each unit in the text; without them it is the text itself,
 * from `from` on.
 */
export type Reading = { text: string; from: number; starts?: Int32Array; ends?: Int32Array };

/** A reading that can be decoded: with its UTF-16 units. */
export type View = Reading & { units: Uint16Array };

/** A decoded escape: how many units it takes, and the units that it means. */
export type CharacterReading = { width: number; means: readonly number[] };

/** Reads one kind of escape. Each begins with a trigger; where `form` matches nowhere in a text, there is none. */
export type Decoder = {
  triggers: readonly number[];
  form: RegExp;
  read: (units: Uint16Array, at: number) => CharacterReading | undefined;
};

/** Where a global expression matches in a text: the ends of its matches. */
export function endsOf(expression: RegExp, text: string): number[] {
  const ends: number[] = [];
  expression.lastIndex = 0;
  while (expression.test(text)) ends.push(expression.lastIndex);
  return ends;
}

export function matches(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

export function viewOf(text: string, from = 0): View {
  const units = new Uint16Array(text.length);
  bytesIn(units).write(text, 'utf16le');
  return { text, units, from };
}

/** The bytes of the units, in UTF-16. */
export const bytesIn = (units: Uint16Array): Buffer => Buffer.from(units.buffer, units.byteOffset, units.byteLength);

export const startOf = ({ from, starts }: Reading, at: number): number => starts?.[at] ?? from + at;
export const endOf = ({ from, ends }: Reading, at: number): number => ends?.[at] ?? from + at + 1;

/** The view with its escapes decoded, or undefined if it has none; only with `isMapped`, it keeps the places in the original. */
export function decoded(view: View, { triggers, form, read }: Decoder, isMapped: boolean): View | undefined {
  if (!matches(form, view.text)) return undefined;
  const { units } = view;
  // The places between triggers are skipped, because most of a text is not escaped.
  const next = triggers.map((trigger) => units.indexOf(trigger));
  let out: Room | undefined;
  let length = 0;
  let from = 0;
  const copy = ({ units: into, starts, ends }: Room, to: number): void => {
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
  const meant = out.units.subarray(0, length);
  return {
    text: bytesIn(meant).toString('utf16le'),
    units: meant,
    from: view.from,
    ...(starts && ends && { starts: starts.subarray(0, length), ends: ends.subarray(0, length) }),
  };
}

type Room = Pick<View, 'units' | 'starts' | 'ends'>;

/** An escape never means more units than it takes, so a decoded view is never longer than the original. */
const roomFor = (size: number, isMapped: boolean): Room => ({
  units: new Uint16Array(size),
  ...(isMapped && { starts: new Int32Array(size), ends: new Int32Array(size) }),
});
