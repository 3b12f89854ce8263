import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Violation } from '../../../../engine/contract/ownership.ts';
import type { Schema } from '../../../../engine/contract/schema.ts';
import { expectedWords } from '../../../../engine/contract/words.ts';

const expected = (schema: Schema, keyword: string, pointer = '/content/body/callback_url') =>
  expectedWords({ schema, keyword, pointer, params: {}, owners: [] } satisfies Violation, '/content/body');

test('a field that may be anything but null is expected with a value', () => {
  const anything = { not: { type: 'null' } };
  assert.equal(expected(anything, 'not'), 'callback_url with a value');
  assert.equal(expected(anything, 'required'), 'callback_url with a value');
  assert.equal(expected({ type: ['string', 'number'] }, 'type'), 'callback_url as a string or a number');
  assert.equal(expected({ type: 'string' }, 'type'), 'callback_url as a string');
});
