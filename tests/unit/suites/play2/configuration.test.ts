// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of HOCON, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApplicationSettings } from '../../../../engine/judging/application.ts';
import { configurationOf, hasDatabase } from '../../../../suites/play2/configuration.ts';
import { findResource, isFolder, moduleFolder, resourceFolders } from '../../../../suites/play2/run-file.ts';
import { testApplication } from '../shared/application/test-application.ts';

const configuration = (files: Record<string, string>, settings: ApplicationSettings = {}) =>
  configurationOf(testApplication(files, { type: 'play2', ...settings }));

/** The text of the key `a`, or why it has none. */
function told(files: Record<string, string>, settings?: ApplicationSettings): string | undefined {
  const value = configuration(files, settings)?.settled('a');
  if (value?.kind === 'unknown') return value.reason;
  return value?.kind === 'text' ? value.text : value?.kind;
}

const main = 'conf/application.conf';
const missing = (name: string) => `${main}:1 includes ${name}, which is not in the folder`;

describe('the configuration of the 2.x line', () => {
  const includes: [text: string, file: string, expected: string][] = [
    ['include "b"', 'conf/b.conf', '2'],
    ['include "b"', 'conf/b.properties', '2'],
    ['include "b"', 'conf/b.json', '2'],
    ['include "b.conf"', 'conf/b.conf', '2'],
    ['include "b.conf"', 'conf/b.conf.conf', missing('b.conf')],
    ['include "../b"', 'b.conf', '2'],
    ['include "b"', 'b.conf', missing('b')],
    ['include "b"', 'src/main/resources/b.conf', '2'],
    ['include file("etc/b.conf")', 'etc/b.conf', '2'],
    ['include file("b.conf")', 'conf/b.conf', '2'],
    ['include file("b.conf")', 'src/main/resources/b.conf', missing('b.conf')],
    ['include classpath("b")', 'src/main/resources/b.conf', '2'],
    ['include url("b")', 'conf/b.conf', missing('b')],
    ['include "see-http://b"', 'conf/see-http:/b.conf', '2'],
    ['include "b.conf.d/c"', 'conf/b.conf.d/c.conf', '2'],
    ['include classpath("b")', 'conf/sub/b.conf', missing('b')],
    ['include package("b", x)', 'conf/b.conf', missing('b')],
    ['include "HTTP://b"', 'conf/HTTP:/b.conf', missing('HTTP://b')],
    [`include "${'x'.repeat(200)}"`, 'conf/b.conf', missing('x'.repeat(100))],
  ];
  for (const [text, file, expected] of includes)
    it(`${expected === '2' ? 'has' : 'has not'} ${file} by ${text}`, () =>
      assert.equal(told({ [main]: text, [file]: file.endsWith('.json') ? '{"a": 2}' : 'a = 2' }), expected));

  it('takes the file of the most telling ending last', () => {
    const files = {
      [main]: 'include "b"',
      'conf/b.conf': 'a = conf',
      'conf/b.json': '{"a": "json"}',
      'conf/b.properties': 'a = properties',
    };
    assert.equal(told(files), 'conf');
    assert.equal(told({ ...files, 'conf/b.conf': '' }), 'json');
  });

  it('takes what lies beside a file before what lies in another folder', () => {
    const files = { [main]: 'include "sub/b"', 'conf/sub/b.conf': 'include "c"', 'conf/c.conf': 'a = far', 'conf/sub/c.conf': 'a = near' };
    assert.equal(told(files), 'near');
  });

  it('gives way to an option of the deployment goal', () => {
    const env = { SBT_DEPLOY_GOAL: '-Da=3 -Db=4 -Da=5' };
    assert.deepEqual(configuration({ [main]: 'x = 1\na = 2' }, { env })?.settled('a'), {
      file: main,
      position: { line: 1, column: 1 },
      kind: 'text',
      text: '5',
      reads: [],
    });
    assert.equal(told({ [main]: 'a = 2' }, { env: { SBT_DEPLOY_GOAL: '-Dab=3' } }), '2');
  });

  it('reads the variables that were given, or others', () => {
    const files = { [main]: 'a = ${X}' };
    assert.equal(told(files), 'ungiven');
    assert.equal(told(files, { env: {} }), 'unset');
    assert.equal(told(files, { env: { X: '7' } }), '7');
    const value = configuration(files, { env: { X: '7' } })?.value('a', { X: '8' });
    assert.equal(value?.kind === 'text' && value.text, '8');
  });

  it('names the keys below a key, in order', () => {
    const text = 'db { b.url = 1, a { url = 2, pool.size = 3 }, empty {} }\ndbx = 1';
    const keys = configuration({ [main]: text });
    assert.deepEqual(keys?.keysBelow('db'), ['db.a.pool.size', 'db.a.url', 'db.b.url']);
    assert.deepEqual(keys?.keysBelow('db.a.pool'), ['db.a.pool.size']);
    assert.deepEqual(keys?.keysBelow('gone'), []);
    assert.deepEqual(keys?.keysBelow('gone.further'), []);
  });

  it('is none where there is no file', () => {
    assert.equal(configuration({}), undefined);
    assert.equal(configuration({ [main]: '' }, { env: { SBT_DEPLOY_GOAL: '-Dconfig.url=x' } }), undefined);
    assert.equal(configuration({ [main]: '' })?.file, main);
  });

  const databases: [text: string, expected: unknown][] = [
    ['db.default.url = x', true],
    ['db.other.driver = x', true],
    ['db.default.jndiName = x', true],
    ['db.default.user = x', false],
    ['db.a.b.url = x', false],
    ['mydb.default.url = x', false],
    ['db.url = x', false],
    ['', false],
    ['db.default = ${other}, other.url = x', true],
    ['db.default = ${other}, other.driver = x', true],
    ['db.default = ${other}, other.url = null', false],
  ];
  for (const [text, expected] of databases)
    it(`has ${expected ? 'a' : 'no'} database in ${JSON.stringify(text)}`, () => {
      const found = configuration({ [main]: text });
      assert.equal(found && hasDatabase(found), expected);
    });

  it('leaves a database open that an include may name', () => {
    const found = configuration({ [main]: 'include "gone"' });
    assert.match(JSON.stringify(found && hasDatabase(found)), /includes gone/);
  });
});

describe('the modules of an application', () => {
  const files = {
    'build.sbt':
      'lazy val api = project in file("modules/api")\nlazy val web = Project("the-web", file("web"))\nlazy val site = Project("the-site", file("pages"))',
    'modules/api/conf/application.conf': 'a = api',
    'web/conf/application.conf': 'a = web',
    README: '',
  };
  const application = (target?: string, more: Record<string, string> = {}) =>
    testApplication({ ...files, ...more }, { type: 'play2', env: target === undefined ? {} : { CC_SBT_TARGET_DIR: target } });

  const folders: Record<string, string> = {
    'modules/api': 'modules/api',
    ' ./modules/api/ ': 'modules/api',
    api: 'modules/api',
    'the-web': 'web',
    site: 'pages',
    web: 'web',
    '.': '',
    '': '',
    gone: '',
    README: '',
  };
  for (const [target, folder] of Object.entries(folders))
    it(`are run from "${folder}" with "${target}"`, () => assert.equal(moduleFolder(application(target)), folder));

  it('are folders in their own capitals', () => {
    const told = (path: string) => isFolder(application(), path);
    assert.deepEqual(['', '.', 'modules', 'modules/api/', 'Modules', 'modules/gone', 'README'].map(told), [
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('have resources, those of the module that is run first', () => {
    assert.deepEqual(resourceFolders(application('web')), [
      'web/conf',
      'web/src/main/resources',
      'conf',
      'src/main/resources',
      'modules/api/conf',
      'modules/api/src/main/resources',
      'pages/conf',
      'pages/src/main/resources',
    ]);
    assert.deepEqual(resourceFolders(application()).slice(0, 3), ['conf', 'src/main/resources', 'modules/api/conf']);
  });

  it('may each have a configuration, of which one is chosen', () => {
    const name = 'application.conf';
    assert.match(
      JSON.stringify(findResource(application(), name)),
      /modules\/api\/conf\/application\.conf and web\/conf\/application\.conf belong to two modules/,
    );
    assert.equal(findResource(application('web'), name), 'web/conf/application.conf');
    assert.match(JSON.stringify(findResource(application(' '), name)), /belong to two modules/);
    assert.equal(findResource(application(' ', { 'conf/application.conf': '' }), name), 'conf/application.conf');
    assert.equal(
      findResource(application(undefined, { 'src/main/resources/application.conf': '' }), name),
      'src/main/resources/application.conf',
    );
    assert.equal(findResource(application(undefined, { 'web/conf/x.conf': '' }), 'x.conf'), 'web/conf/x.conf');
    assert.equal(findResource(application(), 'gone.conf'), undefined);
    assert.equal(findResource(application(), '../application.conf'), undefined);
  });
});
