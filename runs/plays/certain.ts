import type { Edition } from '../../engine/contract/edition.ts';
import { judge } from '../../engine/judging/judge.ts';
import { gatewayStatuses } from '../../engine/judging/outage.ts';
import type { Judging } from '../../engine/judging/report.ts';
import { labelsBehind } from '../../engine/judging/rule.ts';
import type { Certain } from '../../engine/recording/events.ts';
import { join } from '../../engine/recording/recording.ts';
import type { Recording } from '../../specs/generated/schemas.ts';
import { rulesOnRecordings } from '../selection/rules-for.ts';

interface EarlyJudging extends Pick<Judging, 'rules' | 'leftOut'> {
  edition: Edition;
  /** A failure counts even while plays that look at the requirement are still to come. */
  failsEarly: boolean;
}

/** The verdicts that no later play can change; `awaited` are the labels that plays still to come record, `just` those of the last play. */
export function certainIn(
  judging: EarlyJudging,
  recordings: readonly Recording[],
  awaited: ReadonlySet<string>,
  just: readonly string[] = labelsIn(recordings),
): Certain[] {
  const { rules, edition, leftOut, failsEarly } = judging;
  const live = rulesOnRecordings(rules);
  const seen = new Set(labelsIn(recordings));
  const concerned = live.filter((rule) => labelsBehind(rule).some((label) => just.includes(label)));
  const judged = judge(live, { played: join(recordings) }, edition.levelOf, concerned);
  return concerned.flatMap((rule): Certain[] => {
    const { verdict, problems: [problem] = [] } = judged.get(rule.requirement) ?? {};
    const id = rule.requirement;
    if (leftOut(id)) return [];
    const isOver = !labelsBehind(rule).some((label) => awaited.has(label));
    // Any call that is still to come may contradict such a pass.
    const isOpenToAll = rule.evidence?.unless !== undefined && awaited.size > 0;
    if (verdict === 'pass') return isOver && !isOpenToAll ? [{ id, verdict }] : [];
    // The answer of a gateway proves no failure yet.
    if ((verdict !== 'fail' && verdict !== 'warn') || !problem || gatewayStatuses.includes(problem.answer?.status ?? 0)) return [];
    const isOpen = rule.clearedBy !== undefined && !seen.has(rule.clearedBy);
    if (isOpen || !(isOver || (failsEarly && verdict === 'fail'))) return [];
    const { at, expected, got, hint } = problem;
    return [{ id, verdict, at, expected, got, hint }];
  });
}

const labelsIn = (recordings: readonly Recording[]): string[] =>
  recordings.flatMap(({ observations }) => observations.map(({ label }) => label));
