import type { Automaton } from './automaton.ts';
import { HEAD, type SecretForm, SHORT_HEAD, type Writing, writingsOf } from './forms.ts';
import { bytesIn } from './view.ts';

/** At most places of a text no head begins: a hash of four units shows that without creating a string. */
const FILTER_BITS = 22;
const hash = (a: number, b: number, c: number, d: number): number =>
  (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f)) >>> (32 - FILTER_BITS);

/** A hostile target may send secrets with one head, and texts full of it: after this many comparisons the rest of a text is hidden. */
const MAX_COMPARISONS = 1_000_000;

/** How many characters are compared in the time of one comparison. */
const AT_ONCE = 64;

/** If a secret is longer, everything after its head is hidden. */
export const LONGEST = 4096;

type Found = SecretForm & { name: string };
type Candidate = { secret: string; name: string; write: Writing };

/** Secrets that are too long, or too many, for the automaton: the first characters of each form are looked up, then all are compared. */
export function createHeads() {
  const known = new Map<string, Candidate[]>();
  let filter = new Uint8Array(0);
  let forms = 0;

  const scan: Automaton<Found>['scan'] = (units, found) => {
    let text: string | undefined;
    let left = MAX_COMPARISONS;
    for (let at = 0; at + SHORT_HEAD <= units.length; at += 1) {
      const slot = hash(units[at] as number, units[at + 1] as number, units[at + 2] as number, units[at + 3] as number);
      if (filter[slot] === 0) continue;
      text ??= bytesIn(units).toString('utf16le');
      for (const size of [HEAD, SHORT_HEAD])
        for (const { secret, name, write } of known.get(text.slice(at, at + size)) ?? []) {
          const form = write(secret.slice(0, LONGEST));
          // A text that ends inside a secret shows its beginning.
          const begun = form.text.slice(0, units.length - at);
          left -= 1 + begun.length / AT_ONCE;
          if (left < 0 || secret.length > LONGEST) {
            found({ ...form, text: text.slice(at), name }, units.length);
            return units.length - at;
          }
          if (text.startsWith(begun, at)) found({ ...form, text: begun, name }, at + begun.length);
        }
    }
    return Math.min(units.length, HEAD - 1);
  };

  return {
    scan,
    /** How many forms it looks for. */
    size: () => forms,
    learn(secret: string, name: string): void {
      if (forms === 0) filter = new Uint8Array(1 << FILTER_BITS);
      const size = secret.length < HEAD ? SHORT_HEAD : HEAD;
      for (const write of writingsOf(secret)) {
        const head = write(secret.slice(0, HEAD)).text.slice(0, size);
        filter[hash(head.charCodeAt(0), head.charCodeAt(1), head.charCodeAt(2), head.charCodeAt(3))] = 1;
        const same = known.get(head);
        if (same) same.push({ secret, name, write });
        else known.set(head, [{ secret, name, write }]);
        forms += 1;
      }
    },
  };
}
