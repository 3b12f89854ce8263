import { hash } from 'node:crypto';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { ProblemWords } from '../../specs/generated/schemas.ts';
import { wordsFor } from '../catalogue/catalogue.ts';
import { filled } from '../catalogue/filled.ts';
import { has } from '../recording/facts.ts';
import type { Stated } from './problem.ts';

/** The words of a problem: the only place where a sentence is made of a code and its facts. */
export function worded(requirement: RequirementId, { code, facts }: Stated) {
  const { expected, got, fix: plain, level, risk } = wordsOf(requirement, code);
  const fix = fixOf(requirement, { code, facts })?.fix ?? plain;
  return {
    expected: filled(expected, facts),
    got: filled(got, facts),
    ...(fix !== undefined && { hint: filled(fix, facts) }),
    ...(level && { level }),
    ...((risk === true || (risk && has(facts, risk))) && { risk: true as const }),
  };
}

const fixOf = (requirement: RequirementId, { code, facts }: Stated) =>
  wordsFor(requirement).fixes.find(({ of }) => has({ code, ...facts }, of));

function wordsOf(requirement: RequirementId, code: string): ProblemWords {
  const words = wordsFor(requirement).problems[code];
  if (!words) throw new Error(`${requirement} has no words for the problem "${code}"`);
  return words;
}

/** A problem in the words of version 2, where they were others. */
export function formerlyWorded(requirement: string, { code, facts }: Stated): { expected: string; got: string } | undefined {
  const { expected, got, formerly } = wordsFor(requirement as RequirementId).problems[code] ?? {};
  if (!formerly || expected === undefined || got === undefined) return undefined;
  return { expected: filled(formerly.expected ?? expected, facts), got: filled(formerly.got ?? got, facts) };
}

/** What tells one problem of a requirement from another: its code, and the facts that the row calls stable. */
function keyOf(requirement: RequirementId, { code, facts }: Stated): string {
  const { stable = [] } = wordsOf(requirement, code);
  return JSON.stringify([code, ...stable.map((name) => facts[name] ?? null)]);
}

/** The same in every run that meets the same problem at the same place, whatever its words are. */
export const fingerprintAt = (place: string, requirement: RequirementId, stated: Stated): string =>
  hash('sha256', [requirement, keyOf(requirement, stated), place].join('\n')).slice(0, 12);

/** The first problem of each key, with the number of the others; advice for one alone comes after the general one, which names the cause. */
export function grouped<Problem extends Stated>(requirement: RequirementId, problems: readonly Problem[]): (Problem & { more: number })[] {
  const groups = new Map<string, Problem & { more: number }>();
  for (const one of problems) {
    const key = keyOf(requirement, one);
    const first = groups.get(key);
    groups.set(key, first ? { ...first, more: first.more + 1 } : { ...one, more: 0 });
  }
  const isSpecial = (one: Problem) => Number(fixOf(requirement, one) !== undefined);
  return [...groups.values()].sort((one, other) => isSpecial(one) - isSpecial(other));
}
