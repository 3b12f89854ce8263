import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { javaVersions } from '../../../../suites/play2/build.ts';
import { testApplication } from '../shared/application/test-application.ts';

/** Each version with its place, as `file:line:column text = major`. */
const told = (files: Record<string, string>, env: Record<string, string> = {}) =>
  javaVersions(testApplication(files, { type: 'play2', env })).map(
    ({ text, major, file, position, variable }) => `${variable ?? `${file}:${position?.line}:${position?.column}`} ${text} = ${major}`,
  );

describe('the Java versions of an application', () => {
  const files: [name: string, text: string, ...expected: string[]][] = [
    ['build.sbt', 'javacOptions ++= Seq("-source", "1.7",\n  "-target" , "7")', 'build.sbt:1:33 1.7 = 7', 'build.sbt:2:15 7 = 7'],
    ['build.sbt', 'javacOptions ++= Seq("--release", "11")', 'build.sbt:1:35 11 = 11'],
    ['build.sbt', 'javacOptions ++= Seq("-encoding", "8")'],
    ['build.sbt', '// Seq("-source", "1.7")'],
    ['system.properties', '# java\n java.runtime.version = 1.8\n', 'system.properties:2:25 1.8 = 8'],
    ['system.properties', 'java.runtime.version:11', 'system.properties:1:22 11 = 11'],
    ['system.properties', 'my.java.runtime.version=11\njava-runtime-version=11'],
    ['.java-version', '\n  17.0.2\n', '.java-version:2:3 17.0.2 = 17'],
    ['.java-version', 'zulu-7.56', '.java-version:1:1 zulu-7.56 = 7'],
    ['.sdkmanrc', '# env\njava=21.0.1-tem', '.sdkmanrc:2:6 21.0.1-tem = 21'],
    ['.sdkmanrc', '\tjava = 8.0.392-zulu', '.sdkmanrc:1:9 8.0.392-zulu = 8'],
    ['.tool-versions', 'nodejs 22\n java  adoptopenjdk-8.0.2', '.tool-versions:2:8 adoptopenjdk-8.0.2 = 8'],
    ['.tool-versions', 'myjava 8'],
    ['.java-version', 'system'],
    ['.java-version', ''],
    ['pom.xml', '8'],
  ];
  for (const [name, text, ...expected] of files)
    it(`are ${expected.length} in ${name}: ${JSON.stringify(text)}`, () => assert.deepEqual(told({ [name]: text }), expected));

  const texts: Record<string, number | undefined> = {
    '7': 7,
    '1.7': 7,
    '1.7.0_80': 7,
    '1': 1,
    '11.0.2': 11,
    'openjdk-17': 17,
    '0': undefined,
    '123': undefined,
    jdk8: undefined,
    latest: undefined,
    '': undefined,
  };
  for (const [text, major] of Object.entries(texts))
    it(`are of the line ${major} with "${text}"`, () =>
      assert.deepEqual(told({}, { CC_JAVA_VERSION: text }), major === undefined ? [] : [`CC_JAVA_VERSION ${text} = ${major}`]));

  it('come from the build, then from files, then from variables', () => {
    const all = { '.java-version': '8', 'build.sbt': 'Seq("-source", "9")', 'system.properties': 'java.runtime.version=10' };
    assert.deepEqual(told(all, { JAVA_VERSION: '11', CC_JAVA_VERSION: '12', JAVA_HOME: '13' }), [
      'build.sbt:1:16 9 = 9',
      'system.properties:1:22 10 = 10',
      '.java-version:1:1 8 = 8',
      'CC_JAVA_VERSION 12 = 12',
      'JAVA_VERSION 11 = 11',
    ]);
  });

  it('are 50 of a file at most', () => assert.equal(told({ 'build.sbt': '"-source", "8"\n'.repeat(51) }).length, 50));
});
