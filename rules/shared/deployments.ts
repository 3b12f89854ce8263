import { inEach, notRun, ofEach, type RecordingFinding, type Seen } from '../rule.ts';
import { failureIn, failureLine } from './deployment-logs.ts';

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

export const deploymentsOf = (seen: readonly Seen[]) =>
  seen.flatMap((one) => {
    if (!one.deployment) return [];
    const named = [...new Set(Object.values(one.deployment.variables))];
    return [{ ...one.deployment, seen: one, paths: named.length > 0 ? named : ['/'] }];
  });

export const isAsked = ({ requests }: Deployment, path: string, method?: string): boolean =>
  requests.some((request) => request.path === path && (method === undefined || request.method === method));

/** The configured paths that were requested, each with the status that the application gave. */
export const askedPaths = (seen: readonly Seen[], method?: string) =>
  deploymentsOf(seen).flatMap((one) => {
    const asked = one.paths.filter((path) => isAsked(one, path, method));
    return asked.map((path) => ({ one, path, status: answerFor(one, path) }));
  });

/** Paths that did not return 200; status 0 stands for no answer. */
export const failedPaths = (deployment: Deployment): string[] => deployment.paths.filter((path) => answerFor(deployment, path) !== 200);

export const answerFor = ({ answers }: Deployment, path: string): number => answers[path] ?? 404;

const eachOf = (paths: readonly string[]) => (paths.length > 1 ? `each of ${paths.join(', ')}` : paths.join());

/** Configured paths that were not requested with any method. */
export const unasked = (seen: readonly Seen[]): RecordingFinding =>
  ofEach(deploymentsOf(seen), notRun, (deployment) => {
    const missing = deployment.paths.filter((path) => !isAsked(deployment, path));
    return missing.length === 0 ? [] : inEach([deployment.seen], `a request for ${eachOf(missing)}`, requested(deployment));
  });

function requested({ requests }: Deployment): string {
  const paths = [...new Set(requests.map(({ path }) => path))];
  return paths.length === 0 ? 'no request' : `requests for ${paths.join(', ')}`;
}

const withoutQuery = (path: string) => path.split('?', 1).join();

/** Requested paths that no variable names; queries are ignored. */
export function otherPaths({ requests, paths }: Deployment): string[] {
  const own = paths.map(withoutQuery);
  return [...new Set(requests.map(({ path }) => path))].filter((path) => !own.includes(withoutQuery(path)));
}

/** A failed deployment, what its log says after the heading, and the failed paths with the line that each should have there. */
export type FailedDeployment = ReturnType<typeof judgedFailures>[number];

/** Paths without an answer are left out: the contract shows no log line for them. */
export const judgedFailures = (seen: readonly Seen[]) =>
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
