import { automaton, type Search } from './automaton.ts';
import { cutSecretStart, type Edges, find, type Hit, type Pattern, SEPARATOR, type Sought, secretNames } from './find.ts';
import { formsOf, longestForm, SHORT_HEAD } from './forms.ts';
import { createHeads, LONGEST } from './heads.ts';
import { secretsIn } from './parts.ts';
import { redactedValue } from './value.ts';

export type NamedSecret = { name: string; value: string };

export type Redactor = ReturnType<typeof createRedactor>;

/** A target could send secrets without end: with this many forms, or this many characters of forms of short secrets, it is full. */
const MAX_FORMS = 600_000;
const MAX_SHORT = 600_000;

/** An escape that was cut off. */
const UNFINISHED = /(?:[%=][0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&#?\w{0,40})$/i;

/** From this many parts on, a first search looks at all of them at once. */
const MANY_PARTS = 20;

/** Hiding one secret may expose another, which the next round hides; only a hostile text needs more rounds. */
const ROUNDS = 8;

/** A recording repeats names of fields and headers thousands of times: what a text becomes is remembered, up to so many characters. */
const MAX_REMEMBERED = 1_000_000;

/** Searches are joined once they have read this many times the length of their patterns: building a joint one takes as long. */
const JOIN_AFTER = 2;

/** So much around an escape is decoded at least: a secret that is a little longer than those before changes nothing of what was read. */
const WIDE = 2_048;

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
  const names = new Set<string>();
  /** From a text to what it becomes, until a secret is known that may stand in a text which was looked at before. */
  const remembered = new Map<string, string>();
  let rememberedCharacters = 0;
  const heads = createHeads();
  /** The forms of secrets that are too short for a head. */
  const patterns: Pattern[] = [];
  /** New ones get their own search, until all searches are joined. */
  const searches: Search<Pattern>[] = [];
  /** How many of the patterns the searches look for. */
  let searched = 0;
  /** Characters that the searches have read. */
  let work = 0;
  /** Characters of the patterns. */
  let size = 0;
  let longest = 0;
  /** A shorter text contains no secret: decoding never makes a text longer. */
  let shortest = Number.POSITIVE_INFINITY;
  let markers: { shown: Map<string, string>; all: Set<string> } | undefined;
  let isFull = false;
  /** How often what was hidden before has to be looked at again. */
  let renewals = 0;

  /** What to look for in a text of this length. */
  function soughtIn(length: number): Sought {
    if (searched < patterns.length) searches.push(automaton(patterns.slice(searched)));
    searched = patterns.length;
    work += length * searches.length;
    if (searches.length > 1 && work > JOIN_AFTER * size) {
      searches.splice(0, searches.length, automaton(patterns));
      work = 0;
    }
    return { searches: heads.size() === 0 ? searches : [...searches, heads], longest: widest() };
  }

  const widest = (): number => Math.max(WIDE, longest, heads.longest());

  const found = (text: string, edges?: Edges): Hit[] => find(text, soughtIn(text.length), edges);

  /** The names of the secrets in a text, before `shownAs`. */
  const namesIn = (text: string): Set<string> => secretNames(text, soughtIn(text.length));

  function marking() {
    // If a target uses a secret as the name of a field, the marker must not show it.
    const nameFor = (name: string) => (found(name).length > 0 ? 'secret' : name);
    const shown = new Map([...names].map((name) => [name, nameFor(name)]));
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
    if (isFull) return;
    const isShort = secret.length < SHORT_HEAD;
    isFull = isShort ? size >= MAX_SHORT : heads.size() >= MAX_FORMS;
    if (isFull) {
      renew();
      return;
    }
    if (!names.has(name)) markers = undefined;
    names.add(name);
    secrets.set(secret, name);
    const limits = [shortest, widest()];
    // A secret that is too long to compare is found by its head.
    shortest = Math.min(shortest, secret.length > LONGEST ? SHORT_HEAD : secret.length);
    if (!isShort) {
      const isRead = heads.learn(secret, name);
      // These decide what is read of a text.
      if (isRead || limits[0] !== shortest || limits[1] !== widest()) renew();
      return;
    }
    renew();
    longest = Math.max(longest, longestForm(secret));
    for (const form of formsOf(secret)) {
      patterns.push({ ...form, name });
      size += form.text.length;
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
    const known = remembered.get(original);
    if (known !== undefined) return known;
    const shown = redacted(original);
    remember(original, shown);
    // A recording looks at a body by itself, and once more among everything else.
    if (shown !== original) remember(shown, shown);
    return shown;
  }

  function remember(original: string, shown: string): void {
    rememberedCharacters += original.length;
    if (rememberedCharacters > MAX_REMEMBERED) forget();
    remembered.set(original, shown);
  }

  function forget(): void {
    remembered.clear();
    rememberedCharacters = 0;
  }

  function renew(): void {
    renewals += 1;
    markers = undefined;
    forget();
  }

  function redacted(original: string): string {
    const name = secrets.get(original);
    if (name !== undefined) return marked(shownAs(name));
    let now = original;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = now;
      now = redactedOnce(before);
      if (now !== before) continue;
      // Nothing more is hidden in it, whoever asks.
      if (now !== original) remember(now, now);
      break;
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
    if (secrets.has(value)) return;
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
    /** What was hidden at the same number is hidden well; a text that was cut off is not counted. */
    renewals: () => renewals,
    /** Redacts every text in a JSON value, names of fields too. */
    value: <T>(json: T): T => redactedValue(json, text),
    /** The names of the secrets in the text; if one contains another, only the outer. */
    has(original: string): string[] {
      if (secrets.size === 0) return [];
      return [...new Set([...namesIn(original)].map(shownAs))].sort();
    },
  };
}
