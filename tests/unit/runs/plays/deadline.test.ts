import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadlineFor, deadlineOf, tooLongText } from '../../../../runs/plays/deadline.ts';
import type { PreparedTarget } from '../../../../runs/plays/prepared-target.ts';

const prepared = (run: object, more: object = {}) =>
  ({ run: { kind: 'provider', maxInstalls: 27, provisionTimeout: 30_000, ...run }, ...more }) as PreparedTarget;

test('with --timeout 3000 a run ends within a minute', () => {
  for (const kind of ['provider', 'platform']) assert.ok(deadlineOf(prepared({ kind, timeout: 3_000 })) <= 55);
  assert.ok(deadlineOf(prepared({ timeout: 200 })) <= 55);
});

test('slow installs, slow drivers and people get the time that they may take', () => {
  assert.ok(deadlineOf(prepared({ timeout: 10_000 })) >= 27 * 30);
  assert.equal(deadlineOf(prepared({ kind: 'platform', timeout: 3_000 }, { commandSeconds: 600 })), 655);
  assert.equal(deadlineOf(prepared({ timeout: 3_000 }, { isByHand: true })), Number.POSITIVE_INFINITY);
});

test('a slow target gets the time that its answers take, and half as much again', () => {
  const far = prepared({ timeout: 10_000, maxInstalls: 10 });
  assert.equal(deadlineOf(far), 480);
  assert.equal(deadlineFor(far, { seconds: 700 }), 1_050);
  assert.equal(deadlineFor(far, { seconds: 100 }), 480, 'never less than planned');
  const gate = prepared({ kind: 'platform', timeout: 10_000 }, { commandSeconds: 600 });
  assert.equal(deadlineFor(gate, { seconds: 620 }), 1_530);
});

test('no target gets time without an end, and none more than a user in a hurry wants', () => {
  assert.equal(deadlineFor(prepared({ timeout: 10_000, maxInstalls: 10 }), { seconds: 9_000 }), 1_800);
  assert.equal(deadlineFor(prepared({ timeout: 3_000, maxInstalls: 10 }), { seconds: 700 }), 55);
  assert.equal(deadlineFor(prepared({ timeout: 3_000 }, { isByHand: true }), { seconds: 700 }), Number.POSITIVE_INFINITY);
});

test('a run that cannot end in its time says so at its start', () => {
  assert.equal(tooLongText({ seconds: 700 }, 1_050), undefined);
  assert.equal(tooLongText({ seconds: 700 }, 55), 'It stops after 55 s, before it is complete; --deadline 1080 gives it enough time.');
});
