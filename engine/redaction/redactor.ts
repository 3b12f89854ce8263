import { type Automaton, automaton } from './automaton.ts';
import { type Edges, find, type Hit, names, type Pattern, together } from './find.ts';
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

/** Names, headers and whole answers come again and again: what texts of up to a length become is remembered, up to so many characters. */
const SHORT = 2_000;
const REMEMBERED = 1_000_000;

/** Looks for the patterns before the end that no search before it looks for. */
type Search = { end: number; automaton: Automaton<Pattern> };

/** Searches are joined once they have read so many times what they look for: to make one takes as long. */
const WORTH = 2;

const WHOLE = { open: true, close: true };

const OPENING = '[redacted:';
const marked = (name: string): string => `${OPENING}${name}]`;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const cleanName = (name: string): string => name.replace(/[^\w .:/-]/g, '-').slice(0, 80) || 'secret';

/** What stands in the place of a secret of this name. */
export const marker = (name: string): string => marked(cleanName(name));

/** A redactor; `published` texts (addresses, the provider's id) stay readable, though a target calls a part of them its secret. */
export function createRedactor({ published = [] }: { published?: readonly string[] } = {}): Redactor {
  const secrets = new Set<string>();
  const patterns: Pattern[] = [];
  /** What is learned gets a search of its own, until all are joined. */
  const searches: Search[] = [];
  /** Characters that the searches have read. */
  let work = 0;
  let room = CAPACITY;
  /** No shorter text holds a secret: reading escapes makes none longer. */
  let shortest = Number.POSITIVE_INFINITY;
  /** What a text became, when so many patterns were known. */
  const remembered = new Map<string, { shown: string; known: number }>();
  let memory = REMEMBERED;
  let markers: { shown: Map<string, string>; all: RegExp } | undefined;

  /** The searches for a text of this length. */
  function searchesFor(length: number): Search[] {
    const first = searches.at(-1)?.end ?? 0;
    if (first < patterns.length) searches.push(searchFrom(first));
    work += length * searches.length;
    if (searches.length > 1 && work > WORTH * (CAPACITY - room)) {
      searches.splice(0, searches.length, searchFrom(0));
      work = 0;
    }
    return searches;
  }

  const searchFrom = (first: number): Search => ({ end: patterns.length, automaton: automaton(patterns.slice(first)) });

  /** What is found of the patterns that came after so many. */
  const found = (text: string, edges: Edges, after = 0): Hit[] =>
    find(
      text,
      searchesFor(text.length)
        .filter(({ end }) => end > after)
        .map((search) => search.automaton),
      edges,
    );

  function marking() {
    // A target that names a field after a secret would have us print it in the marker.
    const nameFor = (name: string) => (found(name, WHOLE).length > 0 ? 'secret' : name);
    const shown = new Map([...new Set(patterns.map(({ name }) => name))].map((name) => [name, nameFor(name)]));
    const all = [...new Set(shown.values())].map((name) => escaped(marked(name)));
    return { shown, all: new RegExp(`(${all.join('|')})`) };
  }

  function shownAs(name: string): string {
    markers ??= marking();
    return markers.shown.get(name) ?? name;
  }

  /** The text and the markers in it, these at the odd places, as splitting by a group has it. */
  function parted(text: string): string[] {
    if (!text.includes(OPENING)) return [text];
    markers ??= marking();
    return text.split(markers.all);
  }

  function add(secret: string, name: string): void {
    const forms = secret.length * LEAST_GROWTH > room ? [] : formsOf(secret);
    room -= forms.reduce((sum, { text }) => sum + text.length, 0);
    if (forms.length === 0 || room < 0) throw new RangeError(`${name}: more secrets than can be looked for`);
    secrets.add(secret);
    patterns.push(...forms.map((form) => ({ ...form, name })));
    shortest = Math.min(shortest, ...forms.map(({ text }) => text.length));
    markers = undefined;
  }

  function once(text: string): string {
    const parts = parted(text);
    return parts
      .map((part, index) => {
        if (index % 2 === 1) return part;
        let done = 0;
        const pieces: string[] = [];
        for (const { start, end, name } of found(part, { open: index === 0, close: index === parts.length - 1 })) {
          pieces.push(part.slice(done, start), marked(shownAs(name)));
          done = end;
        }
        return pieces.join('') + part.slice(done);
      })
      .join('');
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

  function text(original: string): string {
    if (original.length < shortest) return original;
    if (original.length > SHORT) return redacted(original);
    const before = remembered.get(original);
    if (before?.known === patterns.length) return before.shown;
    // Where nothing was hidden, only what was learned since has to be looked for.
    const isAsBefore = before?.shown === original && found(original, WHOLE, before.known).length === 0;
    const shown = isAsBefore ? original : redacted(original);
    if (!before) memory -= original.length;
    if (memory < 0) {
      remembered.clear();
      memory = REMEMBERED;
    }
    remembered.set(original, { shown, known: patterns.length });
    return shown;
  }

  /** The names, as patterns have them, of the secrets in a text. */
  function namesIn(original: string): Set<string> {
    const all = searchesFor(original.length).map((search) => search.automaton);
    return names(original, all, WHOLE);
  }

  function areClean(texts: Iterable<string>): boolean {
    const long = [...texts].filter(({ length }) => length >= shortest);
    return together(long).every((joined) => namesIn(joined).size === 0);
  }

  return {
    learn(value, name) {
      // A value that came through a redactor holds markers; what stands around them is what it tells.
      const pieces = value.split(/\[redacted:[^\]]*\]/).flatMap(secretsIn);
      const news = pieces.filter((piece) => !secrets.has(piece) && !published.some((shown) => shown.includes(piece)));
      for (const secret of new Set(news)) add(secret, cleanName(name));
    },
    text,
    value: (json) => redactedValue(json, { text, areClean }),
    has(original) {
      if (secrets.size === 0) return [];
      return [...new Set([...namesIn(original)].map(shownAs))].sort();
    },
  };
}
