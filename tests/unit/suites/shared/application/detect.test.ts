import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { detectType } from '../../../../../suites/shared/application/detect.ts';
import { testApplication } from './test-application.ts';

const cases: [files: string[], type: string, isGuess?: true][] = [
  [['package.json'], 'node'],
  [['deno.json', 'main.ts'], 'node'],
  [['bun.lock'], 'node'],
  [['server.js'], 'node'],
  [['.gitignore', 'README.md'], 'node'],
  [['README.md'], 'node', true],
  [[], 'node', true],
  [['build.sbt', 'conf/application.conf', 'package.json'], 'play2'],
  [['project/build.properties'], 'play2'],
  [['project/plugins.sbt', 'conf/application.conf', 'conf/routes'], 'play2'],
  [['conf/application.conf', 'conf/routes'], 'play1'],
  [['conf/application.conf', 'conf/dependencies.yml', 'package.json'], 'play1'],
  [['conf/application.conf'], 'play1'],
  [['conf/application.conf', 'package.json'], 'node'],
  [['build.sbt', 'package.json'], 'play2'],
  [['project/Build.scala'], 'play2'],
  [['project/README.md', 'a.sbt'], 'node', true],
  [['conf/routes'], 'node', true],
  [['conf/dependencies.yml', 'package.json'], 'node'],
  ...['deno.jsonc', 'pnpm-lock.yaml', 'yarn.lock', 'package-lock.json'].map((file): [string[], string] => [
    [file, 'conf/application.conf'],
    'node',
  ]),
  ...['a.ts', 'a.mjs', 'a.cjs', 'a.mts', 'a.cts'].map((file): [string[], string] => [[file], 'node']),
  ...['a.jsx', 'a.json', 'js', 'ajs', 'a.js.map', 'a.xjs'].map((file): [string[], string, true] => [[file], 'node', true]),
  [['.git/HEAD'], 'node'],
];

describe('the type of an application', () => {
  for (const [files, type, isGuess] of cases) {
    it(`is ${type}${isGuess ? ', by guess,' : ''} with ${files.join(', ') || 'nothing'}`, () => {
      const detected = detectType(testApplication(Object.fromEntries(files.map((file) => [file, '']))));
      assert.deepEqual([detected.type, detected.isGuess], [type, isGuess]);
    });
  }
});
