import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combinations } from '../../../../targets/oddities/combinations.ts';
import { partnerCombinations, platformCombinations } from '../../../../targets/oddities/index.ts';

const freedoms = [
  ...['a', 'b', 'c'].map((name) => ({ name: `status-${name}`, decides: ['status'] })),
  ...['x', 'y'].map((name) => ({ name: `id-${name}`, decides: ['id'] })),
  { name: 'both', decides: ['id', 'body'] },
  { name: 'slow', decides: ['delay'] },
];

const together = (rows: string[][], ...names: string[]) => rows.filter((row) => names.every((name) => row.includes(name))).length;

test('every two that can go together do', () => {
  const rows = combinations(freedoms, [], 1);
  for (const one of freedoms)
    for (const other of freedoms) {
      const canMeet = one === other || !one.decides.some((decision) => other.decides.includes(decision));
      assert.equal(together(rows, one.name, other.name) > 0, canMeet, `${one.name} and ${other.name}`);
    }
});

test("each meets the reference's own choices", () => {
  const rows = combinations(freedoms, [], 1);
  assert.ok(rows.some((row) => row.includes('status-a') && !row.some((name) => name.startsWith('id-') || name === 'both')));
  assert.ok(rows.some((row) => row.includes('slow') && !row.some((name) => name.startsWith('status-'))));
});

test('what is told apart is never together', () => {
  const rows = combinations(freedoms, [['slow', 'id-x']], 1);
  assert.equal(together(rows, 'slow', 'id-x'), 0);
  assert.ok(together(rows, 'slow', 'id-y') > 0);
});

test('a seed gives its combinations again, another one others', () => {
  assert.deepEqual(combinations(freedoms, [], 7), combinations(freedoms, [], 7));
  assert.notDeepEqual(combinations(freedoms, [], 7), combinations(freedoms, [], 8));
});

test('there are 150 partners and platforms, each with several oddities, and none decides a thing twice', () => {
  const all = [...partnerCombinations(), ...platformCombinations()];
  assert.ok(all.length >= 150, String(all.length));
  assert.ok(all.filter(({ oddities }) => oddities.length > 3).length > 100);
});
