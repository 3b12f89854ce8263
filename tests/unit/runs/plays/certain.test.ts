import assert from 'node:assert/strict';
import { it } from 'node:test';
import { editionOf } from '../../../../engine/contract/edition.ts';
import { certainIn } from '../../../../runs/plays/certain.ts';
import type { Recording } from '../../../../specs/generated/schemas.ts';
import { providerRules } from '../../../../suites/registry/provider.ts';

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
const judging = (leftOut = false, failsEarly = true) => ({
  rules: providerRules(),
  edition: editionOf(),
  leftOut: () => (leftOut ? { reason: '', byChoice: true } : undefined),
  failsEarly,
});
const first = (recordings: Recording[], leftOut = false) => {
  const failure = certainIn(judging(leftOut), recordings, new Set(['provision/first'])).find(({ verdict }) => verdict === 'fail');
  return failure && `${failure.at}: expected ${failure.expected}, got ${failure.got} (${failure.id})`;
};

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

it('a pass waits for the last play that looks at the requirement, a failure only where it may', () => {
  const passed = (...awaited: string[]) =>
    certainIn(judging(), [recording('provision/first', 200, '{"id":"res_1"}')], new Set(awaited)).map(({ id }) => id);
  assert.ok(passed().includes('provision/id-is-a-string'));
  assert.ok(!passed('provision/first').includes('provision/id-is-a-string'));
  assert.ok(!passed('provision/first').includes('provision/id-is-a-string'));
  const failed = [recording('provision/first', 500)];
  assert.deepEqual(certainIn(judging(false, false), failed, new Set(['provision/first'])), []);
  assert.ok(certainIn(judging(false, false), failed, new Set()).some(({ id }) => id === 'provision/succeeds'));
});

it('a 403 may still be about something else than the credentials', () => {
  const refused = recording('provision/first', 403);
  const told = (...recordings: Recording[]) =>
    certainIn(judging(), recordings, new Set(['auth/control', 'auth/missing-credentials'])).some(
      ({ id }) => id === 'auth/accepts-the-manifest-credentials',
    );
  assert.equal(told(refused), false);
  assert.equal(told(refused, recording('auth/missing-credentials', 403)), true);
  assert.equal(told(refused, recording('auth/missing-credentials', 401)), false);
});
