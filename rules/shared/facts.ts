import { contract } from '../../engine/contract/contract.ts';
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
 * What is judged: the observations, or the entries of a list in each; each with the addresses of the contract's operations.
 * The entries of one list share an object, which is right while each is looked at: a list may have a million.
 */
function* thingsIn(seen: readonly Seen[], each?: string): Generator<{ one: Seen; facts: object }> {
  const addresses = Object.fromEntries(contract().operations.map(({ operation, urls }) => [operation, urls[0]]));
  for (const one of seen) {
    const facts = { ...observationFacts(one), addresses };
    if (each === undefined) yield { one, facts };
    else for (const entry of new Set((factAt(one, each) ?? []) as unknown[])) yield { one, facts: Object.assign(facts, { entry }) };
  }
}

/** Judges by the facts that a row calls wrong. */
export function wrongFacts(
  seen: readonly Seen[],
  { each, of = {}, none, control, open, doubt = '', first = {}, toldApartBy, problems }: AlikeRule,
): RecordingFinding {
  const toldFirst: RecordingProblem[] = [];
  const others: RecordingProblem[] = [];
  let isJudged = false;
  let left: string | undefined;
  for (const { one, facts } of thingsIn(seen, each)) {
    if (!has(facts, of)) continue;
    isJudged = true;
    if (open && has(facts, open)) left ??= filled(doubt, facts);
    const found = problemsWith(facts, problems).map((problem) => ({ in: one, ...problem }));
    if (found.length > 0) (has(facts, first) ? toldFirst : others).push(...found);
  }
  if (!isJudged && none === 'not-run') return notRun;
  if (control && ![...thingsIn(seen)].some(({ facts }) => has(facts, control))) return undecided(doubt);
  if (!isJudged && typeof none === 'object') return none;
  const all = [...toldFirst, ...others];
  if (all.length === 0 && left !== undefined) return undecided(left);
  return collapsed(all, toldApartBy === undefined ? undefined : ({ got }) => got.split(' ', toldApartBy).join(' '));
}
