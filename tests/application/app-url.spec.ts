import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { applicationFaults, healthPath } from '../../suites/application/faults.ts';
import { assay, type Outcome } from '../support/command.ts';
import { everyNth, expectCaught, matrix, someFaults } from '../support/proof.ts';
import { expectSameInOtherWords } from '../support/reading/judged-again.ts';
import { idsWith, reportOf, rowOf } from '../support/reading/reports.ts';
import { running } from '../support/targets/applications.ts';

const health = `CC_HEALTH_CHECK_PATH=${healthPath}`;
const files = { 'app/package.json': '{"main":"server.js"}', 'app/.gitignore': 'node_modules\n' };
const judged = (origin: string, ...args: string[]): Promise<Outcome> =>
  assay(['app', 'app', '--env', 'NODE_ENV=production', '--env', health, '--url', origin, '--timeout', '4000', ...args], {
    files,
    limit: 60_000,
  });

test('an application that runs elsewhere is judged as far as it can be seen', { tag: '@prove' }, async () => {
  const outcome = await running({ redirectsBy: 'header' }, (origin) => judged(origin));
  const report = reportOf(outcome);
  expect(idsWith(report, 'fail', 'warn', 'undecided'), outcome.stdout).toEqual([]);
  expect(idsWith(report, 'untested')).toEqual(['app/listens-on-8080', 'app/ends-gracefully']);
  expect(report.notes.map(({ id, text }) => `${id}: ${text}`).join()).toMatch(/app\/redirects-to-https: status 301, to https:/);
  expect(outcome.stdout).toContain(`Response from GET ${healthPath} is 200`);
  expect(outcome.status).toBe(0);
});

for (const [name, fault] of someFaults('application', applicationFaults, (all) => everyNth(all, 16))) {
  const { breaks, may = [], got, application, needsStart } = fault;
  if (needsStart) continue;
  test(`${name} is caught by ${breaks}, and by no other must`, matrix, async () => {
    const outcome = await running(application, (origin) => judged(origin));
    const report = reportOf(outcome);
    const row = rowOf(report, breaks[0]);
    expect(idsWith(report, 'fail', 'warn').sort(), outcome.stdout).toEqual([...breaks, ...may].sort());
    expect(row?.problems?.[0]?.got).toContain(got);
    expect(row?.problems?.[0]?.hint ?? row?.hint).toMatch(/\S/);
    expectCaught(name, fault, report);
    await expectSameInOtherWords(name, report);
  });
}

test('a failed health check prints what a deployment would print', async () => {
  const { stdout } = await running({ statuses: { [healthPath]: 503 } }, (origin) =>
    judged(origin, '--env', 'CC_HEALTH_CHECK_PATH_0=/well'),
  );
  expect(stdout).toMatch(
    /Response from GET \/health is 503\nResponse from GET \/well is 200\nHealth check failed:\n- GET \/health returned 503\.\n\S/,
  );
});

test('paths that the contract leaves open are noted, and never fail', async () => {
  const failing = { statuses: { '/': 404, '/late': 500 } };
  const late = ['CC_HEALTH_CHECK_PATH_0=/well', 'CC_HEALTH_CHECK_PATH_2=/late'].flatMap((one) => ['--env', one]);
  const gap = reportOf(await running(failing, (origin) => judged(origin, ...late)));
  expect(idsWith(gap, 'fail', 'warn', 'undecided')).toEqual([]);
  expect(gap.notes.map(({ id, text }) => `${id}: ${text}`).join()).toContain(
    'got status 500 on /late, and it is not certain that a deployment requests it',
  );
  const empty = reportOf(await running(failing, (origin) => judged(origin, '--env', 'CC_HEALTH_CHECK_PATH=')));
  expect(idsWith(empty, 'fail', 'warn', 'undecided')).toEqual([]);
  expect(rowOf(empty, 'health/every-path-answers-200')?.reason).toContain('status 404 on /');
});

test('an address where nothing listens is inconclusive, not a failure', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const outcome = await judged(`http://127.0.0.1:${port}`);
  const report = reportOf(outcome);
  expect(outcome.status).toBe(3);
  expect(idsWith(report, 'fail', 'warn')).toEqual([]);
  expect(idsWith(report, 'undecided')).toContain('health/every-path-answers-200');
});

test('something that is not a web server is reported', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH_9.2\r\n')).listen(0, '0.0.0.0');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const outcome = await judged(`http://127.0.0.1:${port}`);
  server.close();
  expect(outcome.status).toBe(1);
  expect(idsWith(reportOf(outcome), 'fail')).toEqual(['app/speaks-plain-http']);
});

for (const [args, line] of [
  [['--url', 'localhost:8080'], /--url takes an absolute http or https URL/],
  [['--url', 'ftp://x/'], /--url takes/],
  [['--url', 'http://127.0.0.1:1', '--start', 'npm start'], /exclude each other/],
  [['--start', ' '], /--start takes a shell command/],
  [
    ['--start', 'x', '--ready-within', '0'],
    /--ready-within takes a number of seconds from 0\.1 to 86400, or a duration such as 30s, got 0$/m,
  ],
  [
    ['--start', 'x', '--timeout', 'soon'],
    /--timeout takes a whole number of milliseconds from 1 to 3600000, or a duration such as 30s, got "soon"$/m,
  ],
] as const) {
  test(`${args.join(' ')} is wrong usage`, async () => {
    const { status, stderr } = await assay(['app', 'app', ...args], { files });
    expect(stderr).toMatch(line);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });
}
