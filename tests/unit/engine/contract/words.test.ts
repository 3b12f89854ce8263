import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Violation } from '../../../../engine/contract/ownership.ts';
import { expectedWords } from '../../../../engine/contract/words.ts';

const expected = (type: string | string[], pointer = '/content/body/callback_url') =>
  expectedWords({ schema: { type }, keyword: 'type', pointer, params: {} } as unknown as Violation, '/content/body');

test('a field that may be anything but null is expected with a value', () => {
  const anything = ['string', 'number', 'boolean', 'object', 'array'];
  assert.equal(expected(anything), 'callback_url with a value');
  assert.equal(expected(['string', 'number']), 'callback_url as a string or a number');
  assert.equal(expected('string'), 'callback_url as a string');
});
