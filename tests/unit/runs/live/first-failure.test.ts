import assert from 'node:assert/strict';
import { it } from 'node:test';
import { editionOf } from '../../../../engine/judging/edition.ts';
import type { Recording } from '../../../../engine/recording/recording.ts';
import { providerRules } from '../../../../rules/provider.ts';
import { firstFailureIn } from '../../../../runs/live/first-failure.ts';

const recording = (label: string, status: number, body = ''): Recording => ({
  play: label,
  observations: [{ label, exchanges: [0], on: 'provisioning', credentials: 'manifest' }],
  exchanges: [
    {
      request: { method: 'POST', url: 'https://acme.example/resources', headers: [] },
      response: { status, headers: [['Content-Type', 'application/json']], body },
      started: 1,
      ms: { total: 1 },
    },
  ],
});
const first = (recordings: Recording[], leftOut = false) =>
  firstFailureIn(providerRules, recordings, editionOf(), () => (leftOut ? { reason: '', byChoice: true } : undefined));

it('the first failure is told as soon as it is there', () => {
  assert.match(
    first([recording('provision/first', 500, 'oops')]) ?? '',
    /^POST https:\S+: expected .*, got .*500.* \(provision\/succeeds\)$/,
  );
  assert.match(first([recording('provision/first', 200, '{"id":7}')]) ?? '', /\(provision\/id-is-a-string\)$/);
});

it('nothing is told that holds, that nobody asked for, or that may be a gateway', () => {
  assert.equal(first([recording('provision/first', 200, '{"id":"res_1"}')]), undefined);
  assert.equal(first([recording('provision/first', 500)], true), undefined);
  assert.equal(first([recording('provision/first', 502)]), undefined);
});
