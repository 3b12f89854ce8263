import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level } from '../../specs/generated/schemas.ts';
import { because } from '../catalogue/reason.ts';
import { answered, type Observed } from '../recording/recording.ts';
import { heldReason } from './claims.ts';
import type { Judgement } from './judgement.ts';
import type { Rule } from './rule.ts';

/** A rule to judge, with the observations under its labels and the level of its requirement. */
export interface Subject {
  rule: Rule;
  own: readonly Observed[];
  level: Level;
}

/** A mistake of the target that Assay knows, and made its calls with. */
type KnownMistake = NonNullable<Observed['through']>;

/** Why the answer to a sign-on form is not enough. */
const whyNeeded = { panel: 'only-the-panel', resource: 'only-the-panel-tells' } as const;

/** The judgement of a rule that a failure of an earlier requirement blocks. */
export const blocked = (subject: Subject, root: RequirementId, all: readonly Observed[], why?: string): Judgement => ({
  verdict: 'blocked',
  problems: [],
  notes: [],
  blockedBy: root,
  ...because('blocked', { by: root, why: why ?? whyStillBlocked(subject, root, all) }),
});

/** Why a rule stays blocked although Assay knows the mistake and made its calls with it. */
function whyStillBlocked({ rule, own }: Subject, root: RequirementId, all: readonly Observed[]): string | undefined {
  const statuses = own.flatMap((one) => answered(one)?.answer.status ?? []);
  if (rule.evidence?.controls?.length && statuses.length > 0)
    return because('answered-beside-a-refusal', { statuses: [...new Set(statuses)].join(', ') }).reason;
  const skip = own.find(({ skipped }) => skipped?.after)?.skipped;
  if (skip) return heldReason(skip, all).reason;
  const isTooLittle = all.some(({ through }) => through?.requirement === root && !showsEnough(rule, through));
  return rule.needs && isTooLittle ? because(whyNeeded[rule.needs]).reason : undefined;
}

const showsEnough = ({ needs }: Rule, { shows }: KnownMistake): boolean => shows === undefined || needs === undefined || needs === shows;

/** The mistake that Assay made a call of the subject with, if that call shows enough; `of` names the requirement that the mistake breaks. */
export const mistakeFollowed = ({ rule, own }: Subject, of?: RequirementId): KnownMistake | undefined =>
  own
    .filter(({ skipped }) => !skipped)
    .flatMap(({ through }) => through ?? [])
    .find((mistake) => showsEnough(rule, mistake) && (of === undefined || of === mistake.requirement));

/** Whether every problem is in an exchange that the rule does not read, for a rule that only its own exchanges can block. */
export function areElsewhere({ rule, own }: Subject, problems: Judgement['problems']): boolean {
  const numbers = new Set(own.flatMap(({ exchanges }) => exchanges.map(({ number }) => number)));
  return rule.isBlockedInOwn === true && problems.every(({ exchanges }) => exchanges?.every((number) => !numbers.has(number)) ?? false);
}
