import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Level, Manifest } from '../../specs/generated/schemas.ts';
import { hintOf } from '../catalogue/catalogue.ts';
import type { ManifestDocument } from '../documents/manifest.ts';
import { defined } from '../documents/values.ts';
import { type Answered, answered, type Joined, type Observed, observed, type RecordedExchange, took } from '../recording/recording.ts';
import type { Repeater } from '../recording/repeat.ts';
import type { Application } from './application.ts';
import { blockedIfUntested, mistakeFollowed, type Subject, stoppedBefore } from './blocked.ts';
import { breakOf, brokenAgain, brokenCalls, brokenProblem, seenAt } from './broken.ts';
import { heldReason } from './claims.ts';
import { withConditions } from './condition.ts';
import { lastSeen, restsOn, withheld } from './evidence.ts';
import { type Judgement, toJudgement } from './judgement.ts';
import { lockReason, trustIn } from './lock.ts';
import {
  type ApplicationRule,
  type DocumentRule,
  isDocumentRule,
  type NoVerdict,
  notApplicable,
  notRun,
  type RecordingRule,
  type Rule,
  seenBy,
  type UnansweredRule,
  type Unplayed,
  undecided,
  untested,
} from './rule.ts';
import { whySkipped, whyUnanswered } from './unanswered.ts';

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
  judgementOf(rule: Rule): Judgement;
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
    judgementOf: (rule) => judgementOf(rule, judging),
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
  subject: Subject & { rule: RecordingRule | UnansweredRule },
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

interface Circumstances {
  unplayed?: Unplayed | undefined;
  repeat?: Repeater | undefined;
  /** False for an answer that says nothing, because the target has locked us out. */
  isTrusted?(seen: Answered): boolean;
  /** The exchanges of a call that was broken off each time; none if that may be chance. */
  brokenAgain?(seen: Observed): RecordedExchange[];
}

export function judgeRecording(
  rule: RecordingRule | UnansweredRule,
  all: readonly Observed[],
  level: Level,
  { unplayed, repeat, isTrusted = trustIn(all), brokenAgain = () => [] }: Circumstances = {},
): Judgement {
  const own = seenBy(rule, all);
  const made = own.filter(({ skipped }) => !skipped);
  const uncalled = rule.isUncalled ? { ...untested('not-called'), byChoice: false } : unplayed;
  if (made.length === 0) return toJudgement(notMade(own, uncalled), { rule, level });
  const { finding, unanswered, isLockedOut, seen } = rule.evenUnanswered ? watch(rule, made) : read(rule, made, isTrusted, brokenAgain);
  const repeated = repeat && ((one: Observed) => repeat(one, rule.requirement));
  const found = toJudgement(withConditions(finding, seen), { rule, level }, defined({ repeat: repeated }));
  const row = { id: rule.requirement, hint: hintOf(rule.requirement), level };
  const broken = brokenCalls(made.filter(needsAnswer(rule)), brokenAgain).map((one) => ({
    ...brokenProblem(one, row),
    ...(one.calls[0] && repeated?.(one.calls[0])),
  }));
  const failed = broken.length > 0 &&
    level !== 'note' && {
      verdict: level === 'must' ? ('fail' as const) : ('warn' as const),
      problems: [...broken, ...found.problems],
    };
  const noted =
    level === 'note'
      ? broken.map(({ got, code, facts, at, exchanges }) => ({ text: got, risk: true, ...defined({ code, facts, at, exchanges }) }))
      : [];
  const judgement = { ...found, notes: [...found.notes, ...noted], ...whyUntested(found, own, unplayed), ...failed };
  // The problems that were seen are certain, whatever the missing answers would show.
  if (judgement.problems.some((problem) => problem.level === level)) return judgement;
  const isLeftOut = ({ unseen }: Observed) => unseen?.byChoice === true;
  const firstUnanswered = unanswered.find((one) => !isLeftOut(one)) ?? unanswered[0];
  if (firstUnanswered && isLeftOut(firstUnanswered))
    return { ...judgement, verdict: 'untested', ...whyUnanswered(firstUnanswered), ...seenAt(firstUnanswered), byChoice: true };
  if (firstUnanswered) {
    const isHeldSoFar = judgement.verdict === 'pass' && unanswered.length < made.length;
    return {
      ...judgement,
      verdict: 'undecided',
      ...whyUnanswered(firstUnanswered),
      ...seenAt(firstUnanswered),
      ...(isHeldSoFar && { isHeldSoFar }),
    };
  }
  if (isLockedOut) return { ...judgement, ...undecided('locked-out') };
  return judgement;
}

const needsAnswer =
  ({ needsAnswers = [] }: RecordingRule | UnansweredRule) =>
  ({ label }: Observed) =>
    needsAnswers.includes(label);

function read(
  rule: RecordingRule,
  made: readonly Observed[],
  isTrusted: (seen: Answered) => boolean,
  brokenAgain: (seen: Observed) => RecordedExchange[],
) {
  // An answer that broke off is none for a rule about the answer itself.
  const isAnswered = (seen: Observed) => answered(seen) !== undefined && !(rule.needsAnswers && isBroken(seen));
  const answers = made.filter(isAnswered).flatMap((seen) => answered(seen) ?? []);
  // Another requirement judges a call that is broken off each time.
  const unanswered = made.filter((seen) => !isAnswered(seen) && (answers.length === 0 || brokenAgain(seen).length === 0));
  const trusted = answers.filter(isTrusted);
  const finding = trusted.length > 0 ? rule.check(trusted) : [];
  return { finding, unanswered, isLockedOut: trusted.length < answers.length, seen: trusted };
}

const isBroken = ({ exchanges }: Observed): boolean => exchanges.slice(-1).some(breakOf);

const lacksBody = ({ exchanges }: Observed): boolean => exchanges.at(-1)?.error?.phase === 'send';

function watch(rule: UnansweredRule, made: readonly Observed[]) {
  const isOpen = (seen: Observed) => seen.undecided !== undefined && !(rule.isAboutHeads && lacksBody(seen));
  const clear = made.filter((seen) => !isOpen(seen));
  return { finding: clear.length > 0 ? rule.check(clear) : [], unanswered: made.filter(isOpen), isLockedOut: false, seen: clear };
}

/** For an untested requirement, the play often knows a better reason than the rule. */
function whyUntested({ verdict, code }: Judgement, own: readonly Observed[], unplayed: Unplayed | undefined): Partial<Unplayed> {
  const skip = own.find(({ skipped }) => skipped)?.skipped;
  if (verdict !== 'untested') return {};
  if (skip) return whySkipped(skip);
  if (code === 'not-run' && unplayed) return unplayed;
  // The user asked for a part of the run, which does not show this.
  return unplayed?.byChoice ? { byChoice: true } : {};
}

function notMade(own: readonly Observed[], unplayed: Unplayed = { ...notRun(), byChoice: false }): NoVerdict {
  const skip = own.find((seen) => seen.skipped)?.skipped;
  if (!skip) return unplayed;
  const { byChoice, ...why } = whySkipped(skip);
  return skip.isNotApplicable ? { verdict: 'not-applicable', ...why } : { verdict: 'untested', ...why, byChoice };
}
