import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { drawing } from '../../../../engine/cases/drawing.ts';
import { drawnText } from '../../../../engine/space/drawn-text.ts';
import { allByAttackers, amongReal, byAttackers, realPoints } from '../../../../engine/space/points.ts';
import { changesAt, isBy, type Space, valuesOn } from '../../../../engine/space/space.ts';

const require = createRequire(import.meta.url);
const data = require('#specs/space/provider.json') as { calls: string[]; dimensions: Space };

const deviations = { none: 'missing', empty: 'missing', other: 'changed', cut: 'changed', longer: 'changed', bearer: 'scheme' };
const drawn = { space: data.dimensions, operations: data.calls, caller: 'platform' as const, deviations };
const has = () => true;

const platform = require('#specs/space/platform.json') as typeof data;

test('the data follows its schema', () => {
  const isValid = new Ajv2020({ strict: false }).compile(require('#specs/schemas/space.schema.json'));
  for (const each of [data, platform]) assert.ok(isValid(each), JSON.stringify(isValid.errors));
});

test('a browser sends only cookies that the grammar of RFC 6265 §4.1.1 has: a service may read the header with a strict parser', () => {
  const pair = /^[!#$%&'*+.^`|~\w-]+=("[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*"|[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*)$/;
  const sent = Object.entries(data.dimensions.cookie?.values ?? {}).filter(([, value]) => isBy(value, 'browser'));
  const headers = sent.flatMap(([, { headers = {} }]) => headers.Cookie ?? []).filter((text) => !/^\{[a-z ]+\}$/.test(text));
  assert.ok(headers.length > 0);
  for (const text of headers) for (const one of drawnText(text, drawing(7, 'cookies')).split('; ')) assert.match(one, pair);
});

test('the usual value of each dimension changes nothing', () => {
  for (const { dimensions } of [data, platform])
    for (const [name, { values }] of Object.entries(dimensions)) {
      const [{ otherwise: _, ...change } = {}] = Object.values(values);
      assert.deepEqual(change, {}, name);
    }
});

test('what only attackers send and hides nothing comes together, and each of it comes', () => {
  const points = allByAttackers({ space: platform.dimensions, operations: ['signed'], caller: 'client' }, drawing(1, 'test'));
  const met = new Set(points.flatMap((point) => Object.entries(point).map(([dimension, name]) => `${dimension} ${name}`)));
  const wanted = valuesOn(platform.dimensions, 'signed').filter(({ value }) => value.by === undefined && !value.hides);
  assert.deepEqual(met, new Set(wanted.map(({ dimension, name }) => `${dimension} ${name}`)));
});

for (const seed of [1, 2, 3])
  test(`each deviation meets each call, and each family and each call meet each value of real callers (seed ${seed})`, () => {
    const attempts = amongReal({ ...drawn, has }, drawing(seed, 'test'));
    const met = new Set(attempts.flatMap(({ deviation, operation }) => `${deviation} ${operation}`));
    assert.equal(met.size, Object.keys(deviations).length * data.calls.length);
    for (const { dimension, name, value } of data.calls.flatMap((call) => valuesOn(data.dimensions, call, has)))
      if (['platform', 'anyone'].includes(value.by ?? '')) {
        const own = attempts.filter(({ point }) => point[dimension] === name);
        const families = new Set(own.map(({ deviation }) => deviations[deviation as 'none']));
        assert.equal(families.size, new Set(Object.values(deviations)).size, `${dimension} ${name} meets ${[...families]}`);
      }
    assert.ok(attempts.every(({ point }) => changesAt(data.dimensions, point).every(({ value }) => isBy(value, 'platform'))));
  });

test('what only attackers send meets each call and each group, and comes alone where it may hide others', () => {
  const groups = [
    ['none', 'empty'],
    ['other', 'cut'],
  ];
  const attempts = byAttackers({ ...drawn, has }, groups, drawing(1, 'test'));
  for (const call of data.calls)
    for (const { dimension, name, value } of valuesOn(data.dimensions, call, has)) {
      if (['platform', 'anyone'].includes(value.by ?? '')) continue;
      const own = attempts.filter(({ point }) => point[dimension] === name);
      assert.ok(
        own.some(({ operation }) => operation === call),
        `${call} ${name}`,
      );
      if (!value.hides) continue;
      for (const group of groups)
        assert.ok(
          own.some(({ deviation }) => group.includes(deviation)),
          `${name} ${group}`,
        );
      assert.ok(
        own.every(({ point }) => Object.keys(point).length === 1),
        name,
      );
    }
});

test('a value that needs something is not drawn without it', () => {
  const attempts = byAttackers({ ...drawn, has: () => false }, [['none']], drawing(1, 'test'));
  assert.ok(!attempts.some(({ point }) => point.cookie?.startsWith('a session')));
});

test('real points have each value of the caller once at least, and no other', () => {
  const points = realPoints({ ...drawn, operations: ['signOn'], caller: 'browser', has }, drawing(1, 'test'));
  const met = new Set(points.flatMap((point) => Object.values(point)));
  for (const { name, value } of valuesOn(data.dimensions, 'signOn', has))
    assert.equal(met.has(name), ['browser', 'anyone'].includes(value.by ?? ''), name);
});

test('the same seed draws the same', () => {
  const of = (seed: number) => amongReal(drawn, drawing(seed, 'test'));
  assert.deepEqual(of(1), of(1));
  assert.notDeepEqual(of(1), of(2));
});
