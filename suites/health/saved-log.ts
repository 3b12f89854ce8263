import { defined } from '../../engine/documents/values.ts';
import { worded } from '../../engine/judging/judgement.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { HealthPath } from '../shared/application/health.ts';
import type { ProblemOf, Stated } from '../shared/rule.ts';
import {
  answersIn,
  failureIn,
  failureLine,
  insteadOfAHint,
  isHealthy,
  linesAfterTheList,
  listedIn,
  otherHeading,
  responseLine,
} from './deployments.ts';
import { isHint } from './hints.ts';

/** A path with the last status that the log gives for it; some paths appear only in the list of failures. */
type LoggedPath = HealthPath & { status?: number };

type LogProblem = ReturnType<typeof logProblem>;

/** What the saved log of a past deployment says about the health check. */
export type SavedLog = ReturnType<typeof savedLog>;

/** Reads the health check from a log; `named` are the paths in the variables, undefined if these are not known. */
export function savedLog(log: string, named?: readonly HealthPath[]) {
  const answers = answersIn(log);
  const failure = failureIn(log);
  const listed = listedIn(failure ?? log);
  const otherLine = failure === undefined ? otherHeading(log) : undefined;
  /** The lines that the contract shows, counted by what they are. */
  const recognised = { answers: answers.size, headings: failure === undefined ? 0 : 1, failures: listed.size };
  const own = named ?? [];
  const unnamedPaths = [...new Set([...answers.keys(), ...listed.keys()])].filter((path) => !own.some((one) => one.path === path));
  const paths = [...own, ...unnamedPaths.map((path): HealthPath => ({ path }))].map((one): LoggedPath => {
    const status = answers.get(one.path) ?? listed.get(one.path);
    return { ...one, ...defined({ status }) };
  });
  const statuses = [...answers.values(), ...listed.values()];
  const isFailed = failure !== undefined || otherLine !== undefined || statuses.some((status) => !isHealthy(status));
  if (!isFailed && statuses.length === 0) return { health: 'not shown' as const, recognised, paths, problems: [] };
  const withoutHeading = () => (isFailed ? [noHeading(otherLine)] : unlogged(own, answers));
  return {
    health: isFailed ? ('failed' as const) : paths.some(isSilent) ? ('incomplete' as const) : ('passed' as const),
    recognised,
    paths,
    problems: [
      ...(failure === undefined ? withoutHeading() : wrongLists(failure, answers, listed)),
      ...(named ? unnamedPaths.filter((path) => answers.has(path)).map(unnamed) : []),
    ],
  };
}

/** A path that the variables name and that has no answer in the log. */
const isSilent = ({ status, doubt }: LoggedPath): boolean => status === undefined && doubt === undefined;

/** A problem of a log, with its words. */
const logProblem = <const Id extends RequirementId>(requirement: Id, problem: ProblemOf<Id> & Stated) => {
  const stated: Stated = problem;
  return { requirement: requirement as RequirementId, code: stated.code, facts: { ...stated.facts }, ...worded(requirement, stated) };
};

const noHeading = (line: string | undefined): LogProblem =>
  logProblem(
    'health/logs-the-failure',
    line === undefined ? { code: 'no-heading', facts: {} } : { code: 'other-heading', facts: { line } },
  );

/** In the log of a success every path has answered, so a path without a line was not logged, or not requested. */
const unlogged = (named: readonly HealthPath[], answers: ReadonlyMap<string, number>): LogProblem[] =>
  named
    .filter(({ path, doubt }) => doubt === undefined && !answers.has(path))
    .map(({ path }) => logProblem('health/logs-each-response', { code: 'no-line', facts: { line: responseLine(path, '<status>') } }));

const unnamed = (path: string): LogProblem => logProblem('health/asks-nothing-else', { code: 'unnamed-path', facts: { path } });

function wrongLists(failure: string, answers: ReadonlyMap<string, number>, listed: ReadonlyMap<string, number>): LogProblem[] {
  if (listed.size === 0) return [logProblem('health/logs-the-failure', { code: 'nothing-listed', facts: {} })];
  const healthy = [...listed]
    .filter(([path, status]) => isHealthy(answers.get(path) ?? status))
    .map(([path]) => logProblem('health/logs-the-failure', { code: 'healthy-listed', facts: { path } }));
  const missing = [...answers]
    .filter(([path, status]) => !isHealthy(status) && !failure.includes(failureLine(path, status)))
    .map(([path, status]) => {
      const [line, other] = [failureLine(path, status), listed.get(path)];
      return logProblem(
        'health/logs-every-failure',
        other === undefined
          ? { code: 'not-listed', facts: { path, line } }
          : { code: 'other-status', facts: { path, line, status: other } },
      );
    });
  const lines = linesAfterTheList(failure);
  const isHinted = !lines || lines.some(isHint);
  const hint = isHinted ? [] : [logProblem('health/logs-a-hint', insteadOfAHint(lines))];
  return [...healthy, ...missing, ...hint];
}
