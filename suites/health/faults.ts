import { deployment } from '../../targets/reference/platform/deployment.ts';
import type { DeploymentDecisions } from '../../targets/reference/platform/outgoing-decisions.ts';
import type { Check } from '../../targets/reference/platform/records.ts';
import { defineFault, type Fault, type RequirementId } from '../shared/faults/platform.ts';

const EVERY = 'health/asks-every-configured-path';
const STATUS = 'health/any-other-status-fails-the-deployment';
const SUCCEEDS = 'health/succeeds-when-all-answer-200';
const RESPONSE = 'health/logs-each-response';
const FAILURE = 'health/logs-the-failure';
const ALL = 'health/logs-every-failure';

/** Requirements that also notice a deployment that goes on where it should fail. */
const SEES_A_FAILURE: RequirementId[] = [FAILURE, ALL, 'health/logs-a-hint'];

/** Requirements that read the log of paths that were never requested. */
const SEES_A_PATH: RequirementId[] = [RESPONSE, STATUS, ...SEES_A_FAILURE];

const checking = (breaks: RequirementId[], platform: Partial<DeploymentDecisions>, may: RequirementId[] = []): Fault =>
  defineFault({ breaks, may, platform });

const tolerating = (isTolerated: (status: number | undefined) => boolean): Fault =>
  checking([STATUS], { isHealthy: ({ status }) => status === 200 || isTolerated(status) }, SEES_A_FAILURE);

const responding = (logsResponse: DeploymentDecisions['logsResponse'], breaks: RequirementId[] = [RESPONSE]): Fault =>
  checking(breaks, { logsResponse });

const listing = (logsFailure: DeploymentDecisions['logsFailure']): Fault =>
  checking([FAILURE], { logsFailure }, [ALL, 'health/logs-a-hint']);

const isHealthy = ({ status }: Check) => status === 200;

/** Requirements that notice that no path is requested as it is written. */
const ASKS_ANOTHER_PATH: RequirementId[] = [
  'health/asks-both-kinds',
  'health/asks-two-digit-numbers',
  'health/asks-nothing-else',
  'health/keeps-the-query',
  'health/uses-get',
  SUCCEEDS,
  ...SEES_A_PATH,
];

export const healthFaults = {
  'health-stops-at-the-first-failure': checking([EVERY], { goesOn: (_check, isHealthy) => isHealthy }, [RESPONSE, ALL, FAILURE]),
  'health-ignores-the-plain-variable': checking([EVERY], { plainPaths: () => [] }, [
    'health/asks-both-kinds',
    'health/asks-nothing-else',
    'health/keeps-the-query',
    'health/uses-get',
    SUCCEEDS,
    ...SEES_A_PATH,
  ]),
  'health-ignores-numbers': checking([EVERY], { numberedPaths: () => [] }, [
    'health/asks-both-kinds',
    'health/asks-two-digit-numbers',
    'health/asks-nothing-else',
    'health/uses-get',
    SUCCEEDS,
    ...SEES_A_PATH,
  ]),
  'health-counts-from-1': checking([EVERY], { numberedPaths: (env) => deployment.numberedPaths({ ...env, CC_HEALTH_CHECK_PATH_0: '' }) }, [
    'health/asks-both-kinds',
    'health/asks-two-digit-numbers',
    'health/uses-get',
    ...SEES_A_PATH,
  ]),
  'health-adds-a-slash': checking([EVERY], { targetOf: (path) => (path.endsWith('/') ? path : `${path}/`) }, ASKS_ANOTHER_PATH),
  'health-asks-in-lower-case': checking([EVERY], { targetOf: (path) => path.toLowerCase() }, ASKS_ANOTHER_PATH),
  'health-asks-by-head': checking(['health/uses-get'], { healthMethods: ['HEAD'] }, [
    EVERY,
    'health/asks-root-by-default',
    'health/asks-both-kinds',
    'health/asks-two-digit-numbers',
    'health/keeps-the-query',
  ]),
  'health-asks-by-options': checking(['health/uses-get'], { healthMethods: ['OPTIONS'] }, [
    EVERY,
    'health/asks-root-by-default',
    'health/asks-both-kinds',
    'health/asks-two-digit-numbers',
    'health/keeps-the-query',
    SUCCEEDS,
    ...SEES_A_PATH,
  ]),
  'health-asks-nothing-by-default': checking(['health/asks-root-by-default'], { defaultPaths: [] }, [RESPONSE, STATUS]),
  'health-asks-another-path-by-default': checking(['health/asks-root-by-default'], { defaultPaths: ['/health'] }, [SUCCEEDS, RESPONSE]),
  'health-numbers-replace-the-plain-variable': checking(
    ['health/asks-both-kinds'],
    { joinsPaths: (plain, numbered) => (numbered.length > 0 ? numbered : plain) },
    [RESPONSE],
  ),
  'health-the-plain-variable-replaces-numbers': checking(
    ['health/asks-both-kinds'],
    { joinsPaths: (plain, numbered) => (plain.length > 0 ? plain : numbered) },
    [RESPONSE],
  ),
  'health-reads-one-digit': checking(
    ['health/asks-two-digit-numbers'],
    { numberedPaths: (env) => deployment.numberedPaths(Object.fromEntries(Object.entries(env).filter(([name]) => !/_\d\d+$/.test(name)))) },
    [RESPONSE],
  ),
  'health-reads-ten-paths': checking(['health/asks-two-digit-numbers'], { ordersPaths: (paths) => paths.slice(0, 10) }, [RESPONSE]),
  'health-stops-at-a-missing-number': checking(['health/asks-past-a-missing-number'], {
    numberedPaths: (env) => {
      const all = deployment.numberedPaths(env);
      const missing = all.findIndex((_, number) => !env[`CC_HEALTH_CHECK_PATH_${number}`]);
      return missing < 0 ? all : all.slice(0, missing);
    },
  }),
  'health-asks-the-root-too': checking(['health/asks-nothing-else'], { warmUpPaths: ['/'] }),
  'health-asks-for-robots-too': checking(['health/asks-nothing-else'], { warmUpPaths: ['/robots.txt'] }),
  'health-cuts-the-query': checking(['health/keeps-the-query'], { targetOf: (path) => path.split('?', 1).join() }, [
    EVERY,
    SUCCEEDS,
    ...SEES_A_PATH,
  ]),
  'health-encodes-the-query': checking(['health/keeps-the-query'], { targetOf: (path) => path.replaceAll('?', '%3F') }, [
    EVERY,
    'health/asks-nothing-else',
    SUCCEEDS,
    ...SEES_A_PATH,
  ]),

  'health-takes-any-2xx': tolerating((status) => status !== undefined && status >= 200 && status < 300),
  'health-takes-redirects': tolerating((status) => status !== undefined && status >= 300 && status < 400),
  'health-takes-whatever-is-not-5xx': tolerating((status) => status !== undefined && status < 500),
  'health-takes-401': tolerating((status) => status === 401),
  'health-takes-404': tolerating((status) => status === 404),
  'health-takes-503': tolerating((status) => status === 503),
  'health-takes-silence': tolerating((status) => status === undefined),
  'health-follows-redirects': checking(
    [STATUS],
    {
      followsCheck: (status, location) => (status >= 300 && status < 400 && location ? new URL(location, 'http://a').pathname : undefined),
    },
    [RESPONSE, 'health/asks-nothing-else', ...SEES_A_FAILURE],
  ),
  'health-asks-until-200': checking(['health/heeds-every-answer'], {
    repeatsCheck: ({ status }, attempt) => status !== 200 && attempt < 4,
  }),
  'health-first-path-decides': checking([STATUS], { isDeployed: ([first]) => first === undefined || isHealthy(first) }, SEES_A_FAILURE),
  'health-one-healthy-path-is-enough': checking([STATUS], { isDeployed: (checks) => checks.some(isHealthy) }, SEES_A_FAILURE),
  'health-failure-is-only-logged': checking([STATUS], { isDeployed: () => true }, SEES_A_FAILURE),
  'health-wants-a-body': checking([SUCCEEDS], { isHealthy: ({ status, size }) => status === 200 && size > 0 }, [FAILURE, ALL]),
  'health-always-fails': checking([SUCCEEDS], { isDeployed: () => false }, [STATUS, ...SEES_A_FAILURE]),
  'health-heading-in-every-log': checking([SUCCEEDS], { logsBefore: ['Health check failed:', '- none yet'] }, [FAILURE, ALL]),

  'health-log-without-responses': responding(() => []),
  'health-log-of-failures-only': responding((check) => (isHealthy(check) ? [] : deployment.logsResponse(check))),
  'health-log-of-healthy-paths-only': responding((check) => (isHealthy(check) ? deployment.logsResponse(check) : [])),
  'health-log-without-statuses': responding(({ path }) => [`Response from GET ${path} is received`]),
  'health-log-in-other-words': responding(({ path, status }) => [`Response from GET ${path} was ${status}`]),
  'health-log-without-paths': responding(({ status }) => [`Response from GET is ${status}`]),
  'health-log-with-ok': responding(({ path, status }) => [`Response from GET ${path} is ${status === 200 ? 'OK' : status}`]),
  'health-log-without-heading': checking([FAILURE], { failureHeading: 'The deployment was stopped' }, [ALL, 'health/logs-a-hint']),
  'health-log-with-another-heading': checking([FAILURE], { failureHeading: 'Healthcheck failure:' }, [ALL, 'health/logs-a-hint']),
  'health-log-without-a-list': checking([FAILURE], { listsFailures: () => [] }, [ALL, 'health/logs-a-hint']),
  'health-list-without-full-stops': listing(({ path, status }) => `- GET ${path} returned ${status}`),
  'health-list-without-statuses': listing(({ path }) => `- GET ${path} failed.`),
  'health-list-of-all-paths': checking([FAILURE], { listsFailures: (_failures, checks) => checks }, [ALL]),
  'health-list-of-the-first-only': checking([ALL], { listsFailures: (failures) => failures.slice(0, 1) }),
  'health-list-of-the-last-only': checking([ALL], { listsFailures: (failures) => failures.slice(-1) }, [FAILURE]),
  'health-log-without-a-hint': checking(['health/logs-a-hint'], { logsHint: [], logsAfter: () => [] }),
  'health-log-with-an-outcome-for-a-hint': checking(['health/logs-a-hint'], { logsHint: [] }),
  'health-log-with-another-step-for-a-hint': checking(['health/logs-a-hint'], {
    logsHint: [],
    logsAfter: () => ['Stopping the instance', 'Deployment failed'],
    logLine: (line) => `${new Date().toISOString()} INFO deploy: ${line}`,
  }),
};
