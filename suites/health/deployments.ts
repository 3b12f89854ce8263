import { stripVTControlCharacters } from 'node:util';
import { valuesOf } from '../../engine/contract/contract.ts';
import { enumerated } from '../../engine/contract/value-words.ts';
import { escapeRegExp } from '../../engine/documents/text.ts';
import { notRun, type Observed, ofEach, problem, type RecordingPlace, type RowResult, type Stated } from '../shared/rule.ts';

const check = () => valuesOf('health-check');

export const heading = (): string => check().log.failure;

/** Whether a status is one of a healthy path. */
export const isHealthy = (status: number): boolean => check().statuses.includes(status);

export const healthyText = (): string => enumerated(check().statuses, 'or');

const line = (text: string, path: string, status: string): string =>
  text
    .replace('{method}', check().method)
    .replace('{path}', () => path)
    .replace('{status}', () => status);

/** The line for the answer of a path. */
export const responseLine = (path: string, status: number | string): string => line(check().log.response, path, String(status));

/** Finds lines of the log: path and status are the groups of the same name. */
const linesOf = (text: string, path = String.raw`(?<path>\S{1,2000})`, status = String.raw`(?<status>\d{3})`): RegExp =>
  new RegExp(line(escapeRegExp(text).replace(/\\\{(\w+)\\\}/g, '{$1}'), path, status), 'g');

/** A log as a person reads it: without colours, with one kind of line end. */
const readable = (log: string): string => stripVTControlCharacters(log).replace(/\r\n?/g, '\n');

/** What each log line about a path has where the status should be: a number, or else a word. */
export const loggedStatuses = (log: string, path: string): string[] =>
  readable(log)
    .split(responseLine(path, ''))
    .slice(1)
    // Stryker disable next-line OptionalChaining: the pattern matches any text, the empty one too; only the type says otherwise.
    .map((rest) => /^\d+|^\S*/.exec(rest)?.[0] ?? '');

const failedCheck = /\bhealth[ -]?checks?\b.{0,40}\b(?:fail(?:ed|s|ure|ing)?|unhealthy)\b/i;
const negation = /\b(?:0|no|none|never|without)\b/i;

/** A line that says in other words that a health check failed. */
export function otherHeading(log: string): string | undefined {
  const lines = readable(log).split('\n');
  return lines.find((line) => failedCheck.test(line) && !negation.test(line))?.trim();
}

/** What a log says after the failure heading; undefined if it has none. */
export function failureIn(log: string): string | undefined {
  const [, ...rest] = readable(log).split(heading());
  return rest.length === 0 ? undefined : rest.join(heading());
}

/** The line that lists a failed path. */
export const failureLine = (path: string, status: number | string): string => line(check().log.failed_path, path, String(status));

/** The lines after the last failed path, without blank ones; undefined if no path is listed. */
export function linesAfterTheList(failure: string): string[] | undefined {
  const last = [...failure.matchAll(linesOf(check().log.failed_path, String.raw`\S+`, String.raw`\d+`))].at(-1);
  const lines = last && failure.slice(last.index + last[0].length).split('\n');
  return lines?.map((line) => line.trim()).filter((line) => line !== '');
}

/** What a log has instead of a hint after the list of failed paths, as a way to fail of health/logs-a-hint. */
export const insteadOfAHint = ([line]: string[]) =>
  line === undefined ? ({ code: 'nothing', facts: {} } as const) : ({ code: 'only-reports', facts: { line } } as const);

const lastStatuses = (found: Iterable<RegExpMatchArray>): Map<string, number> =>
  new Map(Array.from(found, ({ groups = {} }) => [groups.path ?? '', Number(groups.status)]));

/** Every path that a log gives a status for, with its last status. */
export const answersIn = (log: string): Map<string, number> =>
  lastStatuses(readable(log).matchAll(linesOf(check().log.response, undefined, String.raw`(?<status>\d{3})\b`)));

/** Every path that a failure lists, with its status. */
export const listedIn = (failure: string): Map<string, number> => lastStatuses(failure.matchAll(linesOf(check().log.failed_path)));

/** The facts about a deployment, with the paths in its health-check variables; the root if none is set. */
export type Deployment = ReturnType<typeof deploymentsOf>[number];

/** Deployments in which every configured path answers 200. */
export const healthy = [
  'health/none',
  'health/single',
  'health/numbered',
  'health/empty-body',
  'health/both-kinds',
  'health/eleven',
] as const;

/** Deployments in which a path returns another status, or does not answer. */
export const failing = ['health/failing', 'health/failing-last', 'health/numbered-failing', 'health/two-of-three'] as const;

export const deploymentsOf = (seen: readonly Observed[]) =>
  seen.flatMap((one) => {
    if (!one.deployment) return [];
    const named = [...new Set(Object.values(one.deployment.variables))];
    return [{ ...one.deployment, seen: one, paths: named.length > 0 ? named : [check().default_path] }];
  });

export const isAsked = ({ requests }: Deployment, path: string, method?: string): boolean =>
  requests.some((request) => request.path === path && (method === undefined || request.method === method));

/** The configured paths that were requested, each with the status that the application gave. */
export const askedPaths = (seen: readonly Observed[], method?: string) =>
  deploymentsOf(seen).flatMap((one) => {
    const asked = one.paths.filter((path) => isAsked(one, path, method));
    return asked.map((path) => ({ one, path, status: answerFor(one, path) }));
  });

/** Paths that are not healthy; status 0 stands for no answer. */
export const failedPaths = (deployment: Deployment): string[] => deployment.paths.filter((path) => !isHealthy(answerFor(deployment, path)));

export const answerFor = ({ answers }: Deployment, path: string): number => answers[path] ?? 404;

/** Configured paths that were not requested with any method. */
export const unasked = (seen: readonly Observed[]): RowResult =>
  ofEach(deploymentsOf(seen), notRun(), (deployment): (RecordingPlace & Stated)[] => {
    const missing = deployment.paths.filter((path) => !isAsked(deployment, path));
    if (missing.length === 0) return [];
    const wanted = { missing, areSeveral: missing.length > 1 || undefined };
    const requested = [...new Set(deployment.requests.map(({ path }) => path))];
    if (requested.length === 0) return [problem('no-request', deployment.seen, wanted)];
    const path = deployment.paths.find((one) => requested.includes(one) && !isHealthy(answerFor(deployment, one)));
    const isCut = path !== undefined && String(missing) === String(deployment.paths.slice(deployment.paths.indexOf(path) + 1));
    return isCut
      ? [problem('none-after-a-failure', deployment.seen, { ...wanted, path, status: answerFor(deployment, path) })]
      : [problem('other-paths', deployment.seen, { ...wanted, requested })];
  });

const withoutQuery = (path: string) => path.replace(/\?.*/s, '');

/** Requested paths that no variable names; queries are ignored. */
export function otherPaths({ requests, paths }: Deployment): string[] {
  const own = paths.map(withoutQuery);
  return [...new Set(requests.map(({ path }) => path))].filter((path) => !own.includes(withoutQuery(path)));
}

/** A failed deployment, what its log says after the heading, and the failed paths with the line that each should have there. */
export type FailedDeployment = ReturnType<typeof judgedFailures>[number];

/** Paths without an answer are left out: the contract shows no log line for them. */
export const judgedFailures = (seen: readonly Observed[]) =>
  deploymentsOf(seen)
    .filter(({ outcome }) => outcome === 'failed')
    .map((deployment) => ({
      ...deployment,
      failure: failureIn(deployment.log),
      failed: failedPaths(deployment)
        .filter((path) => answerFor(deployment, path) !== 0 && isAsked(deployment, path))
        .map((path) => ({ path, line: failureLine(path, answerFor(deployment, path)) })),
    }))
    .filter(({ failed }) => failed.length > 0);
