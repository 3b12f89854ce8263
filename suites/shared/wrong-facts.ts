import { type AlikeRule, isReason, type Ways } from '../../engine/catalogue/catalogue.ts';
import { factAt } from '../../engine/catalogue/filled.ts';
import { because, type Reason, type ReasonCode } from '../../engine/catalogue/reason.ts';
import { factsIn, has, observationFacts } from '../../engine/recording/facts.ts';
import type { ProblemWords } from '../../specs/generated/schemas.ts';
import { isObject, type NoVerdict, notRun, type Observed, type RowResult, type Stated, type StatedFacts } from './rule.ts';

/** The ways to fail of a row that a thing shows, with the facts that their sentences name. */
export const problemsWith = (thing: object, ways: Ways = {}): Stated[] =>
  Object.entries(ways)
    .filter(([, { wrong }]) => wrong && has(thing, wrong))
    .map(([code, words]) => ({ code, facts: factsFor(words, thing) }));

/** Each fact under its whole path. */
const factsFor = (words: ProblemWords, thing: object): StatedFacts =>
  Object.fromEntries([...factsIn(words).keys()].map((path) => [path, factAt(thing, path) as StatedFacts[string]]));

/** What is judged: the observations, or the entries of a list in each. */
const thingsIn = (seen: readonly Observed[], each?: string) =>
  seen.flatMap((one) => {
    const facts = observationFacts(one);
    if (each === undefined) return [{ one, facts }];
    return [...new Set((factAt(one, each) ?? []) as unknown[])].map((entry) => ({ one, facts: { ...facts, entry } }));
  });

/** Where a problem is: the call itself, if it belongs to no exchange. */
export function callPlace({ exchanges }: Observed, call: unknown): { where?: string } {
  if (exchanges.length > 0 || !isObject(call) || call.method === undefined || call.path === undefined) return {};
  return { where: `${call.method} ${call.path}` };
}

/** A reason that a row names by its code; the row of a contract of somebody's own may have a sentence. */
const reasonOf = (named = ''): Reason => (isReason(named) ? because(named as ReasonCode) : { reason: named });

/** Why there is nothing to judge, as the row says it. */
export const whyNone = ({ verdict, reason, needs }: Exclude<AlikeRule['none'], string | undefined>): NoVerdict => ({
  verdict,
  ...(needs === undefined ? reasonOf(reason) : because('needs-input', { needs })),
});

/** Judges observations by the facts that a row calls wrong. */
export function wrongFacts(seen: readonly Observed[], { each, of = {}, none, control, doubt }: AlikeRule, ways?: Ways): RowResult {
  const judged = thingsIn(seen, each).filter(({ facts }) => has(facts, of));
  if (judged.length === 0 && none === 'not-run') return notRun();
  if (control && !thingsIn(seen).some(({ facts }) => has(facts, control))) return { verdict: 'undecided', ...reasonOf(doubt) };
  if (judged.length === 0 && typeof none === 'object') return whyNone(none);
  return judged.flatMap(({ one, facts }) =>
    problemsWith(facts, ways).map((problem) => ({ in: one, ...problem, ...('entry' in facts && callPlace(one, facts.entry)) })),
  );
}
