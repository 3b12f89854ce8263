import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prettyBody, shownBody } from '../../../../reporters/html/exchange.ts';

describe('a body', () => {
  it('is indented when it is JSON, with repeated keys, odd numbers and escapes kept', () => {
    assert.equal(
      prettyBody('{"a":1.0,"a":[1E400,"x\\u0041, {"],"b":{},"c":[]}', 'text/plain'),
      '{\n  "a": 1.0,\n  "a": [\n    1E400,\n    "x\\u0041, {"\n  ],\n  "b": {},\n  "c": []\n}',
    );
  });

  it('parses to the same value once indented', () => {
    const value = { list: [1, [2, { three: null }], 'a:b,c'], empty: '', 'key "quoted"': true };
    assert.deepEqual(JSON.parse(prettyBody(JSON.stringify(value), '')), value);
  });

  it('shows a form one field a line, decoded where that differs', () => {
    assert.equal(
      prettyBody('id=1&email=a%2Bb%40c+d&x', 'application/x-www-form-urlencoded; charset=utf-8'),
      'id = 1\nemail = a%2Bb%40c+d\n    decoded: a+b@c d\nx = ',
    );
  });

  it('shows no decoded text for a field that cannot be decoded', () => {
    assert.equal(prettyBody('q=a+b%zz&n=1', 'application/x-www-form-urlencoded'), 'q = a+b%zz\nn = 1');
  });

  for (const text of ['{"a":', '<html>', 'a=%zz&b', '', '"text"']) {
    it(`is shown as it came otherwise: ${text}`, () => assert.equal(prettyBody(text, 'text/plain'), text));
  }

  it('has the keys marked that a problem names', () => {
    assert.equal(
      shownBody('{"id":"<1>","config":{"PORT":1}}', '', 500, new Set(['PORT'])).markup,
      '{\n  &quot;id&quot;: &quot;&lt;1&gt;&quot;,\n  &quot;config&quot;: {\n    <mark>&quot;PORT&quot;: 1</mark>\n  }\n}',
    );
  });

  it('is cut when it is long', () => assert.match(shownBody('x'.repeat(900), '', 100).markup, /^x{100}<span class="cut">\n… 800 more/));
});
