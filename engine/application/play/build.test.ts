import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testApplication } from '../test-application.ts';
import { buildOf } from './build.ts';
import { deployOptions } from './deploy-goal.ts';
import { withoutComments } from './scala.ts';

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
    ['val name = "project"\nlazy val settings = Seq(project)\nlazy val projectVersion = projectName', []],
  ];
  for (const [text, expected] of builds)
    it(`are read from ${JSON.stringify(text)}`, () => assert.deepEqual(projects({ 'build.sbt': text }), expected));

  it('may enable the framework in a file of their own', () => {
    assert.deepEqual(projects({ 'build.sbt': 'lazy val a = project', 'a/x.sbt': '// x\nenablePlugins(PlayScala)' }), ['a in a, runnable']);
  });
});

describe('the options of a deployment goal', () => {
  const goals: Record<string, [string, string][]> = {
    '-Da=b': [['a', 'b']],
    'stage -Da.b=c -Dd="e f" \'-Dg=h\'': [
      ['a.b', 'c'],
      ['d', 'e f'],
      ['g', 'h'],
    ],
    ';clean;stage -Da=b;run': [['a', 'b']],
    '-Da= -Db': [['a', '']],
    run: [],
  };
  for (const [goal, expected] of Object.entries(goals)) it(`are read from ${goal}`, () => assert.deepEqual(deployOptions(goal), expected));
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
    '"a\n// b': '"a\n    ',
  };
  for (const [text, expected] of Object.entries(texts))
    it(`has its places: ${JSON.stringify(text)}`, () => assert.equal(withoutComments(text), expected));
});
