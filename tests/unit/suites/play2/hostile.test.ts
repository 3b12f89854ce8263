// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of HOCON, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ApplicationType } from '../../../../engine/judging/application.ts';
import { profiledConfiguration } from '../../../../suites/play1/profile.ts';
import { buildOf, javaVersions } from '../../../../suites/play2/build.ts';
import { configurationOf } from '../../../../suites/play2/configuration.ts';
import { parseHocon } from '../../../../suites/play2/hocon/parse.ts';
import { playFacts } from '../../../../suites/registry/play-facts.ts';
import { requestSecure } from '../../../../suites/shared/application/searched-sources.ts';
import { testApplication } from '../shared/application/test-application.ts';

const size = 20_000;
const filled = (piece: string) => piece.repeat(size / piece.length);

const names: Partial<Record<ApplicationType, string[]>> = {
  play1: ['frameworkVersion', 'versionSource', 'xForwardedSupport'],
  play2: ['frameworkVersion', 'versionSource', 'secretKey', 'java8Required', 'configFile', 'poolSize', 'allowedConnections'],
};

/** Reads all that can be read of an application whose files hold a text; every fact has to be there, with its reason. */
function expectWhole(text: string, type: ApplicationType = 'play2'): void {
  const files = {
    'build.sbt': text,
    'project/plugins.sbt': `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "2.3.0")\n${text}`,
    'conf/application.conf': text,
    'conf/other.conf': 'include "application.conf"',
    'app/A.scala': text,
    'app/a.html': `request.secure ${text}`,
    'system.properties': text,
    'platform/play1_version': text,
    'platform/sbt.json': text,
  };
  const application = testApplication(files, {
    type,
    platformDir: 'platform',
    env: { SBT_DEPLOY_GOAL: text, CC_SBT_TARGET_DIR: text.slice(0, 50) },
  });
  const facts = playFacts(application);
  assert.deepEqual(Object.keys(facts), names[type]);
  for (const { reason } of Object.values(facts)) assert.match(reason, /\S/);
  buildOf(application);
  javaVersions(application);
  requestSecure(application, '');
  profiledConfiguration(application);
  for (const key of ['a', 'db.default.partitionCount', 'trustxforwarded'])
    configurationOf(testApplication(files, { type, env: {} }))?.settled(key);
}

describe('a hostile configuration or build', () => {
  const pieces = [
    '{',
    '}',
    'a{',
    '[',
    ']',
    '"',
    '"""',
    '${',
    '${a}',
    '${?a}',
    'a=${a}\n',
    'a=',
    'a.',
    '=',
    ':',
    '+=',
    ',',
    '#',
    '//',
    '/*',
    '*/',
    '@*',
    '*{',
    '\\',
    '\\u',
    '\n',
    '\r',
    ' ',
    '\t',
    '\0',
    'include "application.conf"\n',
    'include "other"\n',
    'include ',
    'lazy val a = project',
    'val ',
    'enablePlugins(',
    'dependsOn(',
    'file(',
    'Project(',
    '"play" % "sbt-plugin" % a',
    '-Da=',
    '-Da="',
    '"-source", ',
    'request',
    'request.secure',
    '@include.a=application.conf\n',
    '%a.',
    'a',
    '1',
    'é',
    '\ud800',
  ];

  it('is read to its end, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), fc.constantFrom('play1', 'play2'), (some, type) =>
        expectWhole(some.join(''), type),
      ),
      { numRuns: 200 },
    );
  });

  it('is read to its end, whatever text it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('play1', 'play2'), expectWhole), { numRuns: 50 });
  });

  for (const piece of pieces) {
    it(`may repeat ${JSON.stringify(piece)} over and over`, () => {
      expectWhole(filled(piece));
      expectWhole(filled(piece), 'play1');
    });
  }

  it('may hold binary', () => expectWhole(Array.from({ length: size }, (_, index) => String.fromCharCode((index * 7919) % 256)).join('')));

  it('may refer to itself twice as often with each key', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `a${index + 1} = \${a${index}}\${a${index}}`);
    const application = testApplication({ 'conf/application.conf': `a0 = x\n${lines.join('\n')}` }, { type: 'play2', env: {} });
    assert.equal(configurationOf(application)?.value('a60')?.kind, 'unknown');
    assert.equal(configurationOf(application)?.value('a3')?.kind, 'text');
  });

  it('may refer from key to key to key', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `a${index + 1} = \${a${index}}`);
    const application = testApplication({ 'conf/application.conf': `a0 = x\n${lines.join('\n')}` }, { type: 'play2', env: {} });
    assert.equal(configurationOf(application)?.value('a5000')?.kind, 'unknown');
  });

  it('may include twice as many files with each file', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`conf/f${index}.conf`, `include "f${index + 1}"\ninclude "f${index + 1}"\n`]),
    );
    const application = testApplication({ ...files, 'conf/application.conf': 'include "f0"' }, { type: 'play2', env: {} });
    assert.equal(configurationOf(application)?.value('a')?.kind, 'unknown');
  });

  it('may include in a circle', () => {
    const files = { 'conf/application.conf': 'include "b"', 'conf/b.conf': 'include "application"' };
    const value = configurationOf(testApplication(files, { type: 'play2', env: {} }))?.value('a');
    assert.equal(value?.kind === 'unknown' && value.reason, 'conf/application.conf includes itself');
    const circle = { 'conf/application.conf': '@include.b=b.conf', 'conf/b.conf': '@include.a=application.conf' };
    const { settings, gaps } = profiledConfiguration(testApplication(circle, { type: 'play1' }));
    assert.deepEqual(
      settings.map(({ key }) => key),
      ['@include.b', '@include.a'],
    );
    assert.deepEqual(gaps, []);
  });

  it('has a place for each of its keys', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, 'a=1\n', 'b{c=2}\n'), { maxLength: 30 }), (some) => {
        const text = some.join('');
        const { fields, problem } = parseHocon(text);
        for (const { position } of [...fields, ...(problem ? [problem] : [])]) {
          const line = text.split('\n')[position.line - 1];
          assert.ok(line !== undefined && position.column >= 1 && position.column <= line.length + 1);
        }
      }),
    );
  });
});
