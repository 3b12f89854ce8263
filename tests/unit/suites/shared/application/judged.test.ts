import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JudgedApplication } from '../../../../../engine/judging/application.ts';
import { judge } from '../../../../../engine/judging/judge.ts';
import type { Rule } from '../../../../../engine/judging/rule.ts';
import { applicationRules } from '../../../../../suites/registry/application.ts';
import { judgedApplication, watched } from '../../../../../suites/shared/application/judged.ts';
import { type ApplicationCase, casesOf } from '../../test-cases.ts';
import { testApplication } from './test-application.ts';

const published = (looked: JudgedApplication | undefined): JudgedApplication => {
  assert.ok(looked);
  return JSON.parse(JSON.stringify(looked)) as JudgedApplication;
};

const isOfApplication = (example: ReturnType<typeof casesOf>[number]): example is ApplicationCase => 'files' in example;
const judgedBy = (rule: Rule, application: Parameters<typeof judgedApplication>[0] | ReturnType<typeof testApplication>) => {
  const evidence = { application: 'folders' in application ? judgedApplication(application, 'a test') : application };
  const { verdict, problems = [], reason } = judge([{ ...rule, after: [] }], evidence, () => 'must').get(rule.requirement) ?? {};
  return { verdict, reason, at: problems.map(({ at, expected }) => ({ at, expected })) };
};

describe('an application that is judged again by its report', () => {
  for (const rule of applicationRules()) {
    const examples = casesOf(rule).filter(isOfApplication);
    if (examples.length === 0) continue;
    it(`${rule.requirement} comes to the same in ${examples.length} cases`, () => {
      for (const example of examples) {
        const watch = watched(testApplication(example.files, example));
        const live = judgedBy(rule, watch.application);
        assert.deepEqual(judgedBy(rule, published(watch.looked())), live, example.case);
      }
    });
  }
});

describe('what a report keeps of an application', () => {
  const secret = 'hunter2-hunter2';
  const files = {
    'build.sbt':
      'lazy val root = (project in file(".")).enablePlugins(PlayScala)\ncredentials += Credentials("R", "h", "u", "s3cret-pass")\n',
    'project/plugins.sbt': 'addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "2.3.8")',
    'conf/application.conf': `application.secret="${secret}"\ndb.default.url="jdbc:postgresql://shop:pa55word@db/shop"\nmail.to=jane@example.com`,
    'app/controllers/Home.scala': 'class Home {\n  val key = "never"\n  def index = request.secure\n}',
    'app/models/Order.scala': 'class Order { val text = "private" }',
  };
  const env = { APPLICATION_SECRET: 'an-env-secret-1', UNRELATED: 'nobody asked' };
  const watch = watched(testApplication(files, { type: 'play2', env }));
  judge(
    applicationRules(),
    { application: watch.application, unplayed: { verdict: 'untested', reason: '', byChoice: true } },
    () => 'must',
  );
  const kept = published(watch.looked());
  const textOf = (path: string) => kept.files.find((file) => file.path === path)?.text;

  it('names each file that was read, with the digest of all of it', () => {
    assert.deepEqual(
      kept.files.map(({ path, digest }) => [path, /^sha256:[0-9a-f]{64}$/.test(digest ?? '')]),
      Object.keys(files)
        .sort()
        .map((path) => [path, true]),
    );
  });

  it('shows of a source only the line that was looked for', () => {
    assert.equal(textOf('app/controllers/Home.scala'), '\n\n  def index = request.secure');
    assert.equal(textOf('app/models/Order.scala'), undefined);
  });

  it('shows no secret, of the files or of the variables, and no variable that nothing looked at', () => {
    const text = JSON.stringify(kept);
    for (const hidden of [secret, 'pa55word', 's3cret-pass', 'an-env-secret-1', 'jane@', 'never', 'private', 'UNRELATED'])
      assert.ok(!text.includes(hidden), hidden);
    assert.equal(kept.env?.APPLICATION_SECRET, 'redacted');
    assert.match(textOf('conf/application.conf') ?? '', /^application\.secret="redacted"$/m);
  });

  it('is left out where a folder has more names than a report can show', () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`f${index}`, '']));
    const large = watched(testApplication(many));
    large.application.names('');
    assert.equal(large.looked(), undefined);
  });
});
