import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { commandLine, replayLine } from '../../../../runs/plan/repeat-line.ts';
import { defaultArguments } from '../../../../runs/run.ts';

test('a run as usual is repeated by its report alone', () => {
  assert.equal(replayLine('out/report.json', '7', defaultArguments), "assay replay 'out/report.json#7'");
  assert.equal(
    replayLine('out/report.json', 'a/b', { ...defaultArguments, plan: 'test', 'driver-timeout': 120 }),
    "assay replay 'out/report.json#a/b'",
  );
});

test('what the user chose is chosen again, and the values of headers stay out', () => {
  const chosen = {
    ...defaultArguments,
    environment: 'production',
    plan: ['basic', 'big one'],
    insecure: true,
    cases: 0,
    header: ['X-Key: secret'],
  };
  assert.equal(
    replayLine('out/report.json', '7', chosen, ['--platform', 'platform.yaml']),
    "assay replay 'out/report.json#7' --platform platform.yaml --environment production --plan basic --plan 'big one' --cases 0 --insecure",
  );
});

test('whatever the names are, each is one word of the shell', () => {
  const odd = `a';touch pwned;'$&\`id\``;
  const line = replayLine(odd, '7', { ...defaultArguments, ca: [odd], 'base-url': 'http://127.0.0.1:1/r?a=b&c' });
  const words = execFileSync('sh', ['-c', line.replace(/^assay replay/, 'printf "%s\\n"')], { encoding: 'utf8' }).split('\n');
  assert.deepEqual(words.slice(0, -1), [`${odd}#7`, '--base-url', 'http://127.0.0.1:1/r?a=b&c', '--ca', odd]);
});

test('the command of a run has the options that were given', () => {
  assert.equal(commandLine('certify', ['manifest.json'], defaultArguments), 'assay certify manifest.json');
  assert.equal(
    commandLine('certify', ['my manifest.json'], { ...defaultArguments, smoke: true, browser: 'off', only: ['sso/*', 'manifest/*'] }),
    "assay certify 'my manifest.json' --smoke --browser off --only 'sso/*' --only 'manifest/*'",
  );
  assert.equal(commandLine('gate', ['platform.yaml'], { plan: 'test', 'driver-timeout': 120 }), 'assay gate platform.yaml');
});

test('the command of a run has no values that may be secrets', () => {
  const given = { env: ['KEY=a=b', 'NAME'], start: 'TOKEN=abc node server.js' };
  assert.equal(commandLine('app', ['.'], given), "assay app . --env 'KEY=…' --env NAME --start '…'");
  assert.equal(commandLine('certify', ['m.json'], { header: ['X-Key: secret'] }), "assay certify m.json --header 'X-Key: …'");
});

test('the requirements that --last-failed chose are not listed', () => {
  assert.equal(
    commandLine('check', ['m.json'], { 'last-failed': true, only: ['manifest/id-is-present'] }),
    'assay check m.json --last-failed',
  );
});
