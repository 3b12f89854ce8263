import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valuesAt } from '../../../../engine/contract/places.ts';
import { observationFacts } from '../../../../engine/recording/facts.ts';
import { observed } from '../../../../engine/recording/recording.ts';
import { cpuMs } from '../../share.ts';
import { played } from './observations.ts';

test('the facts of an answer with 13,000 headers take no longer than a moment', () => {
  const same = Array.from({ length: 13_000 }, (): [string, string] => ['A', 'b']);
  const others = same.map((_, at): [string, string] => [`X-${at}`, 'b']);
  const [seen] = observed(
    played({ label: 'provision/first', status: 200, headers: [...same, ...others, ['Location', '1'], ['location', '2']] }),
  );
  let facts = {} as ReturnType<typeof observationFacts>;
  assert.ok(
    cpuMs(() => {
      if (seen) facts = observationFacts(seen);
    }) < 1_000,
  );
  assert.equal(facts.headers.a?.length, 13_000 * 3 - 2);
  assert.equal(facts.headers.location, '1');
});

test('one field is looked up in an answer with 400,000 fields without reading the others', () => {
  const instance = Object.fromEntries(Array.from({ length: 400_000 }, (_, at) => [`k${at}`, 1]));
  assert.ok(
    cpuMs(() => {
      for (let time = 0; time < 50; time++) assert.deepEqual(valuesAt({}, ['properties', 'k7'], instance), ['/k7']);
    }) < 1_000,
  );
});
