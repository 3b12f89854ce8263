import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level } from '../../specs/generated/schemas.ts';
import { because } from '../catalogue/reason.ts';
import { defined } from '../documents/values.ts';
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
const blocked = (subject: Subject, root: RequirementId, all: readonly Observed[], why?: string): Judgement => ({
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
function areElsewhere({ rule, own }: Subject, problems: Judgement['problems']): boolean {
  const numbers = new Set(own.flatMap(({ exchanges }) => exchanges.map(({ number }) => number)));
  return rule.isBlockedInOwn === true && problems.every(({ exchanges }) => exchanges?.every((number) => !numbers.has(number)) ?? false);
}

/** What stops a rule before it is judged: what has been judged, or is judged now because this rule comes after it. */
interface Before {
  rules: ReadonlyMap<RequirementId, Rule>;
  observations: readonly Observed[];
  judgementOf(rule: Rule): Judgement;
}

/** The judgement that an earlier requirement forces on a rule; undefined if the rule can be judged. */
export function stoppedBefore(subject: Subject, before: Before): Judgement | undefined {
  const { rule, own } = subject;
  // The play skipped everything that this rule reads because of these; it may have seen the rule's own failure under another label.
  const skippedAfter = isMade(own) ? [] : own.flatMap(({ skipped }) => (skipped?.after ?? []) as RequirementId[]);
  const others = skippedAfter.filter((id) => id !== rule.requirement);
  for (const id of [...(rule.after ?? []), ...others]) {
    const stopped = stoppedBy(id, others.includes(id), subject, before);
    if (stopped) return stopped;
  }
  return undefined;
}

const isMade = (own: readonly Observed[]): boolean => own.some(({ skipped }) => !skipped);

/** What the judgement of an earlier requirement makes of this subject; undefined if the subject can be judged. */
function stoppedBy(id: RequirementId, isSkippedAfter: boolean, subject: Subject, before: Before): Judgement | undefined {
  const earlier = before.rules.get(id);
  if (!earlier) throw new Error(`${subject.rule.requirement} comes after ${id}, which no rule judges`);
  const { verdict, problems, blockedBy, reason = '', code, facts, byChoice, isHeldSoFar, at, exchanges } = before.judgementOf(earlier);
  if (verdict === 'fail' || (verdict === 'warn' && (subject.level !== 'must' || isSkippedAfter))) {
    const isJudgedAnyway = !isSkippedAfter && (mistakeFollowed(subject, id) !== undefined || areElsewhere(subject, problems));
    return isJudgedAnyway ? undefined : blocked(subject, id, before.observations);
  }
  if (verdict === 'blocked' && blockedBy) return blocked(subject, blockedBy, before.observations);
  // An earlier requirement that the user left out does not stop a rule that still has observations.
  if (((verdict === 'untested' && byChoice) || isHeldSoFar) && isMade(subject.own)) return undefined;
  if (verdict !== 'undecided' && verdict !== 'untested') return undefined;
  return { verdict, problems: [], notes: [], reason, ...defined({ code, facts, byChoice, at, exchanges }) };
}

/** A rule that saw only its controls, because a failure made the play skip the rest or hides what it looks at, is blocked by that failure. */
export function blockedIfUntested(subject: Subject, judgement: Judgement, before: Before): Judgement {
  const { rule, own } = subject;
  const skippedAfter = judgement.verdict === 'untested' ? own.find(({ skipped }) => skipped?.after)?.skipped?.after : undefined;
  const after = judgement.hiddenBy ?? (skippedAfter as RequirementId | undefined);
  const earlier = after && after !== rule.requirement ? before.rules.get(after) : undefined;
  if (!earlier) return judgement;
  const { verdict, blockedBy = after } = before.judgementOf(earlier);
  const why = judgement.hiddenBy ? judgement.reason : undefined;
  return blockedBy && ['fail', 'warn', 'blocked'].includes(verdict) ? blocked(subject, blockedBy, before.observations, why) : judgement;
}
