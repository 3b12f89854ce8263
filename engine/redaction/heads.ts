import { isBase64 } from './decoders.ts';
import { HEAD, headsOf, SHORT_HEAD } from './forms.ts';

/** Where the first beginning of a secret stands in a text, and whose it is. */
export type HeadHit = { from: number; name: string };

/** The beginnings of secrets that are too long, or too many, to look for as a whole: a step takes the same time for one or for many. */
export type Heads = {
  size: () => number;
  learn: (secret: string, name: string) => void;
  first: (units: Uint16Array) => HeadHit | undefined;
};

/** Most places of a text begin no head: four units tell that without making a string. */
const FILTER_BITS = 20;
const mixed = (a: number, b: number, c: number, d: number): number =>
  (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f)) >>> (32 - FILTER_BITS);

export function createHeads(): Heads {
  const known = new Map<string, { before: boolean; name: string }>();
  let filter = new Uint8Array(0);
  return {
    size: () => known.size,
    learn(secret, name) {
      if (known.size === 0) filter = new Uint8Array(1 << FILTER_BITS);
      for (const { text, before } of headsOf(secret)) {
        filter[mixed(text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2), text.charCodeAt(3))] = 1;
        if (!known.has(text)) known.set(text, { before, name });
      }
    },
    first(units) {
      if (known.size === 0) return undefined;
      let text: string | undefined;
      for (let at = 0; at + SHORT_HEAD <= units.length; at += 1) {
        const place = mixed(units[at] as number, units[at + 1] as number, units[at + 2] as number, units[at + 3] as number);
        if (filter[place] === 0) continue;
        text ??= Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
        const head = known.get(text.slice(at, at + HEAD)) ?? known.get(text.slice(at, at + SHORT_HEAD));
        if (head) return { from: head.before && isBase64(units[at - 1]) ? at - 1 : at, name: head.name };
      }
      return undefined;
    },
  };
}
