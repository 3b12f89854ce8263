import type { WantedFacts } from '../../specs/generated/schemas.ts';
import { isReason, reasonWords } from '../catalogue/catalogue.ts';
import { because, type Reason } from '../catalogue/reason.ts';
import { has, observationFacts } from '../recording/facts.ts';
import type { Observed } from '../recording/recording.ts';

/** What makes a sentence about the whole run untrue, and the code of what is said then. */
export interface Claim<Code extends string = string> {
  /** One call with these facts contradicts the sentence; `{ fact: name }` stands for a fact of the sentence. */
  unless?: WantedFacts;
  else?: Code;
}

const filledIn = (wanted: unknown, facts: object): unknown => {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return wanted;
  if ('fact' in wanted) return new Map(Object.entries(facts)).get(String(wanted.fact)) ?? null;
  return Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, filledIn(value, facts)]));
};

/** The given code, or the first weaker one whose sentence no call of the run contradicts. */
export function holding<Code extends string>(
  code: Code,
  claimOf: (code: Code) => Claim<Code>,
  facts: object,
  seen: readonly Observed[],
): Code {
  const { unless, else: weaker } = claimOf(code);
  if (!unless || weaker === undefined) return code;
  const wanted = filledIn(unless, facts) as WantedFacts;
  const isContradicted = seen.some((one) => !one.skipped && has(observationFacts(one), wanted));
  return isContradicted ? holding(weaker, claimOf, facts, seen) : code;
}

/** A reason whose sentence holds in this run. */
export function heldReason<One extends Partial<Reason>>(one: One, seen: readonly Observed[]): One {
  const { code, facts = {} } = one;
  if (code === undefined || !isReason(code)) return one;
  const held = holding(code, reasonWords, facts, seen);
  return held === code ? one : { ...one, ...because(held as 'not-run', facts) };
}
