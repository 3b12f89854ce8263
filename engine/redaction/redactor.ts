import { type Automaton, automaton } from './automaton.ts';
import { beginning, type Edges, find, type Hit, names, type Pattern, together } from './find.ts';
import { type Form, formsOf, headFormsOf } from './forms.ts';
import { secretsIn } from './policy.ts';
import { redactedValue } from './value.ts';

export type Redactor = {
  /** From now on this value is hidden wherever it stands; trivial and published values are not taken. */
  learn: (secret: string, name: string) => void;
  text: (text: string) => string;
  /** A text that was cut off: its end is not the beginning of a secret. */
  cutText: (text: string) => string;
  /** Whether there were more secrets than can be looked for: what a target wrote must not leave then. */
  isFull: () => boolean;
  /** The same JSON with every text in it redacted, names of fields too. */
  value: <T>(json: T) => T;
  /** The names of the secrets that the text holds; of one inside another, the outer. */
  has: (text: string) => string[];
};

/** A target could have us learn without end: so many characters, in all forms, are looked for, and so many more of the beginnings of secrets. */
const CAPACITY = 1_000_000;
const MORE = 1_500_000;

/** Of a secret that is longer, or for which there is no room, only so much of the beginning is looked for; all behind it is hidden too. */
const LONGEST = 4096;
const LONG_HEAD = 512;
const SHORT_HEAD = 16;

/** An escape that was cut off. */
const UNFINISHED = /(?:%[0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&#?\w{0,8})$/i;

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
const MARKER = /(\[redacted:[\w .:/-]{1,80}\])/;
const cleanName = (name: string): string => name.replace(/[^\w .:/-]/g, '-').slice(0, 80) || 'secret';

/** What stands in the place of a secret of this name. */
export const marker = (name: string): string => marked(cleanName(name));

interface Choices {
  published?: readonly string[];
  /** There are very many secrets: only the beginning of each is looked for. */
  byHead?: boolean;
}

/** A redactor; `published` texts (addresses, the provider's id) stay readable, though a target calls a part of them its secret. */
export function createRedactor({ published = [], byHead = false }: Choices = {}): Redactor {
  const secrets = new Set<string>();
  const patterns: Pattern[] = [];
  /** What is learned gets a search of its own, until all are joined. */
  const searches: Search[] = [];
  /** Characters that the searches have read. */
  let work = 0;
  let room = byHead ? 0 : CAPACITY;
  let more = MORE;
  /** No shorter text holds a secret: reading escapes makes none longer. */
  let shortest = Number.POSITIVE_INFINITY;
  /** What a text became, when so many patterns were known. */
  const remembered = new Map<string, { shown: string; known: number }>();
  let memory = REMEMBERED;
  let markers: { shown: Map<string, string>; all: Set<string> } | undefined;
  let isFull = false;

  /** The searches for a text of this length. */
  function searchesFor(length: number): Search[] {
    const first = searches.at(-1)?.end ?? 0;
    if (first < patterns.length) searches.push(searchFrom(first));
    work += length * searches.length;
    if (searches.length > 1 && work > WORTH * (CAPACITY - room + MORE - more)) {
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
    return { shown, all: new Set([...shown.values()].map(marked)) };
  }

  function shownAs(name: string): string {
    markers ??= marking();
    return markers.shown.get(name) ?? name;
  }

  /** The text and the markers in it, these at the odd places, as splitting by a group has it; what is no marker of ours is text. */
  function parted(text: string): string[] {
    if (!text.includes(OPENING)) return [text];
    markers ??= marking();
    const parts: string[] = [''];
    for (const [index, part] of text.split(MARKER).entries()) {
      if (index % 2 === 1 && markers.all.has(part)) parts.push(part, '');
      else parts.push(`${parts.pop()}${part}`);
    }
    return parts;
  }

  function add(secret: string, name: string): void {
    const forms = formsFor(secret);
    isFull ||= forms.length === 0;
    if (forms.length === 0) return;
    secrets.add(secret);
    patterns.push(...forms.map((form) => ({ ...form, name })));
    shortest = Math.min(shortest, ...forms.map(({ text }) => text.length));
    markers = undefined;
  }

  /** None, when there is no room left. */
  function formsFor(secret: string): Form[] {
    const lengthOf = (forms: readonly Form[]) => forms.reduce((sum, { text }) => sum + text.length, 0);
    const whole = secret.length > LONGEST ? headFormsOf(secret, LONG_HEAD) : room > 0 ? formsOf(secret) : [];
    if (lengthOf(whole) <= room) {
      room -= lengthOf(whole);
      if (whole.length > 0) return whole;
    }
    const heads = headFormsOf(secret, SHORT_HEAD);
    if (lengthOf(heads) > more) return [];
    more -= lengthOf(heads);
    return heads;
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

  function cutText(original: string): string {
    const shown = text(original);
    if (secrets.size === 0) return shown;
    const all = searchesFor(shown.length).map((search) => search.automaton);
    const ends = [shown.length, shown.search(UNFINISHED)].filter((end) => end >= 0);
    const start = Math.min(
      ...ends.map((end) => beginning(shown.slice(0, end), all)).filter((at, index) => at < (ends[index] as number)),
      shown.length,
    );
    return start === shown.length ? shown : `${shown.slice(0, start)}${marked('cut off')}`;
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
    cutText,
    isFull: () => isFull,
    value: (json) => redactedValue(json, { text, areClean }),
    has(original) {
      if (secrets.size === 0) return [];
      return [...new Set([...namesIn(original)].map(shownAs))].sort();
    },
  };
}
