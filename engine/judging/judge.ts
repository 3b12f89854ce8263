import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level, Manifest } from '../../specs/generated/schemas.ts';
import type { Application } from '../application/application.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { defined } from '../documents/values.ts';
import { type Joined, observed, type Seen, took } from '../recording/recording.ts';
import type { Repeater } from '../recording/repeat.ts';
import { restsOn, withheld } from './evidence.ts';
import { judgeRecording, seenBy, trustIn, type Unplayed } from './judge-recording.ts';
import { type Judgement, toJudgement } from './judgement.ts';
import { isDocumentRule, notApplicable, type Rule } from './rule.ts';

/** What is judged: documents, and what the plays recorded. */
export interface Material {
  manifest?: ManifestDocument;
  application?: Application;
  played?: Joined;
  /** The judgement of rules whose plays recorded nothing. */
  unplayed?: Unplayed | undefined;
  repeat?: Repeater | undefined;
}

const isJudged = ({ verdict }: Judgement): boolean => ['pass', 'fail', 'warn'].includes(verdict);

const showsEnough = ({ needs }: Rule, { shows }: NonNullable<Seen['through']>): boolean =>
  shows === undefined || needs === undefined || needs === shows;

/** Why the answer to a sign-on form is not enough. */
const whyNeeded = {
  panel: 'only the panel could show it, and the panel does not open',
  resource: 'a form for a resource that does not exist gets the same answer, so only the panel could show it, and the panel does not open',
};

/**
 * Runs every rule that no earlier failure blocks; a blocked rule names the root cause. A warning blocks a must
 * only if the play skipped its calls because of that warning.
 */
export function judge(rules: readonly Rule[], material: Material, levelOf: (id: RequirementId) => Level): Map<RequirementId, Judgement> {
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  const seen = material.played ? observed(material.played) : [];
  const circumstances = { ...material, isTrusted: trustIn(seen) };
  const judged = new Map<RequirementId, Judgement>();
  const judgeOne = (rule: Rule): Judgement => {
    const known = judged.get(rule.requirement);
    if (known) return known;
    const own = seenBy(rule, seen);
    const judgement = otherType(rule) ?? notOffered(rule, own) ?? stoppedBefore(rule, own) ?? blockedIfUntested(rule, own, run(rule, own));
    judged.set(rule.requirement, judgement);
    return judgement;
  };
  const run = (rule: Rule, own: readonly Seen[]): Judgement => {
    const level = levelOf(rule.requirement);
    if (!isDocumentRule(rule)) {
      const found = judgeRecording(rule, own, level, circumstances);
      const why = found.verdict === 'pass' && rule.evidence ? withheld(rule.evidence, own, seen, material.unplayed) : undefined;
      const judgement = why ? { ...found, ...why } : found;
      return isJudged(judgement) ? { ...judgement, ...howJudged(rule, own), evidence: restsOn(rule.evidence ?? {}, own, seen) } : judgement;
    }
    const { manifest, application } = material;
    if (rule.reads === 'application' && application) return toJudgement(rule.check(application), level);
    if (rule.reads === 'manifest' && manifest)
      return toJudgement(rule.check(manifest.object as Manifest, manifest), level, { document: manifest });
    throw new Error(`${rule.requirement} reads the ${rule.reads}, and none was given`);
  };
  const otherType = (rule: Rule): Judgement | undefined => {
    const type = material.application?.type;
    if (type === undefined || !rule.for || rule.for.includes(type)) return undefined;
    return toJudgement(notApplicable(`the application is of type ${type}`), levelOf(rule.requirement));
  };
  /** What this target does not have is not applicable, even after an earlier failure. */
  const notOffered = (rule: Rule, own: readonly Seen[]): Judgement | undefined =>
    own.length > 0 && own.every(({ skipped }) => skipped?.isNotApplicable) ? run(rule, own) : undefined;
  /** Why a rule stays blocked although Assay knows the mistake and made its calls with it. */
  const whyNotThrough = (rule: Rule, own: readonly Seen[], root: RequirementId): string => {
    const skip = own.find(({ skipped }) => skipped?.after)?.skipped;
    if (skip) return `: ${skip.reason}`;
    const isSeen = seen.some((one) => one.through?.requirement === root && !showsEnough(rule, one.through));
    return rule.needs && isSeen ? `: ${whyNeeded[rule.needs]}` : '';
  };
  const blocked = (rule: Rule, own: readonly Seen[], root: RequirementId): Judgement => ({
    verdict: 'blocked',
    problems: [],
    notes: [],
    blockedBy: root,
    reason: `${root} fails${whyNotThrough(rule, own, root)}`,
  });
  /** A rule that saw only its controls, because an earlier failure made the play skip the rest, is blocked by that failure. */
  const blockedIfUntested = (rule: Rule, own: readonly Seen[], judgement: Judgement): Judgement => {
    const after = own.find(({ skipped }) => skipped?.after)?.skipped?.after as RequirementId | undefined;
    const earlier = judgement.verdict === 'untested' && after && after !== rule.requirement ? byId.get(after) : undefined;
    const { verdict, blockedBy = after } = earlier ? judgeOne(earlier) : judgement;
    return earlier && blockedBy && ['fail', 'warn', 'blocked'].includes(verdict) ? blocked(rule, own, blockedBy) : judgement;
  };
  const stoppedBefore = (rule: Rule, own: readonly Seen[]): Judgement | undefined => {
    const hasSeen = own.some(({ skipped }) => !skipped);
    // The play skipped everything that this rule reads, because these requirements failed.
    const skippedAfter = hasSeen ? [] : own.flatMap(({ skipped }) => (skipped?.after ?? []) as RequirementId[]).filter(isOther(rule));
    const isMust = levelOf(rule.requirement) === 'must';
    for (const id of [...(rule.after ?? []), ...skippedAfter]) {
      const earlier = byId.get(id);
      if (!earlier) throw new Error(`${rule.requirement} comes after ${id}, which no rule judges`);
      const { verdict, problems, blockedBy, reason = '', code, byChoice, isHeldSoFar } = judgeOne(earlier);
      const blocks = verdict === 'fail' || (verdict === 'warn' && (!isMust || skippedAfter.includes(id)));
      if (blocks && !skippedAfter.includes(id) && (through(rule, own, id) || isElsewhere(rule, own, problems))) continue;
      if (blocks) return blocked(rule, own, id);
      if (verdict === 'blocked' && blockedBy) return blocked(rule, own, blockedBy);
      // An earlier requirement that the user left out does not stop a rule that still has observations.
      if (((verdict === 'untested' && byChoice) || isHeldSoFar) && hasSeen) continue;
      if (verdict === 'undecided' || verdict === 'untested')
        return { verdict, problems: [], notes: [], reason, ...defined({ code, byChoice }) };
    }
    return undefined;
  };
  for (const rule of rules) judgeOne(rule);
  return judged;
}

/** A play may skip what a rule reads because of the same requirement, seen under another label. */
const isOther =
  ({ requirement }: Rule) =>
  (id: RequirementId) =>
    id !== requirement;

/** Whether every problem is in an exchange that the rule does not read, for a rule that only its own exchanges can block. */
function isElsewhere({ isBlockedInOwn }: Rule, own: readonly Seen[], problems: Judgement['problems']): boolean {
  const numbers = new Set(own.flatMap(({ exchanges }) => exchanges.map(({ number }) => number)));
  return isBlockedInOwn === true && problems.every(({ exchanges }) => exchanges?.every((number) => !numbers.has(number)) ?? false);
}

/** How an observation was made in spite of a failed requirement: with the target's own mistake. */
const through = (rule: Rule, own: readonly Seen[], id?: RequirementId) =>
  own.find((one) => !one.skipped && one.through && showsEnough(rule, one.through) && [undefined, one.through.requirement].includes(id))
    ?.through;

/** How long the observations of a rule took, and the mistake that Assay followed to make them, if any. */
function howJudged(rule: Rule, own: readonly Seen[]): Pick<Judgement, 'ms' | 'judgedWith'> {
  const ms = took(own);
  const followed = through(rule, own);
  return { ...(ms > 0 && { ms }), ...(followed && followed.requirement !== rule.requirement && { judgedWith: followed.recipe }) };
}
