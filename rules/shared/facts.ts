import { valueAt } from '../../engine/documents/pointer.ts';
import type { AlikeRule, WantedFacts } from '../../engine/judging/catalogue.ts';
import { collapsed, isSuccess, notRun, type RecordingFinding, type Seen, show, type UnplacedProblem, undecided } from '../rule.ts';

const factAt = (thing: object, path: string): unknown => valueAt(thing, `/${path.replaceAll('.', '/')}`);

/**
 * Whether a fact of a thing is what a row wants: a value, one of several, not another, another fact, or a text of a pattern;
 * null stands for one that is not known, and a fact that is not known is the same as no other.
 */
function isWanted(thing: object, fact: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isWanted(thing, fact, one));
  if (typeof wanted !== 'object' || wanted === null) return (fact ?? null) === wanted;
  if ('not' in wanted) return !isWanted(thing, fact, wanted.not);
  if ('fact' in wanted) return fact !== undefined && fact === factAt(thing, String(wanted.fact));
  return 'pattern' in wanted && ['string', 'number'].includes(typeof fact) && new RegExp(String(wanted.pattern)).test(String(fact));
}

export const has = (thing: object, facts: WantedFacts): boolean =>
  Object.entries(facts).every(([path, wanted]) => isWanted(thing, factAt(thing, path), wanted));

/** Replaces each fact in braces by its value; the text after a bar is used where the fact is not known, and quotes show it as JSON. */
export const filled = (text: string, thing: object): string =>
  text.replace(/\{("?)([\w.-]+)\1(?:\|([^}]*))?\}/g, (whole, quote: string, path: string, otherwise?: string) => {
    const fact = factAt(thing, path);
    if (quote) return show(fact);
    if (Array.isArray(fact)) return fact.join(', ');
    return String(fact ?? otherwise ?? whole);
  });

/** What a row calls wrong about a thing. */
export const problemsWith = (thing: object, problems: AlikeRule['problems'] = []): UnplacedProblem[] =>
  problems
    .filter(({ wrong = {} }) => has(thing, wrong))
    .map(({ wrong: _, expected, got, ...more }) => ({ ...more, expected: filled(expected, thing), got: filled(got, thing) }));

/** What is judged: the observations, or the entries of a list in each. */
const thingsIn = (seen: readonly Seen[], each?: string) =>
  seen.flatMap((one) => {
    const response = one.exchanges.at(-1)?.response;
    const headers = new Map<string, string>();
    for (const [name, value] of response?.headers ?? []) {
      const before = headers.get(name.toLowerCase());
      // A list may come in several headers; of two addresses the first counts.
      if (before === undefined) headers.set(name.toLowerCase(), value);
      else if (name.toLowerCase() !== 'location') headers.set(name.toLowerCase(), `${before}, ${value}`);
    }
    const facts = {
      ...one,
      isServed: response !== undefined && isSuccess(response),
      firstStatus: (one.exchanges[0]?.response ?? response)?.status,
      headers: Object.fromEntries(headers),
    };
    if (each === undefined) return [{ one, facts }];
    return [...new Set((factAt(one, each) ?? []) as unknown[])].map((entry) => ({ one, facts: { ...facts, entry } }));
  });

/** Judges by the facts that a row calls wrong. */
export function wrongFacts(
  seen: readonly Seen[],
  { each, of = {}, none, control, doubt = '', toldApartBy, problems }: AlikeRule,
): RecordingFinding {
  const judged = thingsIn(seen, each).filter(({ facts }) => has(facts, of));
  if (judged.length === 0 && none === 'not-run') return notRun;
  if (control && !thingsIn(seen).some(({ facts }) => has(facts, control))) return undecided(doubt);
  if (judged.length === 0 && typeof none === 'object') return none;
  const found = judged.flatMap(({ one, facts }) => problemsWith(facts, problems).map((problem) => ({ in: one, ...problem })));
  return collapsed(found, toldApartBy === undefined ? undefined : ({ got }) => got.split(' ', toldApartBy).join(' '));
}
