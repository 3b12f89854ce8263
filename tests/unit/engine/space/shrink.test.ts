import assert from 'node:assert/strict';
import test from 'node:test';
import { milder, shrunk } from '../../../../engine/space/shrink.ts';

const letters = [...'abcdefghij'];
const shows = (needed: string) => async (part: readonly string[]) => [...needed].every((letter) => part.includes(letter));

for (const needed of ['', 'a', 'j', 'e', 'ae', 'cj'])
  test(`of ten things, "${needed}" is left`, async () => {
    const { left, isSmallest } = await shrunk(letters, shows(needed), 40);
    assert.deepEqual([left.join(''), isSmallest], [needed, true]);
  });

test('few trials are enough for one thing of many', async () => {
  let trials = 0;
  const { left } = await shrunk(letters, async (part) => {
    trials += 1;
    return part.includes('g');
  });
  assert.deepEqual(left, ['g']);
  assert.ok(trials <= 12, String(trials));
});

test('it ends after its trials, and says that more could be left out', async () => {
  const { left, isSmallest } = await shrunk(letters, shows('adgj'), 4);
  assert.ok(left.length >= 4 && !isSmallest);
});

test('what nothing shows again is a coincidence, not a condition', async () => {
  const { left, isSmallest } = await shrunk(letters.slice(0, 3), async () => false);
  assert.deepEqual([left.join(''), isSmallest], ['abc', false]);
});

test('one thing is left where all of it shows it again', async () => {
  assert.deepEqual(await shrunk(['a'], shows('a')), { left: ['a'], isSmallest: true });
});

test('a milder thing is named where it is enough', async () => {
  type Size = { size: number; milder?: Size };
  const [small, large]: Size[] = [{ size: 1 }, { size: 9, milder: { size: 5 } }];
  const named = async (least: number) =>
    (await milder([small as Size, large as Size], async (all) => all.some(({ size }) => size >= least))).map(({ size }) => size);
  assert.deepEqual(
    [await named(4), await named(7)],
    [
      [1, 5],
      [1, 9],
    ],
  );
});
