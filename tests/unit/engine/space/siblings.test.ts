import assert from 'node:assert/strict';
import test from 'node:test';
import { unlikeSiblings } from '../../../../engine/space/siblings.ts';

const cases: Record<string, { calls: [kind: string, answer: string][]; unlike: [index: number, usual: string][] }> = {
  'all alike': {
    calls: [
      ['a', '401'],
      ['a', '401'],
      ['b', '404'],
    ],
    unlike: [],
  },
  'one of three': {
    calls: [
      ['a', '401'],
      ['a', '404'],
      ['a', '401'],
    ],
    unlike: [[1, '401']],
  },
  'another kind has another usual answer': {
    calls: [
      ['a', '401'],
      ['a', '401'],
      ['b', '404'],
      ['b', '404'],
      ['b', '401'],
    ],
    unlike: [[4, '404']],
  },
  'of two, the one that is rare elsewhere': {
    calls: [
      ['a', '500'],
      ['a', '401'],
      ['b', '401'],
    ],
    unlike: [[0, '401']],
  },
};

for (const [name, { calls, unlike }] of Object.entries(cases))
  test(name, () => {
    const found = unlikeSiblings(calls.map(([kind, answer], one) => ({ one, kind, answer })));
    assert.deepEqual(
      found.map(({ one, usual }) => [one, usual]),
      unlike,
    );
  });
