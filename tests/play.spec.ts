// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of configurations, not of templates
import { expect, test } from '@playwright/test';
import { requirements } from '../engine/catalogue.ts';
import { idsWith, reportOf, rowOf } from './applications.ts';
import { assay } from './command.ts';

type Files = Record<string, string>;

/** An application of each line with nothing to object to, and the variables and options that it is judged with. */
const good = {
  play1: {
    files: {
      'app/conf/application.conf': 'application.name=shop\nXForwardedSupport=all\n%cloud.db.url=${MYSQL_ADDON_URI}\n',
      'app/app/controllers/Shop.java': 'class Shop extends Controller { static boolean isSafe() { return request.secure; } }\n',
    } as Files,
    args: ['--env', 'PLAY1_VERSION=1.4', '--env', 'MYSQL_ADDON_URI=mysql://db.example/shop', '--profile', 'cloud'],
  },
  play2: {
    files: {
      'app/build.sbt': 'lazy val root = (project in file(".")).enablePlugins(PlayScala)\n',
      'app/project/plugins.sbt': 'addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "2.6.25")\n',
      'app/conf/application.conf': 'play.http.secret.key = ${?APPLICATION_SECRET}\ndb.default.url = "jdbc:h2:mem:shop"\n',
    } as Files,
    args: ['--env', 'APPLICATION_SECRET=made-for-this-test', '--max-connections', '20'],
  },
};

type Line = keyof typeof good;

const judged = (line: Line, files: Files = {}, args: string[] = []) =>
  assay(['check', 'app', '--type', line, ...good[line].args, ...args], { files: { ...good[line].files, ...files } });

for (const line of ['play1', 'play2'] as const) {
  test(`an application of ${line} with nothing to object to passes`, async () => {
    const outcome = await judged(line);
    expect(outcome.status, outcome.stdout + outcome.stderr).toBe(0);
    expect(idsWith(reportOf(outcome), 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
  });
}

const conf = 'app/conf/application.conf';
const plugins = (version: string): Files => ({
  'app/project/plugins.sbt': `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "${version}")\n`,
});
const modules = 'lazy val api = project.enablePlugins(PlayScala)\nlazy val web = project.enablePlugins(PlayScala)\n';

const broken: [id: string, files: Files, args: string[], at: string][] = [
  ['play1/version-is-supported', {}, ['--env', 'PLAY1_VERSION=1.6'], 'PLAY1_VERSION'],
  ['play1/version-is-unambiguous', {}, ['--env', 'PLAY1_VERSION=12'], 'PLAY1_VERSION'],
  ['play1/forwards-are-supported', { [conf]: 'a=1\nXForwardedSupport=127.0.0.1\n' }, [], 'conf/application.conf:2:1'],
  ['play1/references-are-well-written', { [conf]: 'XForwardedSupport=all\n db.url=$MYSQL_ADDON_URI\n' }, [], 'conf/application.conf:2:2'],
  ['play2/secret-key-fits-the-version', plugins('2.5.19'), [], 'conf/application.conf:1:1'],
  ['play2/secret-is-set', {}, ['--env', 'APPLICATION_SECRET='], 'APPLICATION_SECRET'],
  ['play2/java-fits', { 'app/system.properties': 'java.runtime.version=1.7\n' }, [], 'system.properties:1:22'],
  [
    'play2/forwards-are-trusted',
    { ...plugins('2.3.8'), [conf]: 'application.secret=${APPLICATION_SECRET}\n', 'app/app/A.scala': 'object A { def a = request.secure }' },
    [],
    'conf/application.conf',
  ],
  ['play2/module-exists', {}, ['--env', 'CC_SBT_TARGET_DIR=wbe'], 'CC_SBT_TARGET_DIR'],
  ['play2/module-is-named', { 'app/build.sbt': modules }, [], 'CC_SBT_TARGET_DIR'],
  ['play2/config-resource-exists', {}, ['--env', 'SBT_DEPLOY_GOAL=-Dconfig.resource=prod.conf'], 'SBT_DEPLOY_GOAL'],
  ['play2/pool-fits', {}, ['--max-connections', '19'], 'conf/application.conf'],
];

for (const [id, files, args, at] of broken) {
  test(`${id} is caught alone, and shown with its place`, async () => {
    const outcome = await judged(id.split('/')[0] as Line, files, args);
    const report = reportOf(outcome);
    const level = requirements().find((row) => row.id === id)?.level;
    expect(idsWith(report, 'fail', 'warn', 'undecided')).toEqual([id]);
    expect(rowOf(report, id)).toMatchObject({ verdict: level === 'must' ? 'fail' : 'warn', at });
    expect(outcome.status).toBe(level === 'must' ? 1 : 0);
  });
}

test('play2/builds-with-sbt is caught, and what needs the build waits for it', async () => {
  const files = { [conf]: good.play2.files[conf] ?? '' };
  const outcome = await assay(['check', 'app', '--type', 'play2', ...good.play2.args], { files });
  const report = reportOf(outcome);
  expect(idsWith(report, 'fail', 'warn')).toEqual(['play2/builds-with-sbt']);
  expect(idsWith(report, 'blocked')).toEqual(['play2/secret-key-fits-the-version']);
  expect(outcome.status).toBe(1);
});

test('every row of the two lines that is judged is caught here', () => {
  const rows = requirements().filter(({ id, level }) => /^play[12]\//.test(id) && level !== 'note');
  expect([...broken.map(([id]) => id), 'play2/builds-with-sbt'].sort()).toEqual(rows.map(({ id }) => id as string).sort());
});

test('a secret written into the configuration is in no file and on no screen', async () => {
  const { stdout, stderr, written } = await judged('play2', { [conf]: 'play.http.secret.key = "canary-secret-1"\n' });
  expect(stdout).toContain('play2/secret-key-fits-the-version');
  expect(stdout + stderr + Object.values(written).join('')).not.toContain('canary-secret-1');
});
