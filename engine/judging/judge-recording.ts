import type { Level } from '../../specs/generated/schemas.ts';
import { hintOf } from '../catalogue/catalogue.ts';
import type { Reason } from '../catalogue/reason.ts';
import { defined } from '../documents/values.ts';
import { type Answered, answered, type Observed, type RecordedExchange } from '../recording/recording.ts';
import type { Repeater } from '../recording/repeat.ts';
import { breakOf, brokenCalls, brokenProblem, seenAt } from './broken.ts';
import { withConditions } from './condition.ts';
import { type Judgement, toJudgement } from './judgement.ts';
import { trustIn } from './lock.ts';
import type { NoVerdict, RecordingRule, Rule, WatchingRule } from './rule.ts';
import { isDocumentRule, labelsOf, notRun, undecided, untested } from './rule.ts';
import { whyUnanswered } from './unanswered.ts';

/** Why plays recorded nothing: an error of ours, a run cut short, or the user's choice. */
export type Unplayed = NoVerdict & { byChoice: boolean };

interface Circumstances {
  unplayed?: Unplayed | undefined;
  repeat?: Repeater | undefined;
  /** False for an answer that says nothing, because the target has locked us out. */
  isTrusted?(seen: Answered): boolean;
  /** The exchanges of a call that was broken off each time; none if that may be chance. */
  brokenAgain?(seen: Observed): RecordedExchange[];
}

export function judgeRecording(
  rule: RecordingRule | WatchingRule,
  all: readonly Observed[],
  level: Level,
  { unplayed, repeat, isTrusted = trustIn(all), brokenAgain = () => [] }: Circumstances = {},
): Judgement {
  const own = seenBy(rule, all);
  const made = own.filter(({ skipped }) => !skipped);
  const uncalled = rule.isUncalled ? { ...untested('not-called'), byChoice: false } : unplayed;
  if (made.length === 0) return toJudgement(notMade(own, uncalled), { rule, level });
  const { finding, unanswered, isLockedOut, seen } = 'watches' in rule ? watch(rule, made) : read(rule, made, isTrusted, brokenAgain);
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

export function seenBy(rule: Rule, all: readonly Observed[]): Observed[] {
  if (isDocumentRule(rule)) return [];
  const labels = labelsOf(rule);
  return all.filter(({ label }) => labels.includes(label));
}

const needsAnswer =
  ({ needsAnswers = [] }: RecordingRule | WatchingRule) =>
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

function watch(rule: WatchingRule, made: readonly Observed[]) {
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

/** Why a play left something out, without what only plays need to know. */
export const whySkipped = ({ reason, code, facts, byChoice }: NonNullable<Observed['skipped']>): Reason & { byChoice: boolean } => ({
  reason,
  ...defined({ code, facts }),
  byChoice,
});
