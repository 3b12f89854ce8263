import type { Judgement } from './judgement.ts';
import { toJudgement } from './judgement.ts';
import { type Answered, answered, type Seen, whyUnanswered } from './recording.ts';
import type { RecordingRule } from './rule.ts';

type Level = 'must' | 'should' | 'note';
type Repeat = (seen: Seen) => string | undefined;

/** Judges what the plays saw under the labels of a rule. */
export function judgeRecording(rule: RecordingRule, all: readonly Seen[], level: Level, repeat?: Repeat): Judgement {
  const own = all.filter(({ label }) => rule.reads.includes(label));
  const made = own.filter(({ skipped }) => !skipped);
  if (made.length === 0) return notMade(own);
  const answers = made.flatMap((seen) => answered(seen) ?? []);
  const unanswered = made.filter((seen) => !answered(seen));
  const { trusted, doubt } = controlled(rule, answers, all);
  const judgement = toJudgement(trusted.length > 0 ? rule.check(trusted) : [], level, repeat ? { repeat } : {});
  if (judgement.problems.some((problem) => problem.level === 'must')) return judgement;
  const [silent] = unanswered;
  if (silent) return { ...judgement, verdict: 'undecided', reason: whyUnanswered(silent) };
  if (doubt) return { ...judgement, verdict: 'undecided', reason: doubt };
  return judgement;
}

/** The reason where no play recorded anything. */
export const notPlayed = 'it was not played';

function notMade(own: readonly Seen[]): Judgement {
  const skipped = own.find((seen) => seen.skipped)?.skipped ?? { reason: notPlayed, byChoice: false };
  return { verdict: 'untested', problems: [], notes: [], ...skipped };
}

const isRefused = (status: number) => status === 401 || status === 403;

/** Leaves out what was seen while the same call with nothing wrong was refused too: the target locks us out. */
function controlled(rule: RecordingRule, answers: Answered[], all: readonly Seen[]): { trusted: Answered[]; doubt?: string } {
  const { control } = rule;
  if (control === undefined) return { trusted: answers };
  const first = (seen: Seen) => seen.exchanges[0]?.number ?? 0;
  const controls = all.filter(({ label }) => label === control).sort((a, b) => first(a) - first(b));
  const isTrusted = (seen: Answered) => {
    const next = controls.find((candidate) => candidate.on === seen.on && first(candidate) > first(seen));
    const status = next?.exchanges.at(-1)?.response?.status;
    return next === undefined || (status !== undefined && !isRefused(status) && status !== 429);
  };
  const trusted = answers.filter((seen) => seen.answer.status !== 401 || isTrusted(seen));
  const doubt = 'the right credentials are refused too after a row of wrong ones: the target locks us out';
  return trusted.length === answers.length ? { trusted } : { trusted, doubt };
}
