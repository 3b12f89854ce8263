import { expect, test } from '@playwright/test';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { repositoryFaults } from '../../suites/application/repository.faults.ts';
import { repositories } from '../../targets/reference/documents/repositories.ts';
import { expectUsageError } from '../support/calm.ts';
import { assay, everything } from '../support/command.ts';
import { everyNth, expectCaught, matrix, someFaults } from '../support/proof.ts';
import { expectSameAgain } from '../support/reading/judged-again.ts';
import { idsWith, reportOf, rowOf } from '../support/reading/reports.ts';

const { files: good, args: production } = repositories.node;

for (const command of ['app', 'check']) {
  test(`${command} finds nothing wrong with a good folder, and shows each fact with its reason`, async () => {
    const outcome = await assay([command, 'app', ...production], { files: good });
    const report = reportOf(outcome);
    expect(outcome.status, outcome.stderr).toBe(0);
    expect(idsWith(report, 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
    expect(report).toMatchObject({ verdict: 'partial', target: { kind: 'application', name: 'shop', document: 'app' } });
    expect(report.facts).toMatchObject({
      entry: 'scripts.start',
      buildTool: 'npm',
      nodeVersion: '22.20.0',
      devDependencies: false,
      healthPaths: ['/'],
    });
    for (const name of Object.keys(report.facts)) expect(outcome.stdout).toMatch(new RegExp(`^${name} +\\S.* {2}\\S`, 'm'));
    expect(outcome.stdout).toMatch(/^type +node +found package\.json$/m);
  });
}

test('every row of an application is in the report once, the health check of applications too', async () => {
  const report = reportOf(await assay(['check', 'app'], { files: good }));
  const expected = requirements().filter(({ target, level }) => target === 'application' && level !== 'note');
  expect(report.requirements.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(rowOf(report, 'health/every-path-answers-200')).toMatchObject({ verdict: 'untested', byChoice: true });
  expect(expected.filter(({ covered }) => !covered)).toEqual([]);
});

test('without variables, app asks for them and check does not', async () => {
  const missing = await assay(['app', 'app'], { files: good });
  expect(missing.status).toBe(4);
  expect(missing.stdout.trimEnd().split('\n').at(-1)).toBe('Missing: variables (--env, --env-from)');
  expect((await assay(['check', 'app'], { files: good })).status).toBe(0);
});

/** What cannot be judged of an application whose version, or whose configuration, nobody knows. */
const heldBack: Record<string, string[]> = {
  'no-build-file': ['play2/secret-key-fits-the-version'],
  'config-resource-is-not-there': ['play2/secret-key-fits-the-version', 'play2/forwards-are-trusted', 'play2/pool-fits'],
};

for (const [name, fault] of someFaults('application', repositoryFaults, (all) => everyNth(all, 4))) {
  const { breaks, type, files, args, at, prepare } = fault;
  test(`${name} is caught by ${breaks} alone, and shown with its place`, matrix, async () => {
    const outcome = await assay(['check', 'app', ...args], { files, ...(prepare && { prepare }) });
    const report = reportOf(outcome);
    const row = requirements().find(({ id }) => id === breaks[0]);
    expect(idsWith(report, 'fail', 'warn', 'undecided')).toEqual(breaks);
    expect(rowOf(report, breaks[0])).toMatchObject({ verdict: row?.level === 'must' ? 'fail' : 'warn', at });
    expect(outcome.status).toBe(row?.level === 'must' ? 1 : 0);
    const place = at.replace(/[.]/g, '\\.');
    expect(outcome.stdout).toMatch(
      new RegExp(`^(fail|warn) ${place}: expected .+, got .+ \\(${breaks}, (?:inferred from )?platform §`, 'm'),
    );
    expect(type === 'play2' ? idsWith(report, 'blocked') : []).toEqual(heldBack[name] ?? []);
    expectCaught(name, fault, report);
    await expectSameAgain(name, report);
  });
}

test('a report is judged again without the folder, to the same verdicts', async () => {
  const { files = {}, args = [] } = repositoryFaults['secret-key-of-a-later-version'] ?? {};
  const outcome = await assay(['check', 'app', ...args, '--env', 'DB_PASSWORD=hunter2-hunter2'], { files });
  const report = reportOf(outcome);
  const text = outcome.written['assay-report/report.json'] ?? '';
  expect(report.application?.files.map(({ path }) => path)).toContain('conf/application.conf');
  expect(text).not.toContain('hunter2');
  const again = reportOf(
    await assay(['report', 'old.json', '--edition', report.edition, '--out', 'assay-report'], { files: { 'old.json': text } }),
  );
  const told = ({ requirements, verdict }: typeof report) => [
    verdict,
    requirements.map(({ id, verdict, at, got }) => ({ id, verdict, at, got })),
  ];
  expect(told(again)).toEqual(told(report));
  expect(again.application).toEqual(report.application);
});

test.describe('variables', () => {
  const pathsOf = async (args: string[], files: Record<string, string> = {}, env: Record<string, string> = {}) =>
    reportOf(await assay(['check', 'app', ...args], { files: { ...good, ...files }, env })).facts.healthPaths;

  test('are split at the first equals sign, and may be empty', async () => {
    expect(await pathsOf(['--env', 'CC_HEALTH_CHECK_PATH=/a?b=c', '--env', 'EMPTY='])).toEqual(['/a?b=c']);
  });

  test('are read from files in the syntax of dotenv; an argument wins, then the later file', async () => {
    const files = {
      'one.env': '# the paths\nexport CC_HEALTH_CHECK_PATH_0="/one" # first\r\nCC_HEALTH_CHECK_PATH_1=\'/two\'\n',
      'two.env': 'CC_HEALTH_CHECK_PATH_1=/second\nCC_HEALTH_CHECK_PATH_2=/third\n',
    };
    const args = ['--env-from', 'one.env', '--env-file', 'two.env', '--env', 'CC_HEALTH_CHECK_PATH_2=/3'];
    expect(await pathsOf(args, files)).toEqual(['/one', '/second', '/3']);
  });

  test('are not read from a file that is not there, which one line says', async () => {
    const { status, stderr } = await assay(['app', 'app', '--env-from', 'gone.env'], { files: good });
    expect([status, stderr]).toEqual([2, 'assay: gone.env: no such file\n']);
  });

  test('of our own environment count only with --inherit-env', async () => {
    const env = { CC_HEALTH_CHECK_PATH: '/ours' };
    expect(await pathsOf([], {}, env)).toEqual(['/']);
    expect(await pathsOf(['--inherit-env'], {}, env)).toEqual(['/ours']);
    expect(await pathsOf(['--inherit-env', '--env', 'CC_HEALTH_CHECK_PATH=/theirs'], {}, env)).toEqual(['/theirs']);
  });

  test('that are secrets are in no file and on no screen', async () => {
    const canaries = ['canary-token-1', 'canary-password-2', 'canary-secret-3', 'canary-database-4'];
    const files = {
      ...good,
      'secret.env': `APPLICATION_SECRET=${canaries[2]}\nDATABASE_URL=postgres://jane:${canaries[3]}@db.acme.example/shop\n`,
    };
    const args = ['--env', `NPM_TOKEN=${canaries[0]}`, '--env', `CC_NPM_BASIC_AUTH=jane:${canaries[1]}`, '--env-from', 'secret.env'];
    const outcome = await assay(['app', 'app', ...args, '--env', `CC_NPM_REGISTRY=jane:${canaries[1]}@npm.acme.example`], { files });
    const shown = everything(outcome);
    expect(rowOf(reportOf(outcome), 'app/registry-is-a-host')?.verdict).toBe('fail');
    for (const canary of canaries) expect(shown).not.toContain(canary);
  });
});

test.describe('the type', () => {
  test('follows from the files; --type overrides it', async () => {
    const files = { 'app/build.sbt': '', 'app/conf/application.conf': '', ...good };
    expect(rowOf(reportOf(await assay(['check', 'app'], { files })), 'app/has-a-start')?.verdict).toBe('not-applicable');
    const overridden = reportOf(await assay(['check', 'app', '--type', 'node'], { files }));
    expect(rowOf(overridden, 'app/has-a-start')?.verdict).toBe('pass');
    expect(rowOf(overridden, 'play2/builds-with-sbt')?.verdict).toBe('not-applicable');
  });

  test('of a folder without a clue: check asks for it, app guesses', async () => {
    const files = { 'app/README.md': '' };
    expectUsageError(await assay(['check', 'app'], { files }), /^assay: app: a folder; .*--type/);
    const outcome = await assay(['app', 'app'], { files });
    expect(outcome.status).toBe(1);
    expect(rowOf(reportOf(outcome), 'app/package-json-is-valid')).toMatchObject({
      verdict: 'fail',
      at: 'package.json',
      got: 'no such file',
    });
  });
});

for (const [args, line] of [
  [['app', 'gone'], /^assay: gone: no such folder$/],
  [['app', 'app/package.json'], /^assay: app\/package\.json: not a folder/],
  [['app', 'app', '--type', 'rust'], /rust/],
  [['app', 'app', '--env', 'NODE_ENV'], /--env takes NAME=VALUE/],
  [['app', 'app', '--env', '=x'], /--env takes NAME=VALUE/],
  [['app', 'app', '--platform-dir', '../..'], /--platform-dir takes a folder inside/],
  [['app', 'app', '--instances', '0'], /--instances takes a whole number/],
  [['app', 'app', '--max-connections', 'many'], /--max-connections takes a whole number/],
  [['check', 'app', '--previous', 'x.json'], /--previous goes with a manifest/],
] as const) {
  test(`${args.join(' ')} is wrong usage`, async () => expectUsageError(await assay([...args], { files: good }), line));
}
