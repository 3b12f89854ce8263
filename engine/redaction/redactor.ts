import { automaton } from './automaton.ts';
import { APART, beginning, find, type Pattern, type Sought, START } from './find.ts';
import { formsOf, headsOf, SHORT_HEAD } from './forms.ts';
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

/** What one redaction lays bare the next one hides; more rounds than these only a text made for it would need. */
const ROUNDS = 8;

/** What is learned gets a search of its own; when there are more than these, one is made of all. */
const MOST_SEARCHES = 8;

const marked = (name: string): string => `[redacted:${name}]`;
const MARKER = /\[redacted:([\w .:/-]{1,80})\]/;
const cleanName = (name: string): string => name.replace(/[^\w .:/-]/g, '-').slice(0, 80) || 'secret';

/**
 * A redactor; `published` texts (addresses, the provider's id) stay readable, though a target calls a part of them its secret.
 * `byHead`: there are very many secrets, so that only the beginning of each is looked for.
 */
export function createRedactor({ published = [] as readonly string[], byHead = false } = {}): Redactor {
  const shownAnyway = published.join(APART);
  const secrets = new Set<string>();
  const patterns: Pattern[] = [];
  const sought: Sought = { searches: [], heads: new Map(), starts: new Set() };
  let searched = 0;
  let room = CAPACITY;
  let isFull = false;
  const names = new Set<string>();
  /** How each name is shown, until another secret is known. */
  const shownNames = new Map<string, string>();

  function soughtNow(): Sought {
    if (searched === patterns.length) return sought;
    if (sought.searches.length < MOST_SEARCHES) sought.searches = [...sought.searches, automaton(patterns.slice(searched))];
    else sought.searches = [automaton(patterns)];
    searched = patterns.length;
    return sought;
  }

  /** A target that names a field after a secret would have us print it in the marker. */
  function shownAs(name: string): string {
    const shown = shownNames.get(name) ?? (find(name, soughtNow()).length > 0 ? 'secret' : name);
    shownNames.set(name, shown);
    return shown;
  }

  const isMarker = (name: string): boolean => name === 'secret' || (names.has(name) && shownAs(name) === name);

  /** The texts between the markers in a text, and the names of these at the odd places; what is no marker of ours is text. */
  function parted(text: string): string[] {
    const parts: string[] = [''];
    for (const [index, part] of text.split(MARKER).entries()) {
      if (index % 2 === 1 && isMarker(part)) parts.push(part, '');
      else parts.push(`${parts.pop()}${index % 2 === 1 ? marked(part) : part}`);
    }
    return parts;
  }

  function add(secret: string, name: string): void {
    const isHead = secret.length >= SHORT_HEAD && (byHead || secret.length > LONGEST || room <= 0);
    isFull ||= isHead ? sought.heads.size >= MOST_HEADS : room <= 0;
    if (isFull) return;
    secrets.add(secret);
    names.add(name);
    shownNames.clear();
    for (const form of isHead ? headsOf(secret) : []) {
      sought.starts.add(form.text.slice(0, START));
      if (!sought.heads.has(form.text)) sought.heads.set(form.text, { ...form, name });
    }
    for (const form of isHead ? [] : formsOf(secret)) {
      patterns.push({ ...form, name });
      room -= form.text.length;
    }
  }

  function hidden(part: string, edges: { open: boolean; close: boolean }): string {
    let done = 0;
    const pieces: string[] = [];
    for (const { start, end, name } of find(part, soughtNow(), edges)) {
      pieces.push(part.slice(done, start), marked(shownAs(name)));
      done = end;
    }
    return pieces.join('') + part.slice(done);
  }

  function once(text: string): string {
    const parts = parted(text);
    const isText = (index: number) => index % 2 === 0;
    const shown = (part: string, index: number) => hidden(part, { open: index === 0, close: index === parts.length - 1 });
    return parts.map((part, index) => (isText(index) ? shown(part, index) : marked(part))).join('');
  }

  function text(original: string): string {
    let now = original;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = now;
      now = once(before);
      if (now === before) break;
    }
    return now;
  }

  function cutText(original: string): string {
    const shown = text(original);
    const ends = [shown.length, shown.search(UNFINISHED)].filter((end) => end >= 0);
    const starts = ends.map((end) => ({ end, start: beginning(shown.slice(0, end), soughtNow()) })).filter(({ start, end }) => start < end);
    const start = Math.min(...starts.map((one) => one.start), shown.length);
    return start === shown.length ? shown : `${shown.slice(0, start)}${marked('cut off')}`;
  }

  return {
    learn(value, name) {
      // A value that came through a redactor holds markers; what stands around them is what it tells.
      const pieces = value.split(/\[redacted:[^\]]*\]/).flatMap(secretsIn);
      for (const secret of pieces) if (!secrets.has(secret) && !shownAnyway.includes(secret)) add(secret, cleanName(name));
    },
    text,
    cutText,
    isFull: () => isFull,
    value: (json) => redactedValue(json, text),
    has: (original) => [...new Set(find(original, soughtNow()).map(({ name }) => shownAs(name)))].sort(),
  };
}
