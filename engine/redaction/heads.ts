import { isBase64 } from './decoders.ts';
import { HEAD, headsOf, SHORT_HEAD } from './forms.ts';
import { bytesIn } from './view.ts';

/** The heads of secrets that are too long, or too many, to look for as a whole. A search takes as long for many heads as for one. */
export type Heads = ReturnType<typeof createHeads>;

/** At most places of a text no head begins: a hash of four units shows that without creating a string. */
const FILTER_BITS = 20;
const hash = (a: number, b: number, c: number, d: number): number =>
  (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f)) >>> (32 - FILTER_BITS);

export function createHeads() {
  const known = new Map<string, { before: boolean; name: string }>();
  let filter = new Uint8Array(0);
  return {
    size: () => known.size,
    learn(secret: string, name: string): void {
      if (known.size === 0) filter = new Uint8Array(1 << FILTER_BITS);
      for (const { text, before } of headsOf(secret)) {
        filter[hash(text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2), text.charCodeAt(3))] = 1;
        if (!known.has(text)) known.set(text, { before, name });
      }
    },
    /** The first head of a secret in a text. */
    first(units: Uint16Array): { from: number; name: string } | undefined {
      if (known.size === 0) return undefined;
      let text: string | undefined;
      for (let at = 0; at + SHORT_HEAD <= units.length; at += 1) {
        const slot = hash(units[at] as number, units[at + 1] as number, units[at + 2] as number, units[at + 3] as number);
        if (filter[slot] === 0) continue;
        text ??= bytesIn(units).toString('utf16le');
        const head = known.get(text.slice(at, at + HEAD)) ?? known.get(text.slice(at, at + SHORT_HEAD));
        if (head) return { from: head.before && isBase64(units[at - 1]) ? at - 1 : at, name: head.name };
      }
      return undefined;
    },
  };
}
