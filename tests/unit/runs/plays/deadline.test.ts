import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Candidate } from '../../../../runs/plays/candidate.ts';
import { deadlineOf } from '../../../../runs/plays/conduct.ts';

const candidate = (run: object, more: object = {}) =>
  ({ run: { kind: 'provider', maxInstalls: 27, provisionTimeout: 30_000, ...run }, ...more }) as Candidate;

test('with --timeout 3000 a run ends within a minute', () => {
  for (const kind of ['provider', 'platform']) assert.ok(deadlineOf(candidate({ kind, timeout: 3_000 })) <= 55);
  assert.ok(deadlineOf(candidate({ timeout: 200 })) <= 55);
});

test('slow installs, slow drivers and people get the time that they may take', () => {
  assert.ok(deadlineOf(candidate({ timeout: 10_000 })) >= 27 * 30);
  assert.equal(deadlineOf(candidate({ kind: 'platform', timeout: 3_000 }, { commandSeconds: 600 })), 655);
  assert.equal(deadlineOf(candidate({ timeout: 3_000 }, { isByHand: true })), Number.POSITIVE_INFINITY);
});
