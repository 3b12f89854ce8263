import { type Automaton, automaton } from './automaton.ts';
import { cutSecretStart, type Edges, find, type Hit, type Pattern, SEPARATOR, type Sought, secretNames } from './find.ts';
import { formsOf, SHORT_HEAD } from './forms.ts';
import { createHeads, LONGEST } from './heads.ts';
import { secretsIn } from './policy.ts';
import { redactedValue } from './value.ts';

export type NamedSecret = { name: string; value: string };

export type Redactor = ReturnType<typeof createRedactor>;

/** How many characters of forms one automaton takes. A secret that is longer, or that has no room there, is found by the heads of its forms. */
const CAPACITY = 300_000;

/** A target could send secrets without end: with this many forms, or twice the characters of an automaton in short secrets, it is full. */
const MAX_FORMS = 600_000;

/** An escape that was cut off. */
const UNFINISHED = /(?:[%=][0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&#?\w{0,40})$/i;

/** From this many parts on, a first search looks at all of them at once. */
const MANY_PARTS = 20;

/** Hiding one secret may expose another, which the next round hides; only a hostile text needs more rounds. */
const ROUNDS = 8;

/** A recording repeats names of fields and headers thousands of times: what such short texts become is remembered. */
const SHORT_TEXT = 256;
const MAX_REMEMBERED = 5_000;

/** Searches are joined once they have read this many times the length of their patterns: building a joint one takes as long. */
const JOIN_AFTER = 2;

const OPENING = '[redacted:';
const marked = (name: string): string => `${OPENING}${name}]`;
const MARKER = /(\[redacted:[\w .:/-]{1,80}\])/;
const cleanName = (name: string): string => name.replace(/[^\w .:/-]/g, '-').slice(0, 80) || 'secret';

type RedactorOptions = { known?: readonly NamedSecret[]; published?: readonly string[] };

/**
 * Hides the `known` secrets, and those that it learns later.
 * `published` texts (addresses, the provider's id) stay readable, even if a target calls a part of them a secret.
 */
export function createRedactor({ known = [], published = [] }: RedactorOptions = {}) {
  const publishedText = published.join(SEPARATOR);
  /** From the secret to its name. */
  const secrets = new Map<string, string>();
  /** From a short text to what it becomes, until another secret is known. */
  const remembered = new Map<string, string>();
  const patterns: Pattern[] = [];
  const heads = createHeads();
  /** New secrets get their own search, until all searches are joined. */
  const searches: Automaton<Pattern>[] = [];
  /** How many of the patterns the searches look for. */
  let searched = 0;
  /** Characters that the searches have read. */
  let work = 0;
  let room = CAPACITY;
  /** A shorter text contains no secret: decoding never makes a text longer. */
  let shortest = Number.POSITIVE_INFINITY;
  let markers: { shown: Map<string, string>; all: Set<string> } | undefined;
  let isFull = false;

  /** What to look for in a text of this length. */
  function soughtIn(length: number): Sought {
    if (searched < patterns.length) searches.push(automaton(patterns.slice(searched)));
    searched = patterns.length;
    work += length * searches.length;
    if (searches.length > 1 && work > JOIN_AFTER * (CAPACITY - room)) {
      searches.splice(0, searches.length, automaton(patterns));
      work = 0;
    }
    return heads.size() === 0 ? searches : [...searches, heads];
  }

  const found = (text: string, edges?: Edges): Hit[] => find(text, soughtIn(text.length), edges);

  /** The names of the secrets in a text, before `shownAs`. */
  const namesIn = (text: string): Set<string> => secretNames(text, soughtIn(text.length));

  function marking() {
    // If a target uses a secret as the name of a field, the marker must not show it.
    const nameFor = (name: string) => (found(name).length > 0 ? 'secret' : name);
    const shown = new Map([...new Set(secrets.values())].map((name) => [name, nameFor(name)]));
    return { shown, all: new Set([...shown.values()].map(marked)) };
  }

  function shownAs(name: string): string {
    markers ??= marking();
    return markers.shown.get(name) ?? name;
  }

  /** Splits a text at the markers in it, which are at the odd places; what only looks like a marker stays text. */
  function splitAtMarkers(text: string): string[] {
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
    const isHead = secret.length >= SHORT_HEAD && (secret.length > LONGEST || room <= 0);
    isFull ||= isHead ? heads.size() >= MAX_FORMS : room <= -CAPACITY;
    if (isFull) return;
    secrets.set(secret, name);
    remembered.clear();
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

  function redactedOnce(text: string): string {
    const parts = splitAtMarkers(text);
    // The texts between many markers are searched at once, because most of them contain no secret.
    if (parts.length > MANY_PARTS && namesIn(parts.filter((_, index) => index % 2 === 0).join(SEPARATOR)).size === 0) return text;
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

  function text(original: string): string {
    if (original.length < shortest) return original;
    if (original.length > SHORT_TEXT) return redacted(original);
    const known = remembered.get(original);
    if (known !== undefined) return known;
    const shown = redacted(original);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(original, shown);
    return shown;
  }

  function redacted(original: string): string {
    const name = secrets.get(original);
    if (name !== undefined) return marked(shownAs(name));
    let now = original;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = now;
      now = redactedOnce(before);
      if (now === before) break;
    }
    return now;
  }

  function cutText(original: string): string {
    const shown = text(original);
    if (secrets.size === 0) return shown;
    const sought = soughtIn(shown.length);
    const ends = [shown.length, shown.search(UNFINISHED)].filter((end) => end >= 0);
    const start = Math.min(
      ...ends.map((end) => cutSecretStart(shown.slice(0, end), sought)).filter((at, index) => at < (ends[index] as number)),
      shown.length,
    );
    return start === shown.length ? shown : `${shown.slice(0, start)}${marked('cut off')}`;
  }

  function learn(value: string, name: string): void {
    // A value that was already redacted contains markers; only the text around them is new.
    const pieces = value.split(/\[redacted:[^\]]*\]/).flatMap(secretsIn);
    const unknown = pieces.filter((piece) => !secrets.has(piece) && !publishedText.includes(piece));
    for (const secret of new Set(unknown)) add(secret, cleanName(name));
  }

  for (const { name, value } of known) learn(value, name);

  return {
    /** From now on, hides this value everywhere; trivial and published values are ignored. */
    learn,
    text,
    /** For a text that was cut off: hides the beginning of a secret at its end too. */
    cutText,
    /** Whether there are more secrets than the redactor can look for: then nothing that the target wrote may be published. */
    isFull: () => isFull,
    /** Redacts every text in a JSON value, names of fields too. */
    value: <T>(json: T): T => redactedValue(json, text),
    /** The names of the secrets in the text; if one contains another, only the outer. */
    has(original: string): string[] {
      if (secrets.size === 0) return [];
      return [...new Set([...namesIn(original)].map(shownAs))].sort();
    },
  };
}
