import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { parse } from 'yaml';
import { bodyOfParts, isLonger, longerParts, ordinaryParts } from '../../../../engine/cases/bodies.ts';
import { LONGEST_NAME } from '../../../../engine/cases/known-fields.ts';
import { shaped, shapesOf } from '../../../../engine/cases/shapes.ts';

const shapes = shapesOf(0);

const document = parse(readFileSync(new URL('openapi/provider.yaml', import.meta.resolve('#package')), 'utf8'));
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(document, 'provider');
const isValid = ajv.compile({ $ref: 'provider#/components/schemas/ProvisioningRequest' });

const plans = ['test', 'big'];
const run = () => {
  let count = 0;
  return { addonId: () => `assay_${++count}`, callbackUrl: (id: string) => `https://platform.example/v2/vendor/apps/${id}` };
};
const sample = (seed: number, numRuns = 500) => {
  const own = run();
  return fc.sample(ordinaryParts(plans), { seed, numRuns }).map((parts) => bodyOfParts(parts, own));
};

test('every drawn body is valid, ordinary, and can be written as UTF-8', () => {
  for (const body of sample(1, 2000)) {
    assert.ok(isValid(body), JSON.stringify([body, isValid.errors]));
    assert.ok(!isLonger(body) && plans.includes(body.plan) && body.addon_id.startsWith('assay_'));
    assert.ok(!/[\p{Cc}\p{Cs}]/u.test(body.owner_name), body.owner_name);
    assert.ok(body.owner_name.trim() !== '' && body.owner_id !== '' && body.user_id !== '');
  }
});

test('longer bodies and the shapes are valid too', () => {
  const longer = fc.sample(longerParts(plans), { seed: 1, numRuns: 300 });
  for (const parts of [...longer, ...shaped(plans).map((one) => one.parts)]) {
    const body = bodyOfParts(parts, run());
    assert.ok(isValid(body) && !/\p{Cs}/u.test(body.owner_name), JSON.stringify([body, isValid.errors]));
  }
  assert.ok(longer.filter(isLonger).length > 100);
});

test('what the requirement names is drawn', () => {
  const bodies = sample(2, 1000);
  const kinds: [string, (body: (typeof bodies)[number]) => boolean][] = [
    ['a name of 255', ({ owner_name }) => owner_name.length === LONGEST_NAME],
    ['a short name', ({ owner_name }) => owner_name.length < 4],
    ['quotes', ({ owner_name }) => /['"]/.test(owner_name)],
    ['a backslash', ({ owner_name }) => owner_name.includes('\\')],
    ['a leading or trailing space', ({ owner_name }) => owner_name !== owner_name.trim()],
    ['Arabic or Hebrew', ({ owner_name }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(owner_name)],
    ['emoji', ({ owner_name }) => /\p{Emoji_Presentation}/u.test(owner_name)],
    ['combining marks', ({ owner_name }) => /\p{M}/u.test(owner_name)],
    ['user as owner', ({ owner_id, user_id }) => owner_id === user_id],
    ['digits', ({ owner_id }) => /^\d+$/.test(owner_id)],
    ['a prefixed UUID', ({ owner_id }) => /^orga_[0-9a-f-]{36}$/.test(owner_id)],
    ['dots, dashes, underscores', ({ user_id }) => /[.-].*_|_.*[.-]/.test(user_id)],
    ['another plan', ({ plan }) => plan === 'big'],
  ];
  for (const [what, isKind] of kinds) assert.ok(bodies.some(isKind), what);
});

test('the same seed draws the same bodies, another seed others, and no addon_id comes twice', () => {
  assert.deepEqual(sample(3), sample(3));
  assert.notDeepEqual(sample(3), sample(4));
  assert.equal(new Set(sample(3).map(({ addon_id }) => addon_id)).size, 500);
});

test('each shape has words of its own, can be shrunk, and the longer ones come last', () => {
  const parts = shaped(plans).map((one) => one.parts);
  assert.equal(new Set(shapes.map(({ what }) => what)).size, shapes.length);
  assert.deepEqual(
    parts.map(isLonger),
    shapes.map((_, place) => place >= shapes.length - 3),
  );
  const ordinary = ordinaryParts(plans);
  const longer = longerParts(plans);
  parts.forEach((shape, place) => {
    assert.ok((isLonger(shape) ? longer : ordinary).canShrinkWithoutContext(shape), shapes[place]?.what);
  });
});
