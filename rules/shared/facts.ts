import type { AlikeRule } from '../../engine/judging/catalogue.ts';
import { factAt, filled, has, observationFacts } from '../../engine/judging/facts.ts';
import type { RecordingProblem } from '../../engine/judging/rule.ts';
import { collapsed, notRun, type RecordingFinding, type Seen, type UnplacedProblem, undecided } from '../rule.ts';

/** What a row calls wrong about a thing. */
export const problemsWith = (thing: object, problems: AlikeRule['problems'] = []): UnplacedProblem[] =>
  problems
    .filter(({ wrong = {} }) => has(thing, wrong))
    .map(({ wrong: _, expected, got, ...more }) => ({ ...more, expected: filled(expected, thing), got: filled(got, thing) }));

/**
 * What is judged: the observations, or the entries of a list in each.
 * The entries of one list share one object of facts, since a list may have a million: look at each before you take the next.
 */
function* thingsIn(seen: readonly Seen[], each?: string): Generator<{ one: Seen; facts: object }> {
  for (const one of seen) {
    const facts = observationFacts(one);
    if (each === undefined) yield { one, facts };
    else for (const entry of new Set((factAt(one, each) ?? []) as unknown[])) yield { one, facts: Object.assign(facts, { entry }) };
  }
}

/** Judges by the facts that a row calls wrong. */
export function wrongFacts(
  seen: readonly Seen[],
  { each, of = {}, none, control, doubt = '', toldApartBy, problems }: AlikeRule,
): RecordingFinding {
  const found: RecordingProblem[] = [];
  let isJudged = false;
  for (const { one, facts } of thingsIn(seen, each)) {
    if (!has(facts, of)) continue;
    isJudged = true;
    for (const problem of problemsWith(facts, problems)) found.push({ in: one, ...problem });
  }
  if (!isJudged && none === 'not-run') return notRun;
  if (control && !seen.some((one) => has(observationFacts(one), control))) return undecided(doubt);
  if (!isJudged && typeof none === 'object') return none;
  return collapsed(found, toldApartBy === undefined ? undefined : ({ got }) => got.split(' ', toldApartBy).join(' '));
}
