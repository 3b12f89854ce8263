import { contract } from '../../engine/contract/contract.ts';
import type { AlikeRule } from '../../engine/judging/catalogue.ts';
import { factAt, filled, has, observationFacts } from '../../engine/judging/facts.ts';
import { collapsed, notRun, type RecordingFinding, type Seen, type UnplacedProblem, undecided } from '../rule.ts';

/** What a row calls wrong about a thing. */
export const problemsWith = (thing: object, problems: AlikeRule['problems'] = []): UnplacedProblem[] =>
  problems
    .filter(({ wrong = {} }) => has(thing, wrong))
    .map(({ wrong: _, expected, got, ...more }) => ({ ...more, expected: filled(expected, thing), got: filled(got, thing) }));

/** What is judged: the observations, or the entries of a list in each; each with the addresses of the contract's operations. */
function thingsIn(seen: readonly Seen[], each?: string) {
  const addresses = Object.fromEntries(contract().operations.map(({ operation, urls }) => [operation, urls[0]]));
  return seen.flatMap((one) => {
    const facts = { ...observationFacts(one), addresses };
    if (each === undefined) return [{ one, facts }];
    return [...new Set((factAt(one, each) ?? []) as unknown[])].map((entry) => ({ one, facts: { ...facts, entry } }));
  });
}

/** Judges by the facts that a row calls wrong. */
export function wrongFacts(
  seen: readonly Seen[],
  { each, of = {}, none, control, open, doubt = '', first = {}, toldApartBy, problems }: AlikeRule,
): RecordingFinding {
  const judged = thingsIn(seen, each).filter(({ facts }) => has(facts, of));
  if (judged.length === 0 && none === 'not-run') return notRun;
  if (control && !thingsIn(seen).some(({ facts }) => has(facts, control))) return undecided(doubt);
  if (judged.length === 0 && typeof none === 'object') return none;
  const inOrder = judged.toSorted((a, b) => Number(has(b.facts, first)) - Number(has(a.facts, first)));
  const found = inOrder.flatMap(({ one, facts }) => problemsWith(facts, problems).map((problem) => ({ in: one, ...problem })));
  const left = open && judged.find(({ facts }) => has(facts, open));
  if (found.length === 0 && left) return undecided(filled(doubt, left.facts));
  return collapsed(found, toldApartBy === undefined ? undefined : ({ got }) => got.split(' ', toldApartBy).join(' '));
}
