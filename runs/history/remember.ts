import type { Overview } from '../../engine/judging/overview.ts';
import { groups } from '../../reporters/groups.ts';
import type { Io } from '../io.ts';
import { addRun, withHistory } from './database.ts';
import { answerTo, type QuestionName } from './questions.ts';

/** Keeps a run, and tells of each target what the runs before add to it. */
export function remember(file: string, overview: Overview, io: Io): Overview {
  return withHistory(file, { mustExist: false }, io, (database) => {
    addRun(database, overview);
    const byTarget = (question: QuestionName) => new Map(groups(answerTo(database, question), ({ target }) => String(target)));
    const rows = { since: byTarget('since'), flaky: byTarget('flaky'), trend: byTarget('trend') };
    const targets = overview.targets.map((target) => {
      const since = rows.since.get(target.name)?.map(({ requirement, since: at }) => [requirement, at]);
      const flaky = rows.flaky.get(target.name)?.map(({ requirement }) => String(requirement));
      const trend = rows.trend.get(target.name)?.map(({ at, verdict }) => ({ at: String(at), verdict: String(verdict) }));
      return { ...target, ...(since && { since: Object.fromEntries(since) }), ...(flaky && { flaky }), ...(trend && { trend }) };
    });
    return { ...overview, targets };
  });
}
