import { type Automaton, automaton } from './automaton.ts';
import { find, names, type Pattern } from './find.ts';
import { formsOf } from './forms.ts';
import { secretsIn } from './policy.ts';
import { redactedValue } from './value.ts';

export type Redactor = {
  /** From now on this value is hidden wherever it stands; trivial and published values are not taken. */
  learn: (secret: string, name: string) => void;
  text: (text: string) => string;
  /** The same JSON with every text in it redacted, names of fields too. */
  value: <T>(json: T) => T;
  /** The names of the secrets that the text holds; of one inside another, the outer. */
  has: (text: string) => string[];
};

/** A target could have us learn without end; past this many characters, in all forms, it is an error, before anything is recorded. */
const CAPACITY = 3_000_000;

/** The forms of a secret take up at least this many times its length. */
const LEAST_GROWTH = 9;

/** What one redaction lays bare the next one hides; more rounds than these only a text made for it would need. */
const ROUNDS = 8;

/** Names of headers and fields come again and again: what short texts become is remembered, for so many of them. */
const SHORT = 64;
const REMEMBERED = 10_000;

/** Looks for the patterns from the first to before the end. */
type Search = { first: number; end: number; automaton: Automaton<Pattern> };

const WHOLE = { open: true, close: true };

const marker = (name: string): string => `[redacted:${name}]`;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const cleanName = (name: string): string => name.replace(/[^\w .:/-]/g, '-').slice(0, 80) || 'secret';

/** A redactor; `published` texts (addresses, the provider's id) stay readable, though a target calls a part of them its secret. */
export function createRedactor({ published = [] }: { published?: readonly string[] } = {}): Redactor {
  const secrets = new Set<string>();
  const patterns: Pattern[] = [];
  /** Each larger than the next, so that a new secret has the last ones built anew, not that of all secrets. */
  const searches: Search[] = [];
  let room = CAPACITY;
  const remembered = new Map<string, string>();
  let ready: { search: Automaton<Pattern>[]; shown: Map<string, string>; markers: RegExp } | undefined;

  function prepare() {
    let first = searches.at(-1)?.end ?? 0;
    for (let last = searches.at(-1); last && last.end - last.first <= patterns.length - first; last = searches.at(-1)) {
      first = last.first;
      searches.pop();
    }
    if (first < patterns.length) searches.push({ first, end: patterns.length, automaton: automaton(patterns.slice(first)) });
    const search = searches.map((one) => one.automaton);
    // A target that names a field after a secret would have us print it in the marker.
    const nameFor = (name: string) => (find(name, search, WHOLE).length > 0 ? 'secret' : name);
    const shown = new Map([...new Set(patterns.map(({ name }) => name))].map((name) => [name, nameFor(name)]));
    const markers = [...new Set(shown.values())].map((name) => escaped(marker(name)));
    return { search, shown, markers: new RegExp(`(${markers.join('|')})`) };
  }

  function add(secret: string, name: string): void {
    const forms = secret.length * LEAST_GROWTH > room ? [] : formsOf(secret);
    room -= forms.reduce((sum, { text }) => sum + text.length, 0);
    if (forms.length === 0 || room < 0) throw new RangeError(`${name}: more secrets than can be looked for`);
    secrets.add(secret);
    patterns.push(...forms.map((form) => ({ ...form, name })));
    ready = undefined;
    remembered.clear();
  }

  function once(text: string): string {
    ready ??= prepare();
    const { search, markers, shown } = ready;
    // Splitting by a group keeps the markers, at the odd places.
    const parts = text.split(markers);
    return parts
      .map((part, index) => {
        if (index % 2 === 1) return part;
        let done = 0;
        const pieces: string[] = [];
        for (const { start, end, name } of find(part, search, { open: index === 0, close: index === parts.length - 1 })) {
          pieces.push(part.slice(done, start), marker(shown.get(name) ?? name));
          done = end;
        }
        return pieces.join('') + part.slice(done);
      })
      .join('');
  }

  function text(original: string): string {
    if (secrets.size === 0) return original;
    if (original.length > SHORT) return redacted(original);
    const known = remembered.get(original);
    if (known !== undefined) return known;
    if (remembered.size === REMEMBERED) remembered.clear();
    const shown = redacted(original);
    remembered.set(original, shown);
    return shown;
  }

  function redacted(original: string): string {
    let now = original;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = now;
      now = once(before);
      if (now === before) break;
    }
    return now;
  }

  return {
    learn(value, name) {
      // A value that came through a redactor holds markers; what stands around them is what it tells.
      const pieces = value.split(/\[redacted:[^\]]*\]/).flatMap(secretsIn);
      const news = pieces.filter((piece) => !secrets.has(piece) && !published.some((shown) => shown.includes(piece)));
      for (const secret of new Set(news)) add(secret, cleanName(name));
    },
    text,
    value: (json) => redactedValue(json, text),
    has(original) {
      if (secrets.size === 0) return [];
      ready ??= prepare();
      const { search, shown } = ready;
      return [...new Set([...names(original, search, WHOLE)].map((name) => shown.get(name) ?? name))].sort();
    },
  };
}
