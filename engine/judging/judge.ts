import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level, Manifest } from '../../specs/generated/schemas.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { defined } from '../documents/values.ts';
import { type Answered, type Joined, type Observed, observed, took } from '../recording/recording.ts';
import type { Repeater } from '../recording/repeat.ts';
import type { Application } from './application.ts';
import { areElsewhere, blocked, mistakeFollowed, type Subject } from './blocked.ts';
import { brokenAgain } from './broken.ts';
import { heldReason } from './claims.ts';
import { lastSeen, restsOn, withheld } from './evidence.ts';
import { judgeRecording, seenBy, type Unplayed } from './judge-recording.ts';
import { type Judgement, toJudgement } from './judgement.ts';
import { lockReason, trustIn } from './lock.ts';
import {
  type ApplicationRule,
  type DocumentRule,
  isDocumentRule,
  notApplicable,
  type RecordingRule,
  type Rule,
  type WatchingRule,
} from './rule.ts';

/** What is judged: documents, and what the plays recorded. */
export interface Material {
  manifest?: ManifestDocument;
  application?: Application;
  played?: Joined;
  /** The judgement of rules whose plays recorded nothing. */
  unplayed?: Unplayed | undefined;
  repeat?: Repeater | undefined;
}

/** All that one call of `judge` knows; only `judged` grows. */
interface Judging {
  rules: ReadonlyMap<RequirementId, Rule>;
  material: Material;
  observations: readonly Observed[];
  isTrusted(seen: Answered): boolean;
  levelOf(id: RequirementId): Level;
  judged: Map<RequirementId, Judgement>;
}

/**
 * Runs every rule that no earlier failure blocks; a blocked rule names the root cause. A warning blocks a must
 * only if the play skipped its calls because of that warning. With `wanted`, only some rules, and those that come before.
 */
export function judge(
  rules: readonly Rule[],
  material: Material,
  levelOf: (id: RequirementId) => Level,
  wanted = rules,
): Map<RequirementId, Judgement> {
  const observations = material.played ? observed(material.played) : [];
  const judging: Judging = {
    rules: new Map(rules.map((rule) => [rule.requirement, rule])),
    material,
    observations,
    isTrusted: trustIn(observations),
    levelOf,
    judged: new Map(),
  };
  for (const rule of wanted) judgementOf(rule, judging);
  return judging.judged;
}

/** Made when it is first asked for: in the order of the rules, or earlier for a rule that comes after this one. */
function judgementOf(rule: Rule, judging: Judging): Judgement {
  const known = judging.judged.get(rule.requirement);
  if (known) return known;
  const subject = { rule, own: seenBy(rule, judging.observations), level: judging.levelOf(rule.requirement) };
  const stopped = ofAnotherType(subject, judging) ?? notOffered(subject, judging) ?? stoppedBefore(subject, judging);
  const found = lockReason(heldReason(stopped ?? checked(subject, judging), judging.observations), judging.observations);
  // Known before what blocks it is looked for: that may come after this one.
  judging.judged.set(rule.requirement, found);
  const judgement = stopped ? found : blockedIfUntested(subject, found, judging);
  judging.judged.set(rule.requirement, judgement);
  return judgement;
}

function ofAnotherType({ rule, level }: Subject, { material }: Judging): Judgement | undefined {
  const type = material.application?.type;
  if (type === undefined || !rule.for || rule.for.includes(type)) return undefined;
  return toJudgement(notApplicable('other-type', { type }), { rule, level });
}

/** What this target does not have is not applicable, even after an earlier failure. */
const notOffered = (subject: Subject, judging: Judging): Judgement | undefined =>
  subject.own.length > 0 && subject.own.every(({ skipped }) => skipped?.isNotApplicable) ? checked(subject, judging) : undefined;

function stoppedBefore(subject: Subject, judging: Judging): Judgement | undefined {
  const { rule, own } = subject;
  // The play skipped everything that this rule reads because of these; it may have seen the rule's own failure under another label.
  const skippedAfter = isMade(own) ? [] : own.flatMap(({ skipped }) => (skipped?.after ?? []) as RequirementId[]);
  const others = skippedAfter.filter((id) => id !== rule.requirement);
  for (const id of [...(rule.after ?? []), ...others]) {
    const stopped = stoppedBy(id, others.includes(id), subject, judging);
    if (stopped) return stopped;
  }
  return undefined;
}

const isMade = (own: readonly Observed[]): boolean => own.some(({ skipped }) => !skipped);

/** What the judgement of an earlier requirement makes of this subject; undefined if the subject can be judged. */
function stoppedBy(id: RequirementId, isSkippedAfter: boolean, subject: Subject, judging: Judging): Judgement | undefined {
  const earlier = judging.rules.get(id);
  if (!earlier) throw new Error(`${subject.rule.requirement} comes after ${id}, which no rule judges`);
  const { verdict, problems, blockedBy, reason = '', code, facts, byChoice, isHeldSoFar, at, exchanges } = judgementOf(earlier, judging);
  if (verdict === 'fail' || (verdict === 'warn' && (subject.level !== 'must' || isSkippedAfter))) {
    const isJudgedAnyway = !isSkippedAfter && (mistakeFollowed(subject, id) !== undefined || areElsewhere(subject, problems));
    return isJudgedAnyway ? undefined : blocked(subject, id, judging.observations);
  }
  if (verdict === 'blocked' && blockedBy) return blocked(subject, blockedBy, judging.observations);
  // An earlier requirement that the user left out does not stop a rule that still has observations.
  if (((verdict === 'untested' && byChoice) || isHeldSoFar) && isMade(subject.own)) return undefined;
  if (verdict !== 'undecided' && verdict !== 'untested') return undefined;
  return { verdict, problems: [], notes: [], reason, ...defined({ code, facts, byChoice, at, exchanges }) };
}

/** A rule that saw only its controls, because a failure made the play skip the rest or hides what it looks at, is blocked by that failure. */
function blockedIfUntested(subject: Subject, judgement: Judgement, judging: Judging): Judgement {
  const { rule, own } = subject;
  const skippedAfter = judgement.verdict === 'untested' ? own.find(({ skipped }) => skipped?.after)?.skipped?.after : undefined;
  const after = judgement.hiddenBy ?? (skippedAfter as RequirementId | undefined);
  const earlier = after && after !== rule.requirement ? judging.rules.get(after) : undefined;
  if (!earlier) return judgement;
  const { verdict, blockedBy = after } = judgementOf(earlier, judging);
  const why = judgement.hiddenBy ? judgement.reason : undefined;
  return blockedBy && ['fail', 'warn', 'blocked'].includes(verdict) ? blocked(subject, blockedBy, judging.observations, why) : judgement;
}

function checked({ rule, own, level }: Subject, judging: Judging): Judgement {
  return isDocumentRule(rule) ? checkedDocument(rule, level, judging.material) : checkedRecording({ rule, own, level }, judging);
}

function checkedDocument(rule: DocumentRule | ApplicationRule, level: Level, { manifest, application }: Material): Judgement {
  if (rule.reads === 'application' && application) return toJudgement(rule.check(application), { rule, level });
  if (rule.reads === 'manifest' && manifest)
    return toJudgement(rule.check(manifest.object as Manifest, manifest), { rule, level }, { document: manifest });
  throw new Error(`${rule.requirement} reads the ${rule.reads}, and none was given`);
}

/** The row's evidence may withhold a pass; a verdict says what it rests on, how long it took, and the mistake that Assay followed, if any. */
function checkedRecording(
  subject: Subject & { rule: RecordingRule | WatchingRule },
  { material, observations, isTrusted }: Judging,
): Judgement {
  const { rule, own, level } = subject;
  const { unplayed, repeat } = material;
  const found = judgeRecording(rule, own, level, { unplayed, repeat, isTrusted, brokenAgain: (seen) => brokenAgain(seen, observations) });
  // Without a control the verdict is open, unless the user left the control out.
  const uncontrolled = unplayed && !unplayed.byChoice ? { ...unplayed, verdict: 'undecided' as const } : unplayed;
  const why = found.verdict === 'pass' && rule.evidence ? withheld(rule.evidence, own, observations, uncontrolled) : undefined;
  const judgement = why ? { ...found, ...why } : found;
  if (judgement.verdict === 'undecided') return judgement.code === unplayed?.code ? judgement : { ...lastSeen(own), ...judgement };
  if (!['pass', 'fail', 'warn'].includes(judgement.verdict)) return judgement;
  const ms = took(own);
  const mistake = mistakeFollowed(subject);
  return {
    ...judgement,
    ...(ms > 0 && { ms }),
    ...(mistake && mistake.requirement !== rule.requirement && { judgedWith: mistake.recipe }),
    evidence: restsOn(rule.evidence ?? {}, own, observations),
  };
}
