import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { secretSearch } from '../../../../engine/redaction/scan.ts';

const value = 'hunter2/hunter2+long';
const search = secretSearch([
  { name: 'password', value },
  { name: 'pin', value: 'a1b2c' },
]);

describe('a search for secrets', () => {
  const spellings = {
    plain: value,
    Base64: Buffer.from(`acme:${value}`).toString('base64'),
    hex: Buffer.from(value).toString('hex'),
    'URL-encoded': encodeURIComponent(value),
    'JSON in JSON': JSON.stringify(JSON.stringify({ value })),
  };
  for (const [name, spelling] of Object.entries(spellings))
    it(`finds one and names it: ${name}`, () => assert.deepEqual(search(`before ${spelling} after`), ['password']));

  it('finds none where none is', () => assert.deepEqual(search('hunter2 xa1b2cx'), []));

  it('finds one wherever it stands in a long text', () => {
    const length = 2_600_000;
    for (const at of [0, 1_048_570, 1_114_100, 1_114_112, 2_162_680, length - value.length]) {
      const text = `${'. '.repeat(at / 2)}${value}${'. '.repeat((length - at) / 2)}`;
      assert.deepEqual(search(text), ['password'], String(at));
    }
  });

  it('cuts no word, so that a short secret inside one is none', () => {
    assert.deepEqual(search(`${'x'.repeat(1_114_112 - 3)} xa1b2c${'y'.repeat(100)} ${'z '.repeat(600_000)}`), []);
    assert.deepEqual(search(`${'a1b2cx'.repeat(400_000)}`), []);
  });

  it('does without secrets', () => assert.deepEqual(secretSearch([])('anything'), []));
});
