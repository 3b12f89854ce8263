import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { because } from '../../../../engine/catalogue/reason.ts';
import { createApplication, type Folder } from '../../../../engine/judging/application.ts';
import { buildOf } from '../../../../suites/play2/build.ts';
import { deployOption } from '../../../../suites/play2/deploy-goal.ts';
import { withoutComments } from '../../../../suites/shared/application/scala.ts';
import { testApplication } from '../shared/application/test-application.ts';

const projects = (files: Record<string, string>) =>
  buildOf(testApplication(files, { type: 'play2' })).projects.map(
    ({ id, base, isRunnable, dependsOn }) =>
      `${id} in ${base || '.'}${isRunnable ? ', runnable' : ''}${dependsOn.length > 0 ? ` on ${dependsOn}` : ''}`,
  );

describe('the projects of a build', () => {
  const builds: [text: string, expected: string[]][] = [
    ['lazy val api = project', ['api in api']],
    ['lazy val api = (project in file("modules/api")).enablePlugins(PlayScala)', ['api in modules/api, runnable']],
    ['lazy val api = project.in(file("./api/"))\n  .enablePlugins(play.sbt.PlayJava)', ['api in api, runnable']],
    ['lazy val api = project in file("x") enablePlugins(PlayScala)', ['api in x, runnable']],
    ['lazy val api: Project =\n  Project("the-api", file("x")).dependsOn(core, `my-lib`)', ['the-api in x on core,my-lib']],
    ['private lazy val a = project\nval b = project.withId("c")', ['a in a', 'c in b']],
    ['lazy val a = project\nname := "x"\nenablePlugins(PlayScala)', ['a in a', 'root in ., runnable']],
    ['lazy val root = (project in file("."))\nenablePlugins(PlayScala)', ['root in ., runnable']],
    ['play.Project.playScalaSettings', ['root in ., runnable']],
    ['private  lazy  val  a  :  sbt.Project  =  project', ['a in a']],
    ['lazy val a:Project=project', ['a in a']],
    ['lazy val a = project.withId ( "b" ).dependsOn ( c )', ['b in a on c']],
    ['lazy val a = Project(id="x", base=file("y"))', ['x in y']],
    ['lazy val a = project\nprivate  lazy  val b = x.enablePlugins(PlayScala)', ['a in a']],
    ['enablePlugins (PlayScala)', ['root in ., runnable']],
    ['implicit val a = project\n protected lazy val b : sbt.Project = project', ['a in a', 'b in b']],
    ['lazy val `my-api` = project dependsOn(core)\ndef x = 1', ['my-api in my-api on core']],
    ['lazy val a = project.dependsOn(b)\n  .dependsOn(c)\nlazy val b = project', ['a in a on b,c', 'b in b']],
    ['lazy val a = Project(id = "x", base = file("y/"))', ['x in y']],
    ['lazy val a = sbt.Project ( "x" , file ( "y" ) )', ['x in y']],
    ['val main = play.Project("x", "1.0").settings()', ['x in ., runnable']],
    ['val main = play.Project(appName, "1.0", path = file("web"))', ['main in web, runnable']],
    ['lazy val a = project.settings(playJavaSettings: _*)', ['a in a, runnable']],
    ['lazy val a = project.settings(myplayScalaSettings)', ['a in a']],
    ['lazy val a = project.enablePlugins(SbtWeb, PlayJava)', ['a in a, runnable']],
    ['lazy val a = project.enablePlugins(SbtWeb).enablePlugins ( PlayService )', ['a in a, runnable']],
    ['lazy val a = project.enablePlugins(PlayEbean)', ['a in a']],
    ['lazy val a = project.disablePlugins(PlayScala)', ['a in a']],
    ['lazy val a = project\nlazy val b = 1\nlazy val c = b.enablePlugins(PlayScala)', ['a in a']],
    ['lazy val a = project\n  object X { enablePlugins(PlayScala) }', ['a in a']],
    ['lazy val a = project\n  .settings(x)\n\n  .enablePlugins(PlayWeb)', ['a in a, runnable']],
    ['lazy val root = project.in(file("."))\nlazy val a = project\nenablePlugins(PlayMinimalJava)', ['root in ., runnable', 'a in a']],
    ['enablePlugins(SbtWeb)', []],
    ['  enablePlugins(PlayScala)', []],
    ['playJavaSettings', ['root in ., runnable']],
    ['x.playJavaSettings', []],
    ['val a = projects\nval b = Projects("x")\nval c = (project)', ['c in c']],
    ['val name = "project"\nlazy val settings = Seq(project)\nlazy val projectVersion = projectName', []],
  ];
  for (const [text, expected] of builds)
    it(`are read from ${JSON.stringify(text)}`, () => assert.deepEqual(projects({ 'build.sbt': text }), expected));

  it('may enable the framework in a file of their own', () => {
    assert.deepEqual(projects({ 'build.sbt': 'lazy val a = project', 'a/x.sbt': '// x\nenablePlugins(PlayScala)' }), ['a in a, runnable']);
  });
});

describe('the options of a deployment goal', () => {
  const goals: Record<string, Record<string, string | undefined>> = {
    '-Da=b': { a: 'b', b: undefined },
    'stage -Da.b=c -Dd="e f" \'-Dg=h\'': { 'a.b': 'c', d: 'e f', g: 'h' },
    ';clean;stage -Da=b;run': { a: 'b' },
    '-Da= -Db': { a: '', b: undefined },
    "-Da='b c' -Dd='e": { a: 'b c', d: '' },
    '-D=x -Da b=c': { '': undefined, a: undefined, b: undefined },
    '"-Da=b c"': { a: 'b' },
    '-Da=b=c': { a: 'b=c' },
    '-Da=b -Da=c': { a: 'c' },
    run: { run: undefined },
  };
  for (const [goal, expected] of Object.entries(goals))
    it(`are read from ${goal}`, () => {
      const found = Object.keys(expected).map((name) => [name, deployOption(goal, name)]);
      assert.deepEqual(Object.fromEntries(found), expected);
    });
});

describe('Scala without its comments', () => {
  const texts: Record<string, string> = {
    'a // b\nc': 'a     \nc',
    'a /* b\nc */ d': 'a     \n     d',
    '"// a" + "/*" // b': '"// a" + "/*"     ',
    '"""// a\n"""// b': '"""// a\n"""    ',
    '"\\"// a"// b': '"\\"// a"    ',
    "'\"' // a": "'\"'     ",
    'a / b': 'a / b',
    '/* a': '    ',
    '/*/ a */ b': '         b',
    '/**/a//': '    a  ',
    '// a\n// b\nc': '    \n    \nc',
    "'a' // b": "'a'     ",
    '"""a""" // b': '"""a"""     ',
    '"""a // b': '"""a // b',
    '"a\\\\" // b': '"a\\\\"     ',
    '"" // a': '""     ',
    '"a // b': '"a // b',
    '"a\n// b': '"a\n    ',
  };
  for (const [text, expected] of Object.entries(texts))
    it(`has its places: ${JSON.stringify(text)}`, () => assert.equal(withoutComments(text), expected));
});

describe('the build of the build', () => {
  it('makes nothing runnable, and may define projects', () => {
    assert.deepEqual(projects({ 'project/plugins.sbt': 'enablePlugins(PlayScala)' }), []);
    const files = {
      'project/Build.scala': 'object B {\n  lazy val a = project\n}',
      'project/x.txt': 'val b = project',
      'c.scala': 'val c = project',
    };
    assert.deepEqual(projects(files), ['a in a']);
  });
});

describe('the version of the framework', () => {
  const versionOf = (files: Record<string, string>) => {
    const { version } = buildOf(testApplication(files, { type: 'play2' }));
    return (
      version &&
      `${version.major}.${version.minor} by ${version.text} at ${version.file}:${version.position?.line}:${version.position?.column}`
    );
  };
  const plugin = (version: string) => `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % ${version})`;
  const texts: [text: string, expected: string | undefined][] = [
    [plugin('"2.6.25"'), '2.6 by 2.6.25 at project/p.sbt:1:51'],
    ['\naddSbtPlugin("play"%"sbt-plugin"%"2.1.0")', '2.1 by 2.1.0 at project/p.sbt:2:34'],
    ['addSbtPlugin("org.playframework" %% "sbt-plugin" % "3.0")', '3.0 by 3.0 at project/p.sbt:1:52'],
    [`val v = "2.5.1"\n${plugin('v')}`, '2.5 by 2.5.1 at project/p.sbt:2:51'],
    [`val v : String = "2.5.1"\n${plugin('Versions.v')}`, '2.5 by 2.5.1 at project/p.sbt:2:51'],
    [`val v = "2.5.1"\nval v = "2.5.1"\n${plugin('v')}`, '2.5 by 2.5.1 at project/p.sbt:3:51'],
    [`val v = "2.5.1"\nval v = "2.4.1"\n${plugin('v')}`, undefined],
    [plugin('v'), undefined],
    [`val  v="2.5.1"\n${plugin('v')}`, '2.5 by 2.5.1 at project/p.sbt:2:51'],
    [`val v:String="2.5.1"\n${plugin('v')}`, '2.5 by 2.5.1 at project/p.sbt:2:51'],
    [`val v  :  String  =  "2.5.1"\n${plugin('v')}`, '2.5 by 2.5.1 at project/p.sbt:2:51'],
    [plugin('"10.2"'), '10.2 by 10.2 at project/p.sbt:1:51'],
    [`// ${plugin('"2.6.25"')}`, undefined],
    [`${plugin('"2.6.25"')}\n${plugin('"2.6.25"')}`, '2.6 by 2.6.25 at project/p.sbt:1:51'],
    [`${plugin('"2.6.25"')}\n${plugin('"2.5.1"')}`, undefined],
    ['addSbtPlugin("com.acme.play" % "sbt-plugin" % "2.6.25")', undefined],
    ['addSbtPlugin("com.typesafe.play" % "sbt-twirl" % "1.3.2")', undefined],
    [plugin('"2.12345"'), undefined],
  ];
  for (const [text, expected] of texts)
    it(`is ${expected} in ${JSON.stringify(text)}`, () => assert.equal(versionOf({ 'project/p.sbt': text }), expected));

  it('may be named in another file of the build', () => {
    const files = { 'project/p.sbt': plugin('V.play') };
    assert.equal(versionOf({ ...files, 'project/V.scala': 'object V { val play = "2.4.3" }' }), '2.4 by 2.4.3 at project/p.sbt:1:51');
    assert.equal(versionOf({ ...files, 'V.scala': 'val play = "2.4.3"' }), undefined);
  });
});

describe('a build that cannot be read', () => {
  it('says which file it is', () => {
    const folder: Folder = {
      read: (path) => (path === 'a.sbt' ? { problem: 'too long' } : undefined),
      names: (at) => (at === '' ? ['a.sbt', 'gone.sbt'] : []),
    };
    assert.deepEqual(buildOf(createApplication('play2', 'x', folder)), {
      files: [],
      gap: because('file-not-read', { file: 'a.sbt', why: 'too long' }),
      version: undefined,
      projects: [],
    });
  });
});
