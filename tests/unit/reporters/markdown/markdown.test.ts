import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { marked } from 'marked';
import { markdownComparison } from '../../../../reporters/comparison/markdown.ts';
import { markdown } from '../../../../reporters/markdown/index.ts';
import { hostile, large, repaired, sample } from '../test-reports.ts';

const rendered = (text: string): string => marked.parse(text, { gfm: true, async: false });
/** Everything that a renderer makes of it but the words. */
const shape = (text: string): string[] => rendered(text).match(/<[^>]*>/g) ?? [];

describe('Markdown', () => {
  const page = rendered(markdown(sample()));

  it('opens with the verdict, what it is of and why', () => {
    assert.match(page, /^<h2>Not conforming: <code>acme-db<\/code><\/h2>\n<p>2 of 7 required checks failed\.<\/p>/);
  });

  it('folds each failure, with where, expected, got, what to change and how to see it again', () => {
    for (const part of [
      '<summary><code>sso/decodes-form-fields</code>',
      '<code>POST https&#58;//acme.example/sso</code> expected <code>the panel</code>, got <code>403 for a percent sign</code>',
      '<strong>Fix</strong> Decode the form',
      "<pre>curl -d 'id=1' https&#58;//acme.example/sso</pre>",
      '<strong>Blocks 1 check</strong> <code>manifest/config-vars-are-prefixed</code>',
      '<strong>stale</strong> <code>manifest/is-a-json-object</code>',
    ])
      assert.ok(page.includes(part), `${part}\n${page}`);
  });

  it('cuts nothing that fits', () => assert.doesNotMatch(page, /Cut to fit/));

  for (const [name, text] of [
    ['a report', markdown(large(2000, 20_000))],
    ['a comparison', markdownComparison(sample(), large(2000, 20))],
  ] as const)
    it(`fits a comment and says what was cut: ${name}`, () => {
      assert.ok(text.length < 65_536 && Buffer.byteLength(text) < 65_536, String(text.length));
      assert.ok(text.length > 50_000, 'there is room for more');
      assert.match(text, /\*\*Cut to fit:\*\* \d+ of \d+ [a-z]/);
    });

  it('fits whatever the target says, in characters and in bytes', () => {
    for (const text of ['x'.repeat(100_000), '😀'.repeat(30_000), '<'.repeat(50_000), '\u0000'.repeat(50_000)])
      for (const whole of [markdown(hostile(text)), markdownComparison(hostile(text), repaired())])
        assert.ok(Buffer.byteLength(whole) < 65_536, `${text.slice(0, 2)} ${Buffer.byteLength(whole)}`);
  });

  for (const text of [
    '<script>alert(1)</script>',
    '</code></summary></details><img src=x onerror=alert(1)>',
    '</pre><a href="https://evil.example">here</a>',
    '[here](https://evil.example) ![x](https://evil.example/x.png)',
    'https://evil.example www.evil.example WWW.evil.example mail@evil.example',
    'a ` b',
    '**bold** _it_ ~~gone~~ # head',
    'a | b | c',
    '\n\n# Conforming\n\n- x\n\n~~~\n',
    '\\',
    '&lt;b&gt; &#60;b&#62;',
    '$x^2$ $$y$$',
    '- [ ] task',
    '1. one',
    '===',
    '---',
    '    code',
    '<!--',
    '\u001b[31m\u202e\u0000',
  ])
    it(`keeps its shape, whatever the target says: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(shape(markdown(hostile(text))), shape(markdown(hostile('x'))));
      assert.deepEqual(shape(markdownComparison(hostile(text), repaired())), shape(markdownComparison(hostile('x'), repaired())));
    });

  it('makes code of pairs of backticks, and of nothing in them', () => {
    const tags = new Set(shape(markdown(hostile('`<b>` ```x``` `[a](b)`'))));
    assert.deepEqual(tags, new Set(shape(markdown(hostile('x')))));
  });

  it('mentions nobody and links no ticket', () => {
    const text = markdown(hostile('@octocat #123'));
    assert.doesNotMatch(text, /@octocat|#123/);
    assert.doesNotMatch(rendered(text).replace(/<code>.*?<\/code>|<pre>.*?<\/pre>/gs, ''), /&#64;octocat|&#35;123/);
  });
});
