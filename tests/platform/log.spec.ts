import { expect, test } from '@playwright/test';
import { assay, everything } from '../support/command.ts';

const healthy = `2026-11-03T09:14:01Z Build succeeded
2026-11-03T09:14:02Z Response from GET /health is 200
\u001b[32m2026-11-03T09:14:02Z Response from GET /db?full=1 is 200\u001b[0m\r
2026-11-03T09:14:03Z Deployment successful
`;
const hint = 'Update your configuration and your service.';
const failed = `Response from GET /health is 200
Response from GET /db?full=1 is 503
Health check failed:
- GET /db?full=1 returned 503.
${hint}
`;
const variables = ['--env', 'CC_HEALTH_CHECK_PATH=/health', '--env', 'CC_HEALTH_CHECK_PATH_0=db?full=1'];

const judged = (log: string, ...args: string[]) => assay(['log', 'deploy.log', ...args], { files: { 'deploy.log': log } });

test('a log of a deployment whose paths all answered 200', async () => {
  const outcome = await judged(healthy, ...variables);
  expect(outcome).toMatchObject({ status: 0, stderr: '', written: {} });
  expect(outcome.stdout).toBe(`Recognised: 2 answers

Health check: passed
     GET /health (CC_HEALTH_CHECK_PATH): answered 200
     GET /db?full=1 (CC_HEALTH_CHECK_PATH_0): answered 200

Nothing in the log is wrong.
`);
});

test('a failed health check, by the path that failed and its variable', async () => {
  const { status, stdout } = await judged(failed, ...variables);
  expect(status).toBe(1);
  expect(stdout).toContain('Health check: failed\n');
  expect(stdout).toContain(
    'fail GET /db?full=1 (CC_HEALTH_CHECK_PATH_0): answered 503, not 200\n     What to change: Answer 200 on that path itself',
  );
  expect(stdout).toMatch(/\nFound: the health check of the deployment failed\.\n$/);
  expect(stdout).not.toContain('expected');
});

test('standard input, and the variables of a file', async () => {
  const files = { 'prod.env': 'CC_HEALTH_CHECK_PATH=/health\nCC_HEALTH_CHECK_PATH_0="/db?full=1"\n' };
  const { status, stdout } = await assay(['log', '-', '--env-from', 'prod.env'], { files, input: failed });
  expect(status).toBe(1);
  expect(stdout).toContain('GET /db?full=1 (CC_HEALTH_CHECK_PATH_0): answered 503');
});

test('without variables it is not known which paths had to be checked', async () => {
  const { status, stdout } = await judged(healthy);
  expect(status).toBe(0);
  expect(stdout).toContain('     GET /db?full=1: answered 200\n');
  expect(stdout).toContain('not tested: whether every configured path was checked (--env or --env-from names them)\n');
});

for (const text of ['Build succeeded\n', 'hello\n'])
  test(`a text without a line that the contract shows is inconclusive: ${text.trim()}`, async () => {
    const { status, stdout } = await judged(text, ...variables);
    expect(status).toBe(3);
    expect(stdout).toMatch(
      /^not tested: the health check \(the log does not show one\)\ninconclusive: no line of the log is a health check or an error/,
    );
    expect(stdout).not.toContain('Nothing in the log is wrong');
  });

for (const [what, log] of [
  ['a list without its heading', 'Build succeeded\n- GET /health returned 503.\n'],
  ['another heading', 'Build succeeded\nERROR health check has failed on /health\n'],
  ['another heading after good answers', `${healthy}Healthcheck failed\n`],
] as const)
  test(`a failure in other words fails: ${what}`, async () => {
    const { status, stdout } = await judged(log, ...variables);
    expect(status).toBe(1);
    expect(stdout).toContain('Health check: failed\n');
    expect(stdout).toContain('expected the heading "Health check failed:" after an answer other than 200');
  });

test('it says what it recognised', async () => {
  const { stdout } = await judged(`${failed}Bad root server path: /home/app\n`, ...variables);
  expect(stdout).toContain('Recognised: 2 answers, 1 failure heading, 1 failed path, 1 error that the contract explains\n');
});

test('the root is checked where no variable names a path', async () => {
  const { status, stdout } = await judged(
    'Response from GET / is 404\nHealth check failed:\n- GET / returned 404.\nPlease update.\n',
    '--env',
    'A=b',
  );
  expect(status).toBe(1);
  expect(stdout).toContain('fail GET /: answered 404, not 200\n');
});

for (const [what, log, line] of [
  [
    'no line for a configured path',
    healthy.replace('GET /health', 'HEAD /health'),
    'fail deploy.log: expected the line "Response from GET /health is <status>", got no such line (health/logs-each-response, ',
  ],
  [
    'no heading',
    failed.slice(0, failed.indexOf('Health check')),
    'fail deploy.log: expected the heading "Health check failed:" after an answer other than 200, got no such line (health/logs-the-failure, ',
  ],
  [
    'no list',
    failed.replace(/^- .*$/m, ''),
    'fail deploy.log: expected a line "- GET <path> returned <status>." after the heading, got no such line (health/logs-the-failure, ',
  ],
  [
    'another status in the list',
    failed.replace('returned 503', 'returned 500'),
    'warn deploy.log: expected the line "- GET /db?full=1 returned 503." after the heading, got a line that says 500 (health/logs-every-failure, ',
  ],
  [
    'a healthy path in the list',
    failed.replace(hint, `- GET /health returned 200.\n${hint}`),
    'fail deploy.log: expected no healthy path among the failed ones, got /health (health/logs-the-failure, ',
  ],
  [
    'no hint',
    failed.replace(hint, ''),
    'warn deploy.log: expected a hint after the list of failed paths, got nothing (health/logs-a-hint, ',
  ],
] as const)
  test(`lines that are not as the contract says: ${what}`, async () => {
    const { status, stdout } = await judged(log, ...variables);
    expect(status).toBe(1);
    expect(stdout).toContain(line);
    expect(stdout).toContain('not as the contract says.\n');
  });

test('a path that no variable names is only a warning', async () => {
  const { status, stdout } = await judged(healthy, '--env', 'CC_HEALTH_CHECK_PATH=/health');
  expect(status).toBe(0);
  expect(stdout).toContain(
    'warn deploy.log: expected requests for the paths of the variables only, got a request for /db?full=1 (health/asks-nothing-else, ',
  );
});

test('a path without an answer in the log of a failure is not judged', async () => {
  const { status, stdout } = await judged(failed, ...variables, '--env', 'CC_HEALTH_CHECK_PATH_1=/slow');
  expect(status).toBe(1);
  expect(stdout).toContain('     GET /slow (CC_HEALTH_CHECK_PATH_1): no answer in the log\n');
  expect(stdout).toContain('not tested: /slow (the log shows no answer)\n');
});

test('a path that answered 200 in the end was healthy', async () => {
  const { status, stdout } = await judged(`Response from GET /health is 503\n${healthy}`, ...variables);
  expect(status).toBe(0);
  expect(stdout).toContain('Health check: passed\n');
});

test('the three errors that the contract explains', async () => {
  const log = `Starting
org.postgresql.util.PSQLException: FATAL: too many connections for role "acme"
Bad root server path: /home/app
[error] unresolved dependency: com.typesafe.play#sbt-plugin;2.2.3: not found
Bad root server path: /home/app
`;
  const { status, stdout } = await judged(log);
  expect(status).toBe(1);
  for (const [line, what, fix] of [
    [2, 'The connection pools of all instances together', 'Keep one pool at half'],
    [3, 'No executable was found', 'Make sure that the build stages'],
    [4, 'sbt found no plugin of the framework in version 2.2.3.', 'Declare the version'],
  ] as const)
    expect(stdout).toMatch(new RegExp(`fail deploy\\.log:${line}: .*\\n     ${what}.*\\n     What to change: ${fix}`));
  expect(stdout).toContain('Found: 3 errors that the contract explains.\n');
});

test('a name that only looks like a health-check variable is pointed out', async () => {
  const { stdout } = await judged(healthy, ...variables, '--env', 'CC_HEALTHCHECK_PATH=/x');
  expect(stdout).toContain('note CC_HEALTHCHECK_PATH looks like a health-check variable, but is not one\n');
});

test('no secret among the variables, and no control character, reaches the terminal', async () => {
  const secret = 'canary-of-a-database-password-1';
  const log = `FATAL: too many connections for role "${secret}" \u0007\u202e\n`;
  const outcome = await judged(log, '--env', `DATABASE_PASSWORD=${secret}`);
  expect(outcome.status).toBe(1);
  expect(everything(outcome)).not.toContain(secret);
  for (const character of ['\u0007', '\u202e']) expect(outcome.stdout).not.toContain(character);
});

test('a file that cannot be read is a usage error', async () => {
  const outcome = await assay(['log', 'none.log']);
  expect(outcome).toMatchObject({ status: 2, stdout: '', stderr: 'assay: none.log: no such file\n' });
  expect((await judged(healthy, '--env', '=x')).status).toBe(2);
});

test('a report of the log, in the formats that others have too', async () => {
  const { status, stdout, written } = await judged(failed, ...variables, '--reporter', 'terminal,junit', '--out', 'out');
  expect(status).toBe(1);
  expect(stdout).toMatch(/\nFound: the health check of the deployment failed\.\n$/);
  const report = JSON.parse(written['out/report.json'] ?? '');
  expect(report).toMatchObject({ verdict: 'not-conforming', target: { kind: 'application', name: 'deploy.log' } });
  expect(report.requirements.map(({ id, verdict }: { id: string; verdict: string }) => `${id} ${verdict}`)).toEqual([
    'health/every-path-answers-200 fail',
    'health/asks-nothing-else pass',
    'health/logs-each-response untested',
    'health/logs-the-failure pass',
    'health/logs-every-failure pass',
    'health/logs-a-hint pass',
  ]);
  expect(written['out/junit.xml']).toContain('expected 200 from GET /db?full=1, got 503');
  const json = await judged(`${failed}Bad root server path: /home/app\n`, '--reporter', 'json');
  expect(JSON.parse(json.stdout).requirements.find(({ id }: { id: string }) => id === 'play2/module-is-named')).toMatchObject({
    verdict: 'warn',
    at: 'deploy.log:6',
  });
});

test('a path without an answer in the log: the health check is not called passed', async () => {
  const { status, stdout } = await judged('Response from GET / is 200\n', '--env', 'CC_HEALTH_CHECK_PATH=/health');
  expect(stdout).toContain('Health check: incomplete\n');
  expect(stdout).toContain('GET /health (CC_HEALTH_CHECK_PATH): no answer in the log');
  expect(status).toBe(1);
});
