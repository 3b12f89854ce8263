import { countText } from '../engine/documents/show.ts';
import type { Outcome } from '../specs/generated/schemas.ts';
import { groups } from './groups.ts';

export type Cause = ReturnType<typeof causesIn>['causes'][number];

/** Orders warnings: those that point to a risk come first. */
export const riskFirst = (a: Outcome, b: Outcome): number => Number(isRisk(b)) - Number(isRisk(a));

const isRisk = ({ problems = [] }: Outcome): boolean => problems.some(({ risk }) => risk);

/** The causes, failures before warnings, warnings of a risk first, those that block most checks first; and the blocked checks whose root is not among them. */
export function causesIn(requirements: readonly Outcome[]) {
  const of = (wanted: Outcome['verdict']) => requirements.filter(({ verdict }) => verdict === wanted);
  const blocked = groups(of('blocked'), ({ blockedBy = '' }) => blockedBy);
  const byRoot = new Map(blocked);
  const blockedBehind = ({ id }: Outcome) => byRoot.get(id) ?? [];
  const recipeRank = ({ judgedWith }: Outcome) => (judgedWith === undefined ? 0 : 1);
  const rootsFirst = (a: Outcome, b: Outcome) => blockedBehind(b).length - blockedBehind(a).length || recipeRank(a) - recipeRank(b);
  const failed = [...of('fail').sort(rootsFirst), ...of('warn').sort((a, b) => riskFirst(a, b) || rootsFirst(a, b))];
  const alike = new Map(groups(failed, ({ sameCauseAs = '' }) => sameCauseAs));
  const ids = new Set(failed.map(({ id }) => id));
  const causes = failed
    .filter(({ sameCauseAs }) => sameCauseAs === undefined)
    .map((outcome) => {
      const same = alike.get(outcome.id) ?? [];
      return { outcome, same, blocks: [outcome, ...same].flatMap(blockedBehind) };
    });
  return { causes, rootless: blocked.filter(([root]) => !ids.has(root)) };
}

/** How many others have the same cause: failures are counted, and warnings apart. */
export function sameText(same: readonly Outcome[]): string {
  const failed = same.filter(({ verdict }) => verdict === 'fail').length;
  const warned = same.length - failed;
  const parts = [failed > 0 && `${countText(failed, 'other check')} failed`, warned > 0 && countText(warned, 'warning')];
  return `${parts.filter(Boolean).join(' and ')} for the same cause`;
}
