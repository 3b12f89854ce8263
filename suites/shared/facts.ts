import type { AlikeRule } from '../../engine/judging/catalogue.ts';
import { factAt, filled, has, observationFacts } from '../../engine/judging/facts.ts';
import { collapsed, isObject, notRun, type RecordingFinding, type Seen, type UnplacedProblem, undecided } from './rule.ts';

/** The problems of a row that a thing has. */
export const problemsWith = (thing: object, problems: AlikeRule['problems'] = []): UnplacedProblem[] =>
  problems
    .filter(({ wrong = {} }) => has(thing, wrong))
    .map(({ wrong: _, expected, got, ...more }) => ({ ...more, expected: filled(expected, thing), got: filled(got, thing) }));

/** What is judged: the observations, or the entries of a list in each. */
const thingsIn = (seen: readonly Seen[], each?: string) =>
  seen.flatMap((one) => {
    const facts = observationFacts(one);
    if (each === undefined) return [{ one, facts }];
    return [...new Set((factAt(one, each) ?? []) as unknown[])].map((entry) => ({ one, facts: { ...facts, entry } }));
  });

/** Where a problem is: the call itself, if it belongs to no exchange. */
export function callPlace({ exchanges }: Seen, call: unknown): { where?: string } {
  if (exchanges.length > 0 || !isObject(call) || call.method === undefined || call.path === undefined) return {};
  return { where: `${call.method} ${call.path}` };
}

/** Judges observations by the facts that a row calls wrong. */
export function wrongFacts(
  seen: readonly Seen[],
  { each, of = {}, none, control, doubt = '', toldApartBy, problems }: AlikeRule,
): RecordingFinding {
  const judged = thingsIn(seen, each).filter(({ facts }) => has(facts, of));
  if (judged.length === 0 && none === 'not-run') return notRun;
  if (control && !thingsIn(seen).some(({ facts }) => has(facts, control))) return undecided(doubt);
  if (judged.length === 0 && typeof none === 'object') return none;
  const found = judged.flatMap(({ one, facts }) =>
    problemsWith(facts, problems).map((problem) => ({ in: one, ...problem, ...('entry' in facts && callPlace(one, facts.entry)) })),
  );
  return collapsed(found, toldApartBy === undefined ? undefined : ({ got }) => got.split(' ', toldApartBy).join(' '));
}
