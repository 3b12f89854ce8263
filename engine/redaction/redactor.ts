import { type Automaton, automaton } from './automaton.ts';
import { APART, beginning, type Edges, find, type Hit, names, type Pattern, type Sought } from './find.ts';
import { formsOf, SHORT_HEAD } from './forms.ts';
import { createHeads } from './heads.ts';
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

/** A target could have us learn without end: so many characters, in all forms, are looked for, and so many beginnings of more secrets. */
const CAPACITY = 300_000;
const MOST_HEADS = 100_000;

/** Of a secret that is longer, or for which there is no room, only the beginning is looked for; all behind it is hidden too. */
export const LONGEST = 4096;

/** An escape that was cut off. */
const UNFINISHED = /(?:%[0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&#?\w{0,8})$/i;

const MANY = 20;

/** What one redaction lays bare the next one hides; more rounds than these only a text made for it would need. */
const ROUNDS = 8;

/** Looks for the patterns before the end that no search before it looks for. */
type Search = { end: number; automaton: Automaton<Pattern> };

/** Searches are joined once they have read so many times what they look for: to make one takes as long. */
const WORTH = 2;

const WHOLE = { open: true, close: true };

const OPENING = '[redacted:';
const marked = (name: string): string => `${OPENING}${name}]`;
const MARKER = /(\[redacted:[\w .:/-]{1,80}\])/;
const cleanName = (name: string): string => name.replace(/[^\w .:/-]/g, '-').slice(0, 80) || 'secret';

interface Choices {
  published?: readonly string[];
  /** There are very many secrets: only the beginning of each is looked for. */
  byHead?: boolean;
}

/** A redactor; `published` texts (addresses, the provider's id) stay readable, though a target calls a part of them its secret. */
export function createRedactor({ published = [], byHead = false }: Choices = {}): Redactor {
  const shownAnyway = published.join(APART);
  /** Each with its name. */
  const secrets = new Map<string, string>();
  const patterns: Pattern[] = [];
  const heads = createHeads();
  /** What is learned gets a search of its own, until all are joined. */
  const searches: Search[] = [];
  /** Characters that the searches have read. */
  let work = 0;
  let room = CAPACITY;
  /** No shorter text holds a secret: reading escapes makes none longer. */
  let shortest = Number.POSITIVE_INFINITY;
  let markers: { shown: Map<string, string>; all: Set<string> } | undefined;
  let isFull = false;

  /** What to look for in a text of this length. */
  const soughtIn = (length: number): Sought => ({ searches: searchesFor(length).map((search) => search.automaton), heads });

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

  const found = (text: string, edges: Edges): Hit[] => find(text, soughtIn(text.length), edges);

  function marking() {
    // A target that names a field after a secret would have us print it in the marker.
    const nameFor = (name: string) => (found(name, WHOLE).length > 0 ? 'secret' : name);
    const shown = new Map([...new Set(secrets.values())].map((name) => [name, nameFor(name)]));
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
    const isHead = secret.length >= SHORT_HEAD && (byHead || secret.length > LONGEST || room <= 0);
    isFull ||= isHead ? heads.size() >= MOST_HEADS : room <= 0;
    if (isFull) return;
    secrets.set(secret, name);
    markers = undefined;
    if (isHead) {
      heads.learn(secret, name);
      shortest = Math.min(shortest, SHORT_HEAD);
      return;
    }
    for (const form of formsOf(secret)) {
      patterns.push({ ...form, name });
      room -= form.text.length;
      shortest = Math.min(shortest, form.text.length);
    }
  }

  function once(text: string): string {
    const parts = parted(text);
    // All that stands between many markers is searched at once, since most of it holds nothing.
    if (parts.length > MANY && namesIn(parts.filter((_, index) => index % 2 === 0).join(APART)).size === 0) return text;
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
    const name = secrets.get(original);
    if (name !== undefined) return marked(shownAs(name));
    return redacted(original);
  }

  function cutText(original: string): string {
    const shown = text(original);
    if (secrets.size === 0) return shown;
    const sought = soughtIn(shown.length);
    const ends = [shown.length, shown.search(UNFINISHED)].filter((end) => end >= 0);
    const start = Math.min(
      ...ends.map((end) => beginning(shown.slice(0, end), sought)).filter((at, index) => at < (ends[index] as number)),
      shown.length,
    );
    return start === shown.length ? shown : `${shown.slice(0, start)}${marked('cut off')}`;
  }

  /** The names, as patterns have them, of the secrets in a text. */
  const namesIn = (original: string): Set<string> => names(original, soughtIn(original.length), WHOLE);

  return {
    learn(value, name) {
      // A value that came through a redactor holds markers; what stands around them is what it tells.
      const pieces = value.split(/\[redacted:[^\]]*\]/).flatMap(secretsIn);
      const news = pieces.filter((piece) => !secrets.has(piece) && !shownAnyway.includes(piece));
      for (const secret of new Set(news)) add(secret, cleanName(name));
    },
    text,
    cutText,
    isFull: () => isFull,
    value: (json) => redactedValue(json, text),
    has(original) {
      if (secrets.size === 0) return [];
      return [...new Set([...namesIn(original)].map(shownAs))].sort();
    },
  };
}
