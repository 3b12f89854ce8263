import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Application } from '../application/application.ts';
import { defined } from '../documents/defined.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { type Joined, observed, type Seen, took } from '../recording/recording.ts';
import type { Repeater } from '../recording/repeat.ts';
import type { Level } from './catalogue.ts';
import { judgeRecording, seenBy, trustIn, type Unplayed } from './judge-recording.ts';
import { type Judgement, toJudgement } from './judgement.ts';
import { isDocumentRule, type Manifest, notApplicable, type Rule } from './rule.ts';

export interface Evidence {
  manifest?: ManifestDocument;
  application?: Application;
  played?: Joined;
  /** What becomes of rules whose plays recorded nothing. */
  unplayed?: Unplayed | undefined;
  repeat?: Repeater | undefined;
}

const isJudged = ({ verdict }: Judgement): boolean => ['pass', 'fail', 'warn'].includes(verdict);

const showsEnough = ({ needs }: Rule, { shows }: NonNullable<Seen['through']>): boolean =>
  shows === undefined || needs === undefined || needs === shows;

/** What the answer to a form does not show. */
const lacking = {
  panel: 'only the panel could show it, and it does not open',
  resource: 'a form for a resource that does not exist gets the same answer, so only the panel could show it, and it does not open',
};

/** Runs every rule that nothing stands in the way of; a rule behind a failure is blocked by the root of it, and a must never by a warning. */
export function judge(rules: readonly Rule[], evidence: Evidence, levelOf: (id: RequirementId) => Level): Map<RequirementId, Judgement> {
  const byId = new Map(rules.map((rule) => [rule.requirement, rule]));
  const seen = evidence.played ? observed(evidence.played) : [];
  const circumstances = { ...evidence, isTrusted: trustIn(seen) };
  const judged = new Map<RequirementId, Judgement>();
  const judgeOne = (rule: Rule): Judgement => {
    const known = judged.get(rule.requirement);
    if (known) return known;
    const own = seenBy(rule, seen);
    const judgement = otherType(rule) ?? notThere(rule, own) ?? standsInTheWay(rule, own) ?? unlessBehind(rule, own, look(rule, own));
    judged.set(rule.requirement, judgement);
    return judgement;
  };
  const look = (rule: Rule, own: readonly Seen[]): Judgement => {
    const level = levelOf(rule.requirement);
    if (!isDocumentRule(rule)) {
      const judgement = judgeRecording(rule, own, level, circumstances);
      return isJudged(judgement) ? { ...judgement, ...howJudged(rule, own) } : judgement;
    }
    const { manifest, application } = evidence;
    if (rule.reads === 'application') {
      if (!application) throw new Error(`${rule.requirement} reads an application, and there is none`);
      return toJudgement(rule.check(application), level);
    }
    if (!manifest) throw new Error(`${rule.requirement} reads a manifest, and there is none`);
    return toJudgement(rule.check(manifest.object as Manifest, manifest), level, { document: manifest });
  };
  const otherType = (rule: Rule): Judgement | undefined => {
    const type = evidence.application?.type;
    if (type === undefined || !rule.for || rule.for.includes(type)) return undefined;
    return toJudgement(notApplicable(`the application is of type ${type}`), levelOf(rule.requirement));
  };
  /** Nothing stands in the way of what this target does not have. */
  const notThere = (rule: Rule, own: readonly Seen[]): Judgement | undefined =>
    own.length > 0 && own.every(({ skipped }) => skipped?.isNotApplicable) ? look(rule, own) : undefined;
  /** Why a rule stays blocked although the target's own way is known. */
  const whyNotThrough = (rule: Rule, own: readonly Seen[], root: RequirementId): string => {
    const skip = own.find(({ skipped }) => skipped?.after)?.skipped;
    if (skip) return `: ${skip.reason}`;
    const isSeen = seen.some((one) => one.through?.requirement === root && !showsEnough(rule, one.through));
    return rule.needs && isSeen ? `: ${lacking[rule.needs]}` : '';
  };
  const blocked = (rule: Rule, own: readonly Seen[], root: RequirementId): Judgement => ({
    verdict: 'blocked',
    problems: [],
    notes: [],
    blockedBy: root,
    reason: `${root} fails${whyNotThrough(rule, own, root)}`,
  });
  /** What has only its controls to look at, since a failure left nothing else to do, is blocked by that failure. */
  const unlessBehind = (rule: Rule, own: readonly Seen[], judgement: Judgement): Judgement => {
    const after = own.find(({ skipped }) => skipped?.after)?.skipped?.after as RequirementId | undefined;
    const earlier = judgement.verdict === 'untested' && after ? byId.get(after) : undefined;
    const { verdict, blockedBy = after } = earlier ? judgeOne(earlier) : judgement;
    return earlier && blockedBy && ['fail', 'warn', 'blocked'].includes(verdict) ? blocked(rule, own, blockedBy) : judgement;
  };
  const standsInTheWay = (rule: Rule, own: readonly Seen[]): Judgement | undefined => {
    const hasSeen = own.some(({ skipped }) => !skipped);
    // What a play left out because an earlier requirement left it nothing to stand on.
    const stood = hasSeen ? [] : own.flatMap(({ skipped }) => (skipped?.after ?? []) as RequirementId[]);
    const isMust = levelOf(rule.requirement) === 'must';
    for (const id of [...(rule.after ?? []), ...stood]) {
      const earlier = byId.get(id);
      if (!earlier) throw new Error(`${rule.requirement} comes after ${id}, which no rule judges`);
      const { verdict, blockedBy, reason = '', code, byChoice, isHeldSoFar } = judgeOne(earlier);
      const blocks = verdict === 'fail' || (verdict === 'warn' && (!isMust || stood.includes(id)));
      if (blocks && !stood.includes(id) && through(rule, own, id)) continue;
      const root = verdict === 'blocked' ? blockedBy : blocks ? id : undefined;
      if (root) return blocked(rule, own, root);
      // What the user left out does not stop a rule that has something to look at all the same.
      if (((verdict === 'untested' && byChoice) || isHeldSoFar) && hasSeen) continue;
      if (verdict === 'undecided' || verdict === 'untested')
        return { verdict, problems: [], notes: [], reason, ...defined({ code, byChoice }) };
    }
    return undefined;
  };
  for (const rule of rules) judgeOne(rule);
  return judged;
}

/** What was seen in spite of the failure of a requirement, in the target's own way. */
const through = (rule: Rule, own: readonly Seen[], id?: RequirementId) =>
  own.find((one) => !one.skipped && one.through && showsEnough(rule, one.through) && [undefined, one.through.requirement].includes(id))
    ?.through;

/** How long what a rule was judged by took, and the mistake whose recipe was spoken, where there was one. */
function howJudged(rule: Rule, own: readonly Seen[]): Pick<Judgement, 'ms' | 'judgedWith'> {
  const ms = took(own);
  const spoken = through(rule, own);
  return { ...(ms > 0 && { ms }), ...(spoken && spoken.requirement !== rule.requirement && { judgedWith: spoken.recipe }) };
}
