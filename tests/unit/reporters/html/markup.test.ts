import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cut, lines, link, markup, outsideText, prose } from '../../../../reporters/html/markup.ts';

describe('markup', () => {
  it('keeps text, in content and in attributes', () => {
    assert.equal(markup`<p title="${`"><script>'&`}">${'<b>'}</p>`.markup, '<p title="&quot;&gt;&lt;script&gt;&#39;&amp;">&lt;b&gt;</p>');
  });

  it('leaves markup and numbers as they are, and nothing where there is nothing', () => {
    assert.equal(markup`${markup`<b>`}${[markup`1`, markup`2`]}${3}${undefined}${false}`.markup, '<b>123');
  });

  it('shows what is unprintable as an escape', () => {
    assert.equal(markup`${'\u0000\u001b\u202e\n'}`.markup, '\\x00\\x1b\\u202e\\x0a');
    assert.equal(lines('a\n\tb\r').markup, 'a\n\tb\\x0d');
  });
});

describe('a long text', () => {
  it('takes no more bytes than it may, whatever it is made of', () => {
    for (const text of ['x', '<', '"', 'é', '\u0000', '🐘'].map((one) => one.repeat(5_000))) {
      const { start, rest } = cut(text, 600);
      assert.ok(Buffer.byteLength(lines(start).markup) <= 600);
      assert.ok(start.length > 50);
      assert.equal(start.length + rest, text.length);
    }
  });

  it('is whole where it fits', () => assert.deepEqual(cut('whole', 100), { start: 'whole', rest: 0 }));

  it('says what is left out', () => assert.match(outsideText('x'.repeat(10_000)).markup, /9,200 more characters in report\.json/));
});

describe('advice', () => {
  it('shows what stands between backticks as code', () => {
    assert.equal(prose(' Send `id` & <more>. ').markup, '<bdi>Send <code>id</code> &amp; &lt;more&gt;.</bdi>');
  });
});

describe('a link', () => {
  it('keeps the slash of an id, and takes any text', () => {
    assert.equal(link('sso/decodes-form-fields'), '#sso/decodes-form-fields');
    assert.equal(link('a/b c"\ud800'), '#a/b%20c%22%5Cud800');
  });
});
