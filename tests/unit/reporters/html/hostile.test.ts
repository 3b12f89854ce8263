import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { html } from '../../../../reporters/html/index.ts';
import { report } from './test-report.ts';

describe('the policy of the page', () => {
  const page = html(report());
  const policy = (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&#39;', "'");
  const hash = (name: string) =>
    createHash('sha256')
      .update(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page)?.[1] ?? '')
      .digest('base64');

  it('allows nothing but the one style and the one script', () => {
    assert.equal(
      policy,
      `default-src 'none'; style-src 'sha256-${hash('style')}'; script-src 'sha256-${hash('script')}'; img-src data:; base-uri 'none'; form-action 'none'`,
    );
  });

  it('needs no attribute that it forbids', () =>
    assert.doesNotMatch(page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, ''), /<[^>]*\s(?:style|on\w+)=/));

  it('is not asked for anything from elsewhere', () =>
    assert.doesNotMatch(page, /<[^>]*\s(?:src|href|action)="(?!#|data:,|fix\/[a-z0-9/-]+\.html")/));
});

const hostile = [
  '<script>window.__pwned = 1</script>',
  '</script></style></title><img src=x onerror=alert(1)>',
  `" onclick='x' \``,
  '\u0000\u001b[2J\u007f\u0085\u2028',
  '\u202e\u2066',
  'x'.repeat(10_000),
  '👩‍👩‍👧',
  '\ud800',
  '%zz&amp;',
];

/** Every text in it followed by something hostile, but for the words that a report chooses itself. */
function spoiled<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string')
    return (['verdict', 'level', 'kind', 'started', 'edition'].includes(name) ? value : `${value} ${hostile.join(' ')}`) as Value;
  if (Array.isArray(value)) return value.map((each) => spoiled(each, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoiled(each, key)])) as Value;
}

describe('hostile text', () => {
  const page = html(spoiled(report()));
  const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/, '');

  it('opens no element', () => {
    const tags = (text: string) => [...new Set([...text.matchAll(/<([a-z!/][^\s>]*)/gi)].map(([, tag]) => tag))].sort();
    const plain = tags(html(report()));
    assert.deepEqual(
      tags(body).filter((tag) => !plain.includes(tag)),
      [],
    );
    assert.equal(page.match(/<script/g)?.length, 1);
  });

  it('adds no attribute', () => assert.doesNotMatch(body.replace(/="[^"]*"/g, ''), /<[a-z][^>]*\sonclick/));

  it('leaves no raw control, direction mark or half character', () => {
    assert.doesNotMatch(page.replaceAll('\n', ''), /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028]|\p{Surrogate}/u);
  });
});
