import { valuesOf } from '../../engine/contract/contract.ts';
import { editionOf } from '../../engine/contract/edition.ts';
import type { Judgement } from '../../engine/judging/judgement.ts';
import { buildReport } from '../../engine/judging/report.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import type { Problem, Report } from '../../specs/generated/schemas.ts';
import { healthyText, isHealthy } from '../../suites/health/deployments.ts';
import type { KnownError } from '../../suites/health/known-errors.ts';
import type { SavedLog } from '../../suites/health/saved-log.ts';
import type { Io } from '../run.ts';

interface JudgedLog {
  name: string;
  found: SavedLog;
  errors: readonly KnownError[];
  areVariablesKnown: boolean;
  /** Why the deployment is not in order; undefined if nothing is wrong. */
  wrong: string | undefined;
  /** The log shows neither a health check nor a known error. */
  isUnknown: boolean;
}

const judgement = (verdict: Judgement['verdict'], reason?: string): Judgement => ({
  verdict,
  problems: [],
  notes: [],
  ...(reason !== undefined && { reason, byChoice: false }),
});

/** A report with the requirements that a deployment log can show, and no others. */
export function logReport({ name, found, errors, areVariablesKnown, wrong, isUnknown }: JudgedLog, started: Date, io: Io): Report {
  const edition = editionOf();
  const judged = new Map(Object.entries(unproblematic(found, areVariablesKnown))) as Map<RequirementId, Judgement>;
  const add = (id: RequirementId, problem: Omit<Problem, 'level'>) => {
    const level: Problem['level'] = edition.levelOf(id) === 'must' ? 'must' : 'should';
    const problems = [...(judged.get(id)?.problems ?? []), { level, ...problem }];
    judged.set(id, { verdict: level === 'must' ? 'fail' : 'warn', problems, notes: [] });
  };
  for (const { path, status } of found.paths)
    if (status !== undefined && !isHealthy(status))
      add('health/every-path-answers-200', {
        at: name,
        expected: `${healthyText()} from ${valuesOf('health-check').method} ${path}`,
        got: String(status),
      });
  for (const { requirement, code, facts, expected, got } of found.problems) add(requirement, { at: name, code, facts, expected, got });
  for (const { requirement, line, text, what, fix } of errors)
    add(requirement, { at: `${name}:${line}`, expected: 'a deployment without this error', got: `${text}: ${what}`, hint: fix });
  const rows = edition.requirements.filter(({ id }) => judged.has(id)).map((row) => ({ ...row, target: 'application' as const }));
  const verdict =
    wrong === undefined
      ? isUnknown && { verdict: 'inconclusive' as const, because: 'the log shows no health check' }
      : { verdict: 'not-conforming' as const, because: wrong };
  return buildReport({
    version: io.version,
    command: 'assay log',
    target: { kind: 'application', name, document: name },
    started,
    edition: { ...edition, requirements: rows },
    judged,
    leftOut: () => undefined,
    strict: false,
    more: { gaps: [], assumptions: [], exclusions: [], ...verdict },
  });
}

/** The judgement of each requirement if no problem is found. */
function unproblematic({ health, paths, recognised }: SavedLog, areVariablesKnown: boolean): Record<string, Judgement> {
  const silent = paths.some(({ status }) => status === undefined);
  const isSeen = health === 'passed' && !silent && paths.length > 0;
  const ofFailure = health === 'failed' ? judgement('pass') : judgement('not-applicable', 'the log shows no failed health check');
  const needsVariables = judgement('untested', 'needs the variables of the application (--env, --env-from)');
  const ofPaths = areVariablesKnown
    ? judgement(recognised.answers > 0 ? 'pass' : 'untested', recognised.answers > 0 ? undefined : 'the log shows no answer')
    : needsVariables;
  return {
    'health/every-path-answers-200': isSeen ? judgement('pass') : judgement('untested', 'the log does not show the answer of every path'),
    'health/logs-each-response':
      health === 'passed' || health === 'incomplete' ? ofPaths : judgement('untested', 'the log shows no health check that passed'),
    'health/asks-nothing-else': ofPaths,
    'health/logs-the-failure': ofFailure,
    'health/logs-every-failure': ofFailure,
    'health/logs-a-hint': ofFailure,
  };
}
