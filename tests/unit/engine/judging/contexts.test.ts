import assert from 'node:assert/strict';
import test from 'node:test';
import { contextsOf } from '../../../../engine/judging/contexts.ts';
import type { Observation } from '../../../../specs/generated/schemas.ts';

const attempt = (number: number, context: Record<string, string>, on: Observation['on'] = 'provisioning'): Observation => ({
  label: 'auth/wrong-password',
  exchanges: [number],
  on,
  context,
});

test('pairs of a deviation and a value are counted once, for all calls together', () => {
  const observations = [
    attempt(1, { deviation: 'empty', proxy: 'none' }),
    { ...attempt(1, { deviation: 'empty', proxy: 'none' }), label: 'auth/control' },
    attempt(2, { deviation: 'empty', proxy: 'forwarded' }, 'update'),
    attempt(3, { deviation: 'long', proxy: 'none', name: 'plain' }),
    { label: 'auth/control', exchanges: [4] },
    attempt(5, { proxy: 'none' }),
  ];
  const dimensions = [
    { name: 'name', values: ['plain'], met: 1, possible: 2 },
    { name: 'proxy', values: ['forwarded', 'none'], met: 3, possible: 4 },
  ];
  assert.deepEqual(contextsOf([{ observations }]), [{ surface: 'calls', attempts: 4, deviations: ['empty', 'long'], dimensions }]);
});

test('other surfaces stand apart, and without contexts there is nothing', () => {
  const signOn = attempt(1, { deviation: 'empty' }, 'sign-on');
  assert.deepEqual(
    contextsOf([{ observations: [signOn] }, { observations: [attempt(2, { deviation: 'empty' })] }]).map(({ surface }) => surface),
    ['sign-on', 'calls'],
  );
  assert.deepEqual(contextsOf([{ observations: [{ label: 'auth/control', exchanges: [1] }] }]), []);
});
