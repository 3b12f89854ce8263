import { valueAt } from '../../engine/documents/pointer.ts';
import type { AlikeRule, WantedFacts } from '../../engine/judging/catalogue.ts';
import { collapsed, isSuccess, notRun, type RecordingFinding, type Seen, undecided } from '../rule.ts';

const factAt = (thing: object, path: string): unknown => valueAt(thing, `/${path.replaceAll('.', '/')}`);

/** Whether something has these facts; null stands for one that is not known. */
export const has = (thing: object, facts: WantedFacts): boolean =>
  Object.entries(facts).every(([path, value]) => [value].flat().includes(factAt(thing, path) ?? null));

/** Replaces each fact in braces by its value; the text after a bar is used where the fact is not known. */
export const filled = (text: string, thing: object): string =>
  text.replace(/\{([\w.]+)(?:\|([^}]*))?\}/g, (_, path: string, otherwise?: string) => String(factAt(thing, path) ?? otherwise));

/** What is judged: the observations, or the entries of a list in each. */
const thingsIn = (seen: readonly Seen[], each?: string) =>
  seen.flatMap((one) => {
    const { response } = one.exchanges.at(-1) ?? {};
    const facts = { ...one, isServed: response !== undefined && isSuccess(response) };
    if (each === undefined) return [{ one, facts }];
    return [...new Set((factAt(one, each) ?? []) as unknown[])].map((entry) => ({ one, facts: { ...facts, entry } }));
  });

/** Judges by the facts that a row calls wrong. */
export function wrongFacts(
  seen: readonly Seen[],
  { each, of = {}, none, control, doubt = '', problems = [] }: AlikeRule,
): RecordingFinding {
  const judged = thingsIn(seen, each).filter(({ facts }) => has(facts, of));
  if (judged.length === 0 && none) return none === 'not-run' ? notRun : none;
  if (control && !thingsIn(seen).some(({ facts }) => has(facts, control))) return undecided(doubt);
  const found = judged.flatMap(({ one, facts }) =>
    problems
      .filter(({ wrong = {} }) => has(facts, wrong))
      .map(({ expected, got, hint }) => ({ in: one, expected: filled(expected, facts), got: filled(got, facts), ...(hint && { hint }) })),
  );
  return collapsed(found);
}
