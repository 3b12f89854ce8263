import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { type BodyParts, longerParts, ordinaryParts } from '../../../../engine/cases/bodies.ts';
import { character } from '../../../../engine/cases/character.ts';
import { LONGEST_ID, LONGEST_NAME, oddId, options, ownerName, PLAIN } from '../../../../engine/cases/known-fields.ts';
import { shaped, shapesOf } from '../../../../engine/cases/shapes.ts';
import { plainText, text } from '../../../../engine/cases/text.ts';
import { isOfFormat } from '../../../../engine/contract/formats.ts';

const shapes = shapesOf(0);

const UUID = '2f1c8a4e-5b7d-4c3a-9e60-7d1b2c3a4f50';
const plans = ['test', 'big'];
const plain: BodyParts = { ...PLAIN, plan: 'test' };
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns = 200) => fc.sample(arbitrary, { seed: 1, numRuns });
/** The next smaller ones that would be tried. */
const smaller = <T>(arbitrary: fc.Arbitrary<T>, value: T): T[] => [...arbitrary.shrink(value, undefined)].map((one) => one.value);

test('ids begin with a letter or a digit, and have nothing that an address would escape', () => {
  for (const id of sample(oddId('orga'), 500)) assert.match(id, /^[a-z0-9][\w.-]{0,63}$/i);
  for (const id of ['a', '7', 'A_b.c-D', UUID]) assert.ok(oddId('orga').canShrinkWithoutContext(id), id);
  for (const id of ['', '.a', '_1', '-', 'a b', 'é', 'a'.repeat(65)]) assert.ok(!oddId('orga').canShrinkWithoutContext(id), id);
});

test('an id that is a UUID stays whole, with its prefix or without', () => {
  for (const id of [UUID, `orga_${UUID}`]) assert.deepEqual(smaller(oddId('orga'), id), [], id);
});

test('owners and users have prefixes of their own', () => {
  const parts = sample(ordinaryParts(plans), 1000);
  const prefixes = (ids: string[]) => [...new Set(ids.flatMap((id) => /^(.*_)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+$/.exec(id)?.[1] ?? []))];
  assert.deepEqual(prefixes(parts.map(({ owner_id }) => owner_id)), ['orga_']);
  assert.deepEqual(prefixes(parts.filter((one) => one.owner_id !== one.user_id).map(({ user_id }) => user_id)), ['user_']);
});

test('an addon_id may go on with each sign that ids may have', () => {
  const tails = ['', '.1', '-a', '_b', '.x-y_z', '-00000000-0000-4000-8000-000000000000'];
  assert.deepEqual(new Set(sample(ordinaryParts(plans), 500).map(({ addon_tail }) => addon_tail)), new Set(tails));
});

test('a smaller body keeps its user, and the owner as user where it was', () => {
  const named = { ...plain, owner_name: 'éé' };
  assert.ok(smaller(ordinaryParts(plans), named).length > 0);
  for (const one of smaller(ordinaryParts(plans), named)) assert.deepEqual([one.owner_id, one.user_id], ['orga_1', 'user_1']);
  const same = { ...named, user_id: 'orga_1' };
  assert.ok(smaller(ordinaryParts(plans), same).some((one) => one.owner_name !== 'éé' && one.user_id === 'orga_1'));
});

test('characters are of many kinds, and none is a control or half a pair', () => {
  for (const one of ['a', 'Z', '0', "'", '\\', 'é', 'ẞ', '’', '«', '\u00a0', '漢', '한', '\u0301', '\u200d', '😀', '𝒜'])
    assert.ok(character().canShrinkWithoutContext(one), one);
  for (const one of ['', '\n', '\0', '\ud83d', 'ab', 'undefined', undefined]) assert.ok(!character().canShrinkWithoutContext(one), one);
  assert.deepEqual(smaller(character(), 'a'), []);
  assert.ok(smaller(character(), '😀').includes('a'));
});

test('a name has something that can be seen', () => {
  for (const name of ['a', '7', '!', '€', '\u0301a', ' é ']) assert.ok(ownerName().canShrinkWithoutContext(name), name);
  for (const name of ['', ' ', '\u00a0', '\u0301', '\u200d', ' \u0308 ', 7, undefined])
    assert.ok(!ownerName().canShrinkWithoutContext(name), String(name));
});

test('a name is no longer than the longest, in UTF-16 units', () => {
  const isDrawn = (name: string) => ownerName(30).canShrinkWithoutContext(name);
  for (const name of ['a'.repeat(30), 'é'.repeat(30), 'b'.repeat(30), '😀'.repeat(15)]) assert.ok(isDrawn(name), name);
  for (const name of ['a'.repeat(31), 'é'.repeat(31), 'b'.repeat(31), '😀'.repeat(16)]) assert.ok(!isDrawn(name), name);
  for (const name of sample(ownerName(30), 500)) assert.ok(name.length <= 30, name);
  assert.deepEqual(
    [LONGEST_NAME, LONGEST_NAME + 1].map((length) => ownerName().canShrinkWithoutContext('a'.repeat(length))),
    [true, false],
  );
});

test('names are padded with one, two and three bytes', () => {
  const names = sample(ownerName(), 500);
  for (const padding of ['a', 'é', '漢'])
    assert.ok(
      names.some((name) => name.endsWith(padding.repeat(30))),
      padding,
    );
});

test('a run of more than 20 at the end is padding, which goes at once; anything else is text', () => {
  assert.ok(smaller(ownerName(), `ø${'é'.repeat(21)}`).includes('ø'));
  assert.ok(smaller(ownerName(), `${'a'.repeat(30)}ø`).every((name) => name.length < 31 || name.startsWith('a'.repeat(30))));
  assert.ok(smaller(ownerName(), `${'a'.repeat(30)}ø`).some((name) => name.endsWith('ø')));
});

test('options are ordinary objects of short texts that are not empty', () => {
  const drawn = sample(options(5));
  assert.ok(drawn.some((one) => Object.keys(one).length === 5));
  for (const one of drawn) {
    assert.equal(Object.getPrototypeOf(one), Object.prototype);
    for (const [key, value] of Object.entries(one)) {
      assert.match(key, /^[a-z0-9._-]{1,40}$/);
      assert.ok(value !== '' && [...value].length <= 255);
    }
  }
});

test('options and names beyond 255 are drawn among longer bodies alone', () => {
  const longer = sample(longerParts(plans), 500);
  assert.ok(longer.some(({ owner_name }) => owner_name.length > 2000) && longer.every(({ owner_name }) => owner_name.length <= 4000));
  assert.ok(longer.some((one) => Object.keys(one.options).length > 2));
  for (const one of sample(ordinaryParts(plans), 500))
    assert.ok(one.owner_name.length <= LONGEST_NAME && one.owner_id.length <= LONGEST_ID && Object.keys(one.options).length === 0);
});

const meant: Record<string, (parts: BodyParts) => boolean> = {
  'a plain name': ({ owner_name }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(owner_name),
  'the user is the owner': ({ owner_id, user_id }) => owner_id === user_id,
  'a name with accents': ({ owner_name }) => /é/.test(owner_name) && /Ñ/.test(owner_name),
  'a name with quotes and a backslash': ({ owner_name }) => ["'", '"', '\\'].every((sign) => owner_name.includes(sign)),
  'a name in other scripts': ({ owner_name }) =>
    [/\p{sc=Han}/u, /\p{sc=Cyrl}/u, /\p{sc=Grek}/u, /\p{sc=Hang}/u].every((one) => one.test(owner_name)),
  'a name with emoji': ({ owner_name }) => /\p{Emoji_Presentation}\u200d\p{Emoji_Presentation}/u.test(owner_name),
  'a name of 255 characters': ({ owner_name }) => /^[ -~]{255}$/.test(owner_name),
  'ids and a name of digits only': ({ owner_id, user_id, owner_name }) =>
    /^\d{2}$/.test(owner_id) && /^\d{20}$/.test(user_id) && /^\d{2}$/.test(owner_name),
  'ids that are UUIDs': ({ owner_id, user_id }) =>
    [owner_id, user_id].every((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)),
  'ids with dots, dashes and underscores': ({ addon_tail, owner_id, user_id }) =>
    [addon_tail, owner_id, user_id].every((id) => id.includes('.') && id.includes('-') && id.includes('_')),
  'a name written from right to left': ({ owner_name }) => /\p{sc=Hebr}/u.test(owner_name) && /\p{sc=Arab}/u.test(owner_name),
  'a name with combining marks': ({ owner_name }) => owner_name !== owner_name.normalize('NFC'),
  'a name with markup and a percent sign': ({ owner_name }) => ['<script>', '&', '% '].every((sign) => owner_name.includes(sign)),
  'a name with spaces around it': ({ owner_name }) => /^ \S+ $/.test(owner_name),
  'a name of 255 characters outside ASCII': ({ owner_name }) => /^[^ -~]{255}$/.test(owner_name),
  'options that are not empty': (parts) => Object.keys(parts.options).length > 0,
  'an owner_id of more than 64 characters': ({ owner_id }) => owner_id.length > 64,
  'a name of more than 255 characters': ({ owner_name }) => owner_name.length > 255,
};

test('each shape is what its words say, and the plans take turns', () => {
  const parts = shaped(plans).map((one) => one.parts);
  for (const [place, { what }] of shapes.entries()) {
    const shape = parts[place];
    assert.ok(shape && meant[what]?.(shape), what);
    assert.equal(shape.plan, plans[place % 2]);
  }
});

test('a format with lengths that no text has is drawn all the same', () => {
  assert.deepEqual([...new Set(sample(text({ format: 'date', minLength: 5, maxLength: 2 }), 5))], ['text']);
});

test('a text has the format that its schema asks for', () => {
  const named = [
    'uri',
    'uri-reference',
    'email',
    'idn-email',
    'hostname',
    'ipv4',
    'ipv6',
    'uuid',
    'date-time',
    'date',
    'time',
    'duration',
    'byte',
  ];
  for (const format of named) {
    const schema = { type: 'string', format };
    for (const one of [plainText(schema), ...sample(text(schema), 30)]) assert.ok(isOfFormat(format, one), `${format}: ${one}`);
    assert.ok(new Set(sample(text(schema), 30)).size > 10, format);
    assert.equal(plainText(schema), plainText(schema));
  }
});
