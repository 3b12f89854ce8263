import assert from 'node:assert/strict';
import test from 'node:test';
import { retryAfter } from '../../../../../engine/wire/http/retry-after.ts';

const now = Date.UTC(1994, 10, 6, 8, 49, 30);

test('Retry-After in each of its forms', () => {
  const cases: [string | undefined, number | undefined][] = [
    ['7', 7000],
    [' 7 ', 7000],
    ['0', 0],
    ['999999999999999999999999', 60_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 7000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 7000],
    ['Sun Nov  6 08:49:37 1994', 7000],
    ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
    ['Mon, 07 Nov 2044 08:49:37 GMT', 60_000],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['Sun, 99 Nov 1994 08:49:37 GMT', undefined],
    ['2044', 60_000],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [value, expected] of cases) assert.equal(retryAfter(value, { now, cap: 60_000 }), expected, value);
});
