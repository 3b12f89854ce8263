import type { Search } from './automaton.ts';
import { HEAD, longestForm, type SecretForm, SHORT_HEAD, type Writing, writingsOf } from './forms.ts';

/** At most places of a text no head begins: a hash of four units shows that without creating a string. */
const HASHED = 4;
/** The last four units, from the four before and the next one. */
const rolled = (four: number, unit: number): number => (four << 8) ^ unit;
const hashOf = (four: number): number => Math.imul(four, 0x9e3779b1);

/** The filter has a bit for each hash: its byte is named by the first bits of the hash. It grows, so that most bits stay free. */
const [FEWEST_BITS, MOST_BITS] = [8, 20];
const BYTES_FOR_EACH = 16;
const bit = (hashed: number): number => 1 << ((hashed >> 4) & 7);

/** A hostile target may send secrets with one head, and texts full of it: after this many comparisons the rest of a text is hidden. */
const MAX_COMPARISONS = 1_000_000;

/** How many characters are compared in the time of one comparison. */
const AT_ONCE = 64;

/** If a secret is longer, everything after its head is hidden. */
export const LONGEST = 8192;

/** What was read is kept as one bit for each hash of four units that stood in it. */
const SEEN_BITS = 17;

type Found = SecretForm & { name: string };
type Candidate = { secret: string; name: string; write: Writing; form?: Found };

/** A form is made when its head is seen for the first time: most heads never are. */
function formOf(candidate: Candidate): Found {
  candidate.form ??= { ...candidate.write(candidate.secret.slice(0, LONGEST)), name: candidate.name };
  return candidate.form;
}

/** The first characters of a form; the part of the secret that is written for them does not end in the middle of a character. */
function beginningOf({ secret, write }: Candidate, length: number): string {
  const end = /[\ud800-\udbff]/.test(secret[length - 1] ?? '') ? length + 1 : length;
  return write(secret.slice(0, end)).text.slice(0, length);
}

/** The candidates with one beginning; of many, those that are long enough stand under a beginning twice as long. */
interface Shelf {
  length: number;
  own: Candidate[];
  longer?: Map<string, Shelf>;
}

/** Addresses of databases begin alike: from so many candidates on, each place would be compared with too many. */
const MANY = 16;

function put(shelf: Shelf, candidate: Candidate): void {
  const { longer, own, length } = shelf;
  if (longer) {
    const beginning = formOf(candidate).text.slice(0, 2 * length);
    const next = longer.get(beginning);
    if (next) put(next, candidate);
    else if (beginning.length === 2 * length) longer.set(beginning, { length: 2 * length, own: [candidate] });
    else own.push(candidate);
    return;
  }
  own.push(candidate);
  if (own.length <= MANY || length >= LONGEST) return;
  shelf.longer = new Map();
  for (const one of own.splice(0)) put(shelf, one);
}

const none: readonly Candidate[] = [];

/** The candidates that may stand at a place of a text, or begin there and go on after its end. */
function candidatesAt(shelf: Shelf | undefined, text: string, at: number): readonly Candidate[] {
  if (!shelf?.longer) return shelf?.own ?? none;
  const beginning = text.slice(at, at + 2 * shelf.length);
  const next = shelf.longer.get(beginning);
  const cut = beginning.length < 2 * shelf.length ? [...shelf.longer].filter(([key]) => key.startsWith(beginning)) : [];
  return [...shelf.own, ...[...cut.map(([, one]) => one), ...(next ? [next] : [])].flatMap((one) => candidatesAt(one, text, at))];
}

/** Finds secrets, however many, in one pass: where the first characters of a form stand, the whole form is compared. */
export function createHeads() {
  const known = new Map<string, Shelf>();
  let filter = new Uint8Array(1 << FEWEST_BITS);
  const seen = new Uint8Array(1 << SEEN_BITS);
  let shift = 32 - FEWEST_BITS;
  let forms = 0;
  let longest = 0;
  let sizes: readonly number[] = [HEAD];

  function grow(): void {
    shift -= 2;
    filter = new Uint8Array(2 ** (32 - shift));
    for (const head of known.keys()) admit(head);
  }

  function admit(head: string): void {
    let four = 0;
    for (let at = 0; at < HASHED; at += 1) four = rolled(four, head.charCodeAt(at));
    const hashed = hashOf(four);
    filter[hashed >>> shift] = (filter[hashed >>> shift] as number) | bit(hashed);
  }

  /** The next place where a head may begin, or -1. */
  function nextPlace(text: string, from: number): number {
    const [bytes, cut, { length }] = [filter, shift, text];
    let four = 0;
    for (let at = from; at < length; at += 1) {
      four = rolled(four, text.charCodeAt(at));
      const hashed = hashOf(four);
      const place = hashed >>> (32 - SEEN_BITS);
      seen[place] = (seen[place] as number) | bit(hashed);
      if (((bytes[hashed >>> cut] as number) & bit(hashed)) !== 0 && at - from >= HASHED - 1) return at - HASHED + 1;
    }
    return -1;
  }

  /** Whether this may stand in a text that was read; if not, no longer text that begins with it does either. */
  function mayHaveRead(beginning: string): boolean {
    let four = 0;
    for (let at = 0; at < beginning.length; at += 1) {
      four = rolled(four, beginning.charCodeAt(at));
      const hashed = hashOf(four);
      if (at >= HASHED - 1 && ((seen[hashed >>> (32 - SEEN_BITS)] as number) & bit(hashed)) === 0) return false;
    }
    return true;
  }

  const scan: Search<Found>['scan'] = (text, found) => {
    let left = MAX_COMPARISONS;
    for (let at = nextPlace(text, 0); at >= 0; at = nextPlace(text, at + 1))
      for (const size of sizes)
        for (const candidate of candidatesAt(known.get(text.slice(at, at + size)), text, at)) {
          const form = formOf(candidate);
          left -= 1 + form.text.length / AT_ONCE;
          if (left < 0 || candidate.secret.length > LONGEST) {
            found({ ...form, text: text.slice(at) }, text.length);
            return;
          }
          if (text.startsWith(form.text, at)) found(form, at + form.text.length);
        }
  };

  const begunAtEnd: Search<Found>['begunAtEnd'] = (text) => {
    let left = MAX_COMPARISONS;
    for (let at = nextPlace(text, Math.max(0, text.length - longest)); at >= 0; at = nextPlace(text, at + 1)) {
      const end = text.slice(at);
      // An end that is shorter than a head is compared with all of them.
      if (end.length < HEAD) for (const head of known.keys()) if (head.startsWith(end)) return end.length;
      for (const size of sizes)
        for (const candidate of candidatesAt(known.get(end.slice(0, size)), end, 0)) {
          left -= 1 + end.length / AT_ONCE;
          if (left < 0 || formOf(candidate).text.startsWith(end)) return end.length;
        }
    }
    return 0;
  };

  return {
    scan,
    begunAtEnd,
    /** How many forms it looks for. */
    size: () => forms,
    /** The length of the longest of them. */
    longest: () => longest,
    /** Returns whether it may stand in a text that was read before, in one of its forms. */
    learn(secret: string, name: string): boolean {
      const size = secret.length < HEAD ? SHORT_HEAD : HEAD;
      if (size === SHORT_HEAD) sizes = [HEAD, SHORT_HEAD];
      let isRead = false;
      longest = Math.max(longest, secret.length > LONGEST ? Number.POSITIVE_INFINITY : longestForm(secret));
      for (const write of writingsOf(secret)) {
        const candidate = { secret, name, write };
        const head = beginningOf(candidate, size);
        isRead ||= mayHaveRead(head);
        admit(head);
        const shelf = known.get(head) ?? { length: size, own: [] };
        known.set(head, shelf);
        put(shelf, candidate);
        forms += 1;
      }
      while (BYTES_FOR_EACH * known.size > filter.length && 32 - shift < MOST_BITS) grow();
      return isRead;
    },
  };
}
