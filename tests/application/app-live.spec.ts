import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { applicationFaults, healthPath } from '../../suites/application/faults.ts';
import { writeApplication } from '../../targets/reference/application/folder.ts';
import { assay, everything, started } from '../support/command.ts';
import { everyNth, expectCaught, matrix, someFaults } from '../support/proof.ts';
import { expectSameInOtherWords } from '../support/reading/judged-again.ts';
import { idsWith, reportIn, reportOf, rowOf } from '../support/reading/reports.ts';
import { startedBy } from '../support/targets/applications.ts';

// Port 8080 is one for the whole machine: whoever starts an application waits for the others.
test.describe.configure({ mode: 'serial' });

const alarms = (report: ReturnType<typeof reportOf>) => idsWith(report, 'fail', 'warn', 'undecided');

/** Processes of a folder that are still there. */
const processesIn = (folder: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });

test('the reference application conforms, and its health check is printed as in a deployment log', async () => {
  const outcome = await startedBy({}, ['--env', `CC_HEALTH_CHECK_PATH=${healthPath}`], 'npm start');
  const report = reportOf(outcome);
  expect(outcome.stdout).toContain(`Response from GET ${healthPath} is 200`);
  expect(outcome.stdout).not.toContain('Health check failed');
  expect(alarms(report), outcome.stdout).toEqual([]);
  expect(report).toMatchObject({ verdict: 'conforming', complete: true, target: { kind: 'application', name: 'reference-application' } });
  expect(outcome.status).toBe(0);
});

for (const [name, fault] of someFaults('application', applicationFaults, (all) => everyNth(all, 8))) {
  const { breaks, got, application, needsStart } = fault;
  if (!needsStart) continue;
  test(`${name} is caught by ${breaks} alone`, matrix, async () => {
    const outcome = await startedBy(application, ['--ready-within', application.port === 0 ? '10' : '60']);
    const report = reportOf(outcome);
    expect(alarms(report), outcome.stdout + outcome.stderr).toEqual(breaks);
    expect(rowOf(report, breaks[0])?.problems?.[0]?.got).toContain(got);
    expectCaught(name, fault, report);
    await expectSameInOtherWords(name, report);
  });
}

const exitsAtOnce = [
  "const server = require('node:http').createServer((asked, answer) => asked.resume().on('end', () => answer.end('ok')))",
  "server.listen(8080, '0.0.0.0')",
  "for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { console.error('bye'); server.close(); })",
  "process.on('uncaughtException', () => { console.error('bye'); process.exit(1); })",
].join('; ');

/** Applications that end in order, each in a way of its own. */
const orderly: [what: string, start: string][] = [
  ['one handler for both errors, which exits at once, and options of its own', `node -e "${exitsAtOnce}"`],
  ['one that is started again when it ended', 'while :; do node server.js; done'],
];

for (const [what, start] of orderly) {
  test(`a legal way to end: ${what}`, async () => {
    const outcome = await startedBy({}, ['--env', 'NODE_OPTIONS=--no-warnings'], start);
    const report = reportOf(outcome);
    expect(alarms(report), outcome.stdout).toEqual([]);
    const ends = report.recordings.flatMap(({ observations }) => observations).filter(({ label }) => label === 'app/end');
    expect(ends.map(({ application }) => application?.signal ?? application?.error)).toEqual([
      'SIGTERM',
      'SIGINT',
      'uncaughtException',
      'unhandledRejection',
    ]);
    expect(report.assumptions.find(({ id }) => id === 'assumption/shutdown-time')).toMatchObject({
      observed: '10 s',
      setting: '--end-within',
    });
  });
}

/** Starts a program of one file. */
const startedFile = (code: string, start: string, ...args: string[]) =>
  assay(['app', 'app', '--env', 'NODE_ENV=production', '--start', start, ...args], {
    files: { 'app/package.json': JSON.stringify({ scripts: { start: 'node server.js' } }), 'app/server.js': code },
    limit: 85_000,
  });

test('an application that crashes at the start: its error, the place of it, and what to do about that', async () => {
  const code = "process.emitWarning('old');\nif (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is missing');\n";
  const outcome = await startedFile(code, 'npm start');
  const [problem] = rowOf(reportOf(outcome), 'app/listens-on-8080')?.problems ?? [];
  expect(problem?.got).toMatch(
    /^a start command that ended with status 1 .*: Error: DATABASE_URL is missing \(at .*\(server\.js:2:38\)\)$/,
  );
  expect(problem?.hint).toContain('--env DATABASE_URL=VALUE');
  expect(everything(outcome)).not.toContain('Node.js v');
});

test('an application that reads PORT and listens elsewhere: the variable is named', async () => {
  const code = "require('node:http').createServer((asked, answer) => answer.end()).listen(process.env.PORT ?? 0, '0.0.0.0');\n";
  const outcome = await startedFile(code, 'node server.js', '--ready-within', '3');
  expect(rowOf(reportOf(outcome), 'app/listens-on-8080')?.problems?.[0]?.hint).toContain('--env PORT=8080');
});

test('an application in which no error can be thrown is judged by signals only', async () => {
  const report = reportOf(await startedBy({ unhandled: ['uncaughtException'] }, [], 'env -u NODE_OPTIONS node server.js'));
  const ends = report.recordings.flatMap(({ observations }) => observations).filter(({ label }) => label === 'app/end');
  expect(alarms(report)).toEqual([]);
  expect(ends.map(({ application, skipped }) => application?.signal ?? skipped?.reason)).toEqual([
    'SIGTERM',
    'SIGINT',
    expect.stringContaining('NODE_OPTIONS'),
    expect.stringContaining('NODE_OPTIONS'),
  ]);
});

test('a command that the shell does not know is not held against the application', async () => {
  const prepare = (folder: string) => writeApplication(join(folder, 'app'));
  const outcome = await assay(['app', 'app', '--env', 'NODE_ENV=production', '--start', 'no-such-command-here'], {
    prepare,
    limit: 60_000,
  });
  expect(outcome.status).toBe(3);
  expect(rowOf(reportOf(outcome), 'app/listens-on-8080')).toMatchObject({ verdict: 'undecided' });
});

test('the application gets its variables, the path of programs, and nothing else', async () => {
  const prepare = (folder: string) => writeApplication(join(folder, 'app'));
  const args = ['app', 'app', '--env', 'A=b=c', '--env', 'EMPTY=', '--start', 'env > ../seen; exit 1', '--quiet'];
  const { written } = await assay(args, { prepare, env: { CANARY: 'of our own', HOME: '/nowhere' }, limit: 60_000 });
  const names = (written.seen ?? '').split('\n').map((line) => line.split('=')[0]);
  expect(written.seen).toContain('A=b=c\n');
  expect(written.seen).toContain('EMPTY=\n');
  expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME']));
  expect(names).not.toContain('CANARY');
  expect(names).not.toContain('PORT');
});

test('what the application prints of its secrets is in no file', async () => {
  const prepare = (folder: string) => writeApplication(join(folder, 'app'));
  const args = ['app', 'app', '--env', 'API_TOKEN=canary-of-the-token', '--start', 'echo "bad token $API_TOKEN" >&2; exit 1'];
  const outcome = await assay(args, { prepare, limit: 60_000 });
  expect(outcome.status).toBe(1);
  expect(everything(outcome)).toContain('bad token');
  expect(everything(outcome)).not.toContain('canary-of-the-token');
});

test('a port that is taken is reported, with the process that has it', async () => {
  const server = createServer().listen(8080, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const prepare = (folder: string) => writeApplication(join(folder, 'app'));
    const outcome = await assay(['app', 'app', '--start', 'npm start'], { prepare, limit: 60_000 });
    expect(outcome.status).toBe(2);
    expect(outcome.stderr).toMatch(new RegExp(`^assay: port 8080 is taken by \\S.* \\(process ${process.pid}\\); .*--url`));
  } finally {
    server.close();
  }
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends the application and all that it started`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-interrupted-'));
    try {
      writeApplication(join(folder, 'app'), { silent: ['/'], ignores: ['SIGTERM', 'SIGINT'], leavesChild: true });
      const start = `node ${join(folder, 'app/server.js')} & node ${join(folder, 'app/server.js')}; wait`;
      const { child, ended } = started(['app', 'app', '--start', start], folder);
      await listening();
      child.kill(signal);
      expect(await ended).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(processesIn(folder)).toEqual([]);
      expect(reportIn(folder)).toMatchObject({ complete: false });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

/** Until somebody answers on the port of the contract. */
async function listening(): Promise<void> {
  await expect
    .poll(
      () =>
        fetch('http://127.0.0.1:8080/never', { signal: AbortSignal.timeout(2_000) }).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}

test('npm start judges every reference on a machine without a browser: all conform', { tag: '@prove' }, async () => {
  // What npm start runs, once everything is built.
  const outcome = await assay(['demo'], { env: { ASSAY_BROWSER: 'none' }, limit: 90_000 });
  const { status, stdout, stderr, written } = outcome;
  expect(stderr).toBe('');
  const verdicts = /^ {2}(\w+) +(conforming(?: as far as judged)?) +\d+ checks passed(.*)$/gm;
  expect([...stdout.matchAll(verdicts)].map(([, ...said]) => said)).toEqual([
    ['partner', 'conforming as far as judged', ', 1 left out'],
    ['platform', 'conforming', ''],
    ['application', 'conforming', ''],
    ['client', 'conforming', ''],
  ]);
  expect(stdout).toMatch(/^Everything that was judged conforms: \d+ checks passed, none failed\.$/m);
  expect(stdout).toMatch(/^Left out: sign-on in a real browser, .*\n {2}npx assay doctor --fix$/m);
  expect(status).toBe(0);
  const folders = ['', 'platform/', 'application/', 'client/'].map((folder) => `assay-report/${folder}`);
  expect(folders.map((folder) => reportOf(outcome, `${folder}report.json`).verdict)).toEqual([
    'partial',
    'conforming',
    'conforming',
    'conforming',
  ]);
  for (const folder of folders) expect(stdout).toContain(`  ${folder}report.html `);
  expect(Object.keys(written).sort()).toEqual(folders.flatMap((folder) => [`${folder}report.html`, `${folder}report.json`]).sort());
});

test('an application that ends at once passes nothing', async () => {
  const outcome = await assay(['app', 'app', '--type', 'node', '--start', 'true', '--ready-within', '1', '--quiet'], {
    prepare: (folder) => mkdirSync(join(folder, 'app')),
  });
  expect(outcome.status).toBe(1);
  expect(idsWith(reportOf(outcome), 'pass')).toEqual([]);
});
