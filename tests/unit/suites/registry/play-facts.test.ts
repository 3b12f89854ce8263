import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApplicationSettings, ApplicationType } from '../../../../engine/judging/application.ts';
import { playFacts } from '../../../../suites/registry/play-facts.ts';
import { testApplication } from '../shared/application/test-application.ts';

function facts(type: ApplicationType, files: Record<string, string>, settings: ApplicationSettings = {}): Record<string, unknown> {
  const all = playFacts(testApplication(files, { type, ...settings }));
  return Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, value]));
}

const reasonOf = (name: string, type: ApplicationType, files: Record<string, string>, settings: ApplicationSettings = {}) =>
  playFacts(testApplication(files, { type, ...settings }))[name]?.reason;

const plugins = (version: string) => ({ 'project/plugins.sbt': `addSbtPlugin("com.typesafe.play" % "sbt-plugin" % "${version}")` });

describe('the facts of an application of the 1.x line', () => {
  const selected: [selector: string, version: string | null, reason: RegExp][] = [
    ['1.2', '1.2', /^PLAY1_VERSION is "1\.2"$/],
    ['12', null, /^PLAY1_VERSION is "12", which stands for 1\.2 and 1\.3$/],
    ['1.3', '1.3', /is "1\.3"$/],
    ['1.4', '1.4', /is "1\.4"$/],
    ['14', '1.4', /is "14"$/],
    ['1.5', '1.5', /is "1\.5"$/],
    ['15', '1.5', /is "15"$/],
    ['13', null, /is "13", which the contract does not list$/],
  ];
  for (const [selector, version, reason] of selected)
    it(`have the version ${version} by ${selector}`, () => {
      const env = { PLAY1_VERSION: selector };
      assert.deepEqual(facts('play1', {}, { env }), { frameworkVersion: version, versionSource: 'env', xForwardedSupport: false });
      assert.match(reasonOf('frameworkVersion', 'play1', {}, { env }) ?? '', reason);
    });

  it('have the version that a file names, where no variable does', () => {
    const files = { 'platform/play1_version': ' 1.4\n' };
    for (const env of [{}, { PLAY1_VERSION: ' ' }]) {
      assert.deepEqual(facts('play1', files, { env, platformDir: 'platform' }), {
        frameworkVersion: '1.4',
        versionSource: 'file',
        xForwardedSupport: false,
      });
    }
    const both = { env: { PLAY1_VERSION: '15' }, platformDir: 'platform' };
    assert.equal(facts('play1', files, both).frameworkVersion, '1.5');
    assert.equal(reasonOf('versionSource', 'play1', files, { platformDir: 'platform' }), 'platform/play1_version is "1.4"');
  });

  it('leave the version open where nothing names one', () => {
    const open = [
      [{}, /--platform-dir does not name/],
      [{ platformDir: 'x' }, /there is no x\/play1_version, and no variables were given/],
      [{ platformDir: 'x', env: {} }, /no version is chosen/],
    ] as const;
    for (const [settings, reason] of open) {
      assert.equal(facts('play1', {}, settings).frameworkVersion, null);
      assert.equal(facts('play1', {}, settings).versionSource, null);
      assert.match(reasonOf('versionSource', 'play1', {}, settings) ?? '', reason);
    }
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: references of a configuration, not of templates
  const forwarded: [text: string, settings: ApplicationSettings, value: boolean | null, reason: RegExp][] = [
    ['', {}, false, /^XForwardedSupport is not set$/],
    ['a=1\nXForwardedSupport=all', {}, true, /^conf\/application\.conf:2$/],
    ['XForwardedSupport = ALL ', {}, true, /:1$/],
    ['XForwardedSupport=127.0.0.1', {}, false, /^conf\/application\.conf:1$/],
    ['XForwardedSupport=all\nXForwardedSupport=none', {}, false, /:2$/],
    ['%prod.XForwardedSupport=all', {}, null, /under the profile prod; name/],
    ['%prod.XForwardedSupport=all', { profile: 'prod' }, true, /:1$/],
    ['%prod.XForwardedSupport=all', { profile: 'test' }, false, /is not set/],
    ['XForwardedSupport=all\n%prod.XForwardedSupport=none', {}, true, /:1$/],
    ['%prod.XForwardedSupport=none\nXForwardedSupport=all', { profile: 'prod' }, false, /:1$/],
    ['%other.XForwardedSupport=none\nXForwardedSupport=all', { profile: 'prod' }, true, /:2$/],
    ['XForwardedSupport=${TRUST}', {}, null, /taken from TRUST; give it with --env/],
    ['XForwardedSupport=${TRUST}', { env: {} }, null, /taken from TRUST, which is not among/],
    ['XForwardedSupport=${TRUST}', { env: { TRUST: 'all' } }, true, /:1$/],
    ['XForwardedSupport=a${TRUST}${MORE}', { env: { TRUST: 'l', MORE: 'l' } }, true, /:1$/],
    ['XForwardedSupport=${TRUST}', { env: { TRUST: 'none' } }, false, /:1$/],
    ['XForwardedSupport=${toString}', { env: {} }, null, /taken from toString/],
    ['@include.x=gone.conf', {}, null, /^conf\/gone\.conf is included, but it is not in the folder$/],
    ['@include.x=gone.conf\nXForwardedSupport=all', {}, true, /:2$/],
    ['@include.x= more.conf ', {}, true, /^conf\/more\.conf:1$/],
    ['%prod.@include.x=more.conf', {}, null, /^conf\/application\.conf:1 includes a file under the profile prod$/],
    ['%prod.@include.x=more.conf', { profile: 'prod' }, true, /^conf\/more\.conf:1$/],
    ['%prod.@include.x=more.conf', { profile: 'test' }, false, /is not set/],
    ['a=1\nb=\\u12', {}, null, /^conf\/application\.conf:2:3 cannot be read/],
  ];
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
  for (const [text, settings, value, reason] of forwarded)
    it(`trust ${value} forwarded headers with ${JSON.stringify(text)} and ${JSON.stringify(settings)}`, () => {
      const files = { 'conf/application.conf': text, 'conf/more.conf': 'XForwardedSupport=all' };
      assert.equal(facts('play1', files, settings).xForwardedSupport, value);
      assert.match(reasonOf('xForwardedSupport', 'play1', files, settings) ?? '', reason);
    });

  it('follow 50 files that are included', () => {
    const chain = (length: number) =>
      Object.fromEntries([
        ['conf/application.conf', '@include.next=f2'],
        ...Array.from({ length: length - 1 }, (_, index) => [
          `conf/f${index + 2}`,
          index + 2 === length ? '@include.x=f2' : `@include.next=f${index + 3}`,
        ]),
      ]);
    assert.equal(facts('play1', chain(50)).xForwardedSupport, false);
    assert.equal(reasonOf('xForwardedSupport', 'play1', chain(51)), 'conf/application.conf includes more files than Assay follows');
  });
});

describe('the facts of an application of the 2.x line', () => {
  const lines: [version: string, line: string | null, key: string | null, java8: boolean | null][] = [
    ['2.2.6', '2.2', null, false],
    ['2.3.10', '2.3', 'application.secret', false],
    ['2.4.0', '2.4', 'play.crypto.secret', true],
    ['2.5.18', '2.5', 'play.crypto.secret', true],
    ['2.6.25', '2.6', 'play.http.secret.key', true],
    ['2.8.1', '2.8', null, true],
    ['2.10', '2.10', null, true],
    ['3.0.1', '3.0', null, null],
  ];
  for (const [version, line, key, java8] of lines)
    it(`follow from the version ${version}`, () => {
      const all = facts('play2', plugins(version));
      const { frameworkVersion, versionSource, secretKey, java8Required } = all;
      assert.deepEqual(
        { frameworkVersion, versionSource, secretKey, java8Required },
        { frameworkVersion: line, versionSource: 'file', secretKey: key, java8Required: java8 },
      );
      assert.equal(reasonOf('frameworkVersion', 'play2', plugins(version)), `project/plugins.sbt:1 names ${version}`);
    });

  const unversioned = { frameworkVersion: null, versionSource: null, secretKey: null, java8Required: null };
  for (const version of ['', '2', 'latest', 'v2.6', '2.x', '12345.1'])
    it(`leave open what "${version}" gives`, () =>
      assert.deepEqual(facts('play2', plugins(version)), { ...unversioned, configFile: null, poolSize: 10, allowedConnections: null }));

  it('have the version of an option of the deployment goal', () => {
    const env = { SBT_DEPLOY_GOAL: 'stage -Dplay.version=2.3.1 -Dplay.version=2.4.2' };
    assert.deepEqual([facts('play2', {}, { env }).frameworkVersion, facts('play2', {}, { env }).versionSource], ['2.4', 'env']);
    const files = { 'x/sbt.json': '{"deploy":\n {"goal": "-Dplay.version=2.5.1 stage"}}' };
    assert.equal(facts('play2', files, { platformDir: 'x' }).frameworkVersion, '2.5');
    assert.equal(reasonOf('versionSource', 'play2', files, { platformDir: 'x' }), 'x/sbt.json:2 names 2.5.1');
    assert.equal(facts('play2', files).frameworkVersion, null);
    assert.equal(facts('play2', files, { platformDir: 'y' }).frameworkVersion, null);
    assert.equal(facts('play2', { ...files, ...plugins('2.6.1') }, { platformDir: 'x', env }).frameworkVersion, '2.6');
  });

  it('have the number of connections that was given', () => {
    assert.equal(facts('play2', {}, { maxConnections: 5 }).allowedConnections, 5);
    assert.equal(reasonOf('allowedConnections', 'play2', {}, { maxConnections: 5 }), 'given with --max-connections');
  });

  const both = (count: string, each: string) => `db.default { partitionCount = ${count}, maxConnectionsPerPartition = ${each} }`;
  const pools: [text: string, size: number | null, reason: RegExp][] = [
    ['', 10, /^the default of the 2\.x line$/],
    [both('2', '5'), 10, /^2 partitions of 5 connections$/],
    [both('3', '" 7 "'), 21, /^3 partitions of 7/],
    [both('1', '999999'), 999_999, /^1 partitions/],
    [both('1', '1000000'), null, /not both numbers above 0/],
    [both('0', '5'), null, /not both numbers above 0/],
    [both('x', '5'), null, /not both numbers above 0/],
    [both('1', '2.5'), null, /not both numbers above 0/],
    [both('1', '[5]'), null, /not both numbers above 0/],
    [both('null', 'null'), 10, /^the default/],
    ['db.default.partitionCount = 2', null, /^db\.default\.partitionCount is set alone/],
    ['db.default.maxConnectionsPerPartition = 2', null, /^db\.default\.maxConnectionsPerPartition is set alone/],
    ['db.default.minConnectionsPerPartition = 2, play.db.pool = hikaricp', 10, /^the default of the 2\.x line$/],
    ['db.default.hikaricp.maximumPoolSize = 9', 10, /; the contract does not mention the key db\.default\.hikaricp\.maximumPoolSize$/],
    [
      'play.db.prototype.hikaricp.maximumPoolSize = 9',
      10,
      /; the contract does not mention the key play\.db\.prototype\.hikaricp\.maximumPoolSize$/,
    ],
    ['db.default.url = x, a.pool = 1', 10, /^the default of the 2\.x line$/],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference of HOCON
    [both('${COUNT}', '5'), null, /^conf\/application\.conf:1 refers to COUNT; give it with --env/],
    ['include "gone"', null, /includes gone, which is not in the folder/],
  ];
  for (const [text, size, reason] of pools)
    it(`have a pool of ${size} with ${JSON.stringify(text)}`, () => {
      const files = { 'conf/application.conf': text };
      assert.equal(facts('play2', files).poolSize, size);
      assert.match(reasonOf('poolSize', 'play2', files) ?? '', reason);
    });

  const runs: [files: string[], goal: string, file: string | null, reason: RegExp][] = [
    [['conf/application.conf', 'conf/application.json'], '', 'conf/application.conf', /^the file that the framework reads/],
    [['conf/application.json'], '', 'conf/application.json', /^the file/],
    [['conf/application.properties'], '', 'conf/application.properties', /^the file/],
    [['src/main/resources/application.conf'], '', 'src/main/resources/application.conf', /^the file/],
    [['application.conf'], '', null, /^there is no conf\/application\.conf$/],
    [['conf/prod.conf', 'conf/application.conf'], '-Dconfig.resource=prod.conf', 'conf/prod.conf', /-Dconfig\.resource$/],
    [['conf/application.conf'], '-Dconfig.resource=prod.conf', null, /names prod\.conf, which is not in the folder/],
    [['prod.conf'], '-Dconfig.resource=../prod.conf', null, /names \.\.\/prod\.conf/],
    [['etc/prod.conf'], '-Dconfig.file=./etc//prod.conf', 'etc/prod.conf', /-Dconfig\.file$/],
    [['conf/application.conf'], '-Dconfig.file=/etc/prod.conf', null, /names \/etc\/prod\.conf, which is not in the folder/],
    [['conf/application.conf', 'a.conf'], '-Dconfig.file=a.conf -Dconfig.url=http://x', null, /from a URL$/],
  ];
  for (const [paths, goal, file, reason] of runs)
    it(`name the configuration ${file} of ${paths} with "${goal}"`, () => {
      const files = Object.fromEntries(paths.map((path) => [path, '']));
      const settings = { env: { SBT_DEPLOY_GOAL: goal } };
      assert.equal(facts('play2', files, settings).configFile, file);
      assert.match(reasonOf('configFile', 'play2', files, settings) ?? '', reason);
    });

  it('leave the pool open where the configuration is elsewhere', () => {
    const env = { SBT_DEPLOY_GOAL: '-Dconfig.url=http://x' };
    assert.equal(facts('play2', {}, { env }).poolSize, null);
    assert.equal(facts('play2', {}, { env: {} }).poolSize, 10);
  });
});
