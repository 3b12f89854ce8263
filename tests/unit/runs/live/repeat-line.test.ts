import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { replayLine } from '../../../../runs/live/repeat-line.ts';
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
    replayLine('out/report.json', '7', chosen, ['--configuration', 'platform.yaml']),
    "assay replay 'out/report.json#7' --configuration platform.yaml --environment production --plan basic --plan 'big one' --cases 0 --insecure",
  );
});

test('whatever the names are, each is one word of the shell', () => {
  const odd = `a';touch pwned;'$&\`id\``;
  const line = replayLine(odd, '7', { ...defaultArguments, ca: [odd], 'base-url': 'http://127.0.0.1:1/r?a=b&c' });
  const words = execFileSync('sh', ['-c', line.replace(/^assay replay/, 'printf "%s\\n"')], { encoding: 'utf8' }).split('\n');
  assert.deepEqual(words.slice(0, -1), [`${odd}#7`, '--base-url', 'http://127.0.0.1:1/r?a=b&c', '--ca', odd]);
});
