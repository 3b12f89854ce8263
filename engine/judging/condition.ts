import { because } from '../catalogue/reason.ts';
import type { Observed } from '../recording/recording.ts';
import { apart } from './apart.ts';
import type { RecordingPlace, Stated } from './problem.ts';
import type { RuleResult } from './rule.ts';

type Found = RecordingPlace & Stated;

/** So many kinds of calls are named. */
const MOST = 3;

/** In one dimension alone, so many calls have to agree: fewer may be chance. */
const ENOUGH = 3;

/**
 * What the calls that show a problem have in common and none of the others of their kind has: only those of these words fail, or only
 * those with this value of one dimension. Calls that were narrowed down name their own condition.
 */
function conditionOf(problem: Found, all: readonly Found[], seen: readonly Observed[]): string | undefined {
  const failing = [...new Set(all.filter(({ code }) => code === problem.code).flatMap(callsOf))];
  if (failing.some(({ onlyWith, label }) => onlyWith || label !== problem.in.label)) return undefined;
  const wrong = new Set<Observed>(all.flatMap(callsOf));
  const others = seen.filter((one) => one.label === problem.in.label && !wrong.has(one) && !one.undecided);
  if (others.length === 0) return undefined;
  return isNamed(problem) ? sharedValue(failing, others) : kindsOf(failing, others);
}

const callsOf = (one: Found): Observed[] => [one.in, ...(one.with ?? [])];

/** Whether the sentence names what was unusual about the call. */
const isNamed = ({ facts, in: { what } }: Found): boolean =>
  what !== undefined &&
  Object.values(facts)
    .flat()
    .some((fact) => String(fact).includes(what));

/** Fewer kinds than those that are right, or they would set nothing apart. */
function kindsOf(failing: readonly Observed[], others: readonly Observed[]): string | undefined {
  const [kinds, right] = [new Set(failing.map(({ what }) => what)), new Set(others.map(({ what }) => what))];
  if (kinds.has(undefined) || kinds.size > right.size || [...kinds].some((what) => right.has(what))) return undefined;
  const named = [...kinds].slice(0, kinds.size > MOST ? MOST - 1 : MOST);
  const more = kinds.size - named.length;
  const all = [...named, ...(more > 0 ? [`${more} other kinds of calls`] : [])];
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' or ');
}

/** The sentence says these already: where the call went, and what was wrong with its credentials. */
const told = ['scheme', 'on', 'deviation'];

function sharedValue(failing: readonly Observed[], others: readonly Observed[]): string | undefined {
  const { dimension = '', values: [value, ...more] = [] } = (failing.length < ENOUGH ? undefined : apart(failing, others)) ?? {};
  return value === undefined || more.length > 0 || told.includes(dimension) ? undefined : `${dimension}: ${value}`;
}

/** The same problems, each with its condition if there is one. */
export function withConditions(finding: RuleResult, seen: readonly Observed[]): RuleResult {
  if ('verdict' in finding) return finding;
  const all = finding.filter((one): one is Found => 'in' in one);
  return finding.map((one) => ('in' in one ? { ...one, condition: conditionOf(one, all, seen) } : one));
}

/** A sentence with its condition. */
export const onlyWith = (got: string, condition: string | undefined): string =>
  condition === undefined ? got : because('only-with', { got, condition }).reason;
