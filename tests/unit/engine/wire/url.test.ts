import assert from 'node:assert/strict';
import test from 'node:test';
import { isUrl } from '../../../../engine/wire/url.ts';

test('a host beyond ASCII is one, however often it is asked', () => {
  for (let times = 0; times < 20_000; times++) assert.ok(isUrl('https://b\u00fccher.example/x'));
});

test('a URL, alone or by another', () => {
  assert.deepEqual(
    [isUrl('https://a.example'), isUrl('a.example'), isUrl('/path'), isUrl('/path', 'https://a.example'), isUrl('http://[')],
    [true, false, false, true, false],
  );
});
