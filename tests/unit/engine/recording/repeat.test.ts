import assert from 'node:assert/strict';
import { test } from 'node:test';
import { observed } from '../../../../engine/recording/recording.ts';
import { isSameStep, type RepeatedStep, repeatedStepOf, repeater, sameStepIn } from '../../../../engine/recording/repeat.ts';
import type { Recording } from '../../../../specs/generated/schemas.ts';

const exchange = (number: number) => ({
  request: { method: 'POST', url: 'https://acme.example/r', headers: [] },
  started: 0,
  ms: { total: 1 },
  number,
});
const late: Recording = {
  play: 'users come late',
  observations: [
    { label: 'sso/stale', age: 'an hour', exchanges: [1], resourceId: 'r-1' },
    { label: 'sso/stale', age: 'a day', exchanges: [2, 3], resourceId: 'r-1' },
    { label: 'sso/stale', age: 'a day', exchanges: [4], resourceId: 'r-1' },
  ],
};
const strangers: Recording = {
  play: 'strangers try to install',
  observations: [
    { label: 'auth/wrong-password', credentials: 'empty-password', what: 'odd', exchanges: [0] },
    { label: 'provision/stray-calls', exchanges: [] },
  ],
};
const recordings = [strangers, late];
const seen = observed({ recordings, exchanges: [0, 1, 2, 3, 4].map(exchange) });
const repeat = repeater(recordings, (place, id) => `replay ${place} for ${id}`);

test('a problem carries the step that made it, and a command with its last exchange', () => {
  assert.deepEqual(
    seen.map((one) => repeat(one, 'a/b')?.repeat),
    ['replay 0 for a/b', 'replay a/b for a/b', 'replay 1 for a/b', 'replay 3 for a/b', 'replay 4 for a/b'],
  );
  assert.deepEqual(seen[0] && repeat(seen[0], 'a/b')?.recipe, {
    play: 'strangers try to install',
    label: 'auth/wrong-password',
    what: 'odd',
    credentials: 'empty-password',
    nth: 0,
    needsResource: false,
  } satisfies RepeatedStep);
  assert.deepEqual(seen[4] && repeat(seen[4], 'a/b')?.recipe, {
    play: 'users come late',
    label: 'sso/stale',
    age: 'a day',
    nth: 1,
    needsResource: true,
  } satisfies RepeatedStep);
});

test('what nobody recorded is not repeated', () =>
  assert.equal(repeat({ label: 'sso/valid', exchanges: [exchange(1)] }, 'a/b'), undefined));

test('the same step is found in another run, by what it does and not by its number', () => {
  const recipes = late.observations.map((one) => repeatedStepOf(late, one));
  const again: Recording = { ...late, observations: [{ label: 'sso/recent', exchanges: [9] }, ...late.observations] };
  assert.deepEqual(
    recipes.map((recipe) => sameStepIn([strangers, again], recipe)),
    late.observations,
  );
  assert.deepEqual(
    recipes.map((recipe) => recipes.findIndex((other) => isSameStep(recipe, other))),
    [0, 1, 2],
  );
});

test('where the very step was not played, the nearest is taken', () => {
  const [hour, day] = late.observations as [Recording['observations'][number], Recording['observations'][number]];
  const second = { ...repeatedStepOf(late, day), nth: 5 };
  assert.equal(sameStepIn([late], second), day);
  assert.equal(sameStepIn([{ ...late, observations: [hour] }], second), hour);
  assert.equal(sameStepIn([strangers], second), undefined);
});
