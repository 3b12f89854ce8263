import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readProperties } from '../../../../../suites/shared/application/properties.ts';

const told = (text: string) =>
  readProperties(text).properties.map(({ key, value, position }) => `${position.line}:${position.column} ${key}=${value}`);

describe('a properties file', () => {
  const texts: Record<string, string[]> = {
    'a=1': ['1:1 a=1'],
    'a:1\n\tb 2': ['1:1 a=1', '2:2 b=2'],
    '# a=1\n  ! b=2\n\nc=3': ['4:1 c=3'],
    'a=1,\\\n   2,\\\n   3\nb=4': ['1:1 a=1,2,3', '4:1 b=4'],
    'a=1\\\\\nb=2': ['1:1 a=1\\', '2:1 b=2'],
    'a\\=b=c': ['1:1 a=b=c'],
    'a\\:b : c=d': ['1:1 a:b=c=d'],
    '%prod.db.url=x': ['1:1 %prod.db.url=x'],
    'a=\\u00e9\\t': ['1:1 a=é\t'],
    'a=1\r\nb=2\rc=3': ['1:1 a=1', '2:1 b=2', '3:1 c=3'],
    a: ['1:1 a='],
    'a=1\na=2': ['1:1 a=1', '2:1 a=2'],
    '\ufeffa=1': ['1:1 a=1'],
    '': [],
  };
  for (const [text, expected] of Object.entries(texts))
    it(`is read as Java reads it: ${JSON.stringify(text)}`, () => assert.deepEqual(told(text), expected));

  it('says where Java would refuse it', () => {
    assert.deepEqual(readProperties('a=1\nb=\\u12').problem?.position, { line: 2, column: 3 });
    assert.deepEqual(readProperties('a=\\\\u12').problem, undefined);
  });
});
