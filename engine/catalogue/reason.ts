import type { ReasonFacts } from '../../specs/generated/reasons.ts';
import type { Observation } from '../../specs/generated/schemas.ts';
import { defined } from '../documents/values.ts';
import { reasonWords } from './catalogue.ts';
import { filled } from './filled.ts';

/** Why there is no pass and no fail: its code, what its sentence says about this case, and the sentence. Recordings of version 2 have no code. */
export interface Reason {
  code?: string;
  facts?: Record<string, unknown>;
  reason: string;
}

export type ReasonCode = keyof ReasonFacts;

/** The facts that the sentence of a code names, and no others. */
export type FactsFor<Code extends ReasonCode> =
  Record<never, never> extends ReasonFacts[Code] ? [facts?: ReasonFacts[Code]] : [facts: ReasonFacts[Code]];

/** A reason as data; the only place where its sentence is made. */
export function because<Code extends ReasonCode>(code: Code, ...[facts = {} as ReasonFacts[Code]]: FactsFor<Code>): Reason {
  const words = reasonWords(code);
  const needs = words.needs === undefined ? undefined : filled(words.needs, facts);
  const known = Object.entries({ ...facts, needs }).filter(([, value]) => value !== undefined);
  const reason = filled(words.says ?? `needs ${needs}`, facts);
  return { code, ...(known.length > 0 && { facts: Object.fromEntries(known) }), reason };
}

/** Tells one reason from another; of a reason without a code, only the sentence is known. */
export const reasonKey = ({ code, facts, reason }: Reason): string => (code === undefined ? reason : JSON.stringify([code, facts ?? {}]));

/** A reason as an observation has it. */
export const undecidedFor = (why: Reason | undefined): Pick<Observation, 'undecided' | 'because'> =>
  why ? { undecided: why.reason, ...(why.code !== undefined && { because: { code: why.code, ...defined({ facts: why.facts }) } }) } : {};
