import assert from 'node:assert/strict';
import { it } from 'node:test';
import { namedIn, secretsNamedIn, withoutNamed } from '../../../../engine/redaction/named.ts';
import { namedForms } from '../../../support/named-forms.ts';

const S = 'k3y0f-Acme';
const B = Buffer.from(`acme:${S}`).toString('base64');
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhY21lIn0.c2lnbmF0dXJlLW9mLWFjbWU';

const named = namedForms.map((form) => form(S));

const component = encodeURIComponent;
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
/** How a target may write a text inside another one. */
const inside: Record<string, (text: string) => string> = {
  'a query': (text) => `/x?said=${component(text)}&b=1`,
  'a query of a query': (text) => `/x?next=${component(`/y?said=${component(text)}`)}`,
  'a form': (text) => String(new URLSearchParams({ said: text })),
  'an address': encodeURI,
  'a link': (text) => `<a href="/x?said=${component(text)}">`,
  JSON: (text) => JSON.stringify({ said: text }),
  'JSON in JSON': (text) => JSON.stringify({ said: JSON.stringify({ it: text }) }),
  'a page that shows it': (text) => `<pre>${inHtml(text)}</pre>`,
  'an attribute with JSON': (text) => `<p data-props="${inHtml(JSON.stringify({ it: text }))}">`,
};

/** Texts without a secret, or with something that only looks like the name of one. */
const plain = [
  'token_type=bearer&expires_in=3600',
  '{"token_type":"Bearer","tokenExpires":"2026-11-18T00:00:00Z","password_url":"https://acme.example/reset"}',
  '{"code":"not_found","key":"eu","session":"expired"}',
  'Your password: it must have 12 characters.',
  'Forgot your password? <a href="/reset">Reset it</a> <p>Version 2.14.1</p>',
  '<label>Password</label><input type="password" name="password" value="">',
  '{"password":null,"x":{"value":"k3y0f-Acme"}}',
  'token=[redacted:token]&a=1',
  'https://acme.example:8080/tokens/12?page=2',
  'the keyboard: qwerty12',
  'signature_method=HMAC-SHA512',
];

it('finds what stands under the name of a secret, in every syntax', () => {
  for (const text of named) {
    assert.ok(secretsNamedIn(text).includes(S), `${text}: ${JSON.stringify(namedIn(text))}`);
    assert.ok(!withoutNamed(text).includes(S) && !withoutNamed(text).includes(B), `${text}: ${withoutNamed(text)}`);
  }
  assert.deepEqual(secretsNamedIn(`<script>start("${JWT}")</script>`), [JWT]);
});

it('finds it inside another text, and hides nothing else there', () => {
  for (const [where, write] of Object.entries(inside)) {
    for (const text of named.map(write)) {
      assert.ok(secretsNamedIn(text).includes(S), `${where}: ${text}`);
      assert.ok(![S, B, component(B)].some((secret) => withoutNamed(text).includes(secret)), `${where}: ${withoutNamed(text)}`);
    }
    for (const text of plain.map(write)) assert.equal(withoutNamed(text), text, where);
  }
});

it('finds each value of a list that a text which is no JSON names', () => {
  for (const text of [
    `{"credentials":["${S}", "other-9x"], broken`,
    `credentials => ['${S}', 'other-9x'],`,
    `{"tokens":[\n  "${S}",\n  "other-9x"`,
  ])
    for (const write of [String, ...Object.values(inside)]) assert.doesNotMatch(withoutNamed(write(text)), /k3y0f|other-9x/, write(text));
});

it('finds a private key under whatever name, and leaves a certificate', () => {
  const pem = (what: string) => `-----BEGIN ${what}-----\nMIIEvQIBADANBg/+kqhkiG9w0=\n-----END ${what}-----`;
  for (const what of ['PRIVATE KEY', 'RSA PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'PGP PRIVATE KEY BLOCK'])
    for (const write of [String, JSON.stringify, ...Object.values(inside)]) {
      const text = `{"pem":${write(`${pem(what)} and ${pem(what)} are here`)}, broken`;
      assert.doesNotMatch(withoutNamed(text), /MIIE/, text);
      assert.match(withoutNamed(text), /and.*are.*here/, text);
    }
  assert.doesNotMatch(withoutNamed('pem: -----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg'), /MIIE/);
  assert.equal(withoutNamed(pem('CERTIFICATE')), pem('CERTIFICATE'));
});

it('leaves everything else as it is', () => {
  for (const text of plain) assert.equal(withoutNamed(text), text);
});

it('shows a text that was cleared the same', () => {
  for (const text of named) assert.equal(withoutNamed(withoutNamed(text)), withoutNamed(text));
});

it('a hostile text takes no longer than its length allows', () => {
  const seconds = (text: string) => {
    const start = process.cpuUsage();
    namedIn(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  for (const part of [
    'token',
    'token=',
    'a.token-',
    '<input name="token" ',
    '-eyJaaaaaaaaaa',
    '-----BEGIN PRIVATE KEY-----',
    'token:["","x',
    '://u:',
    'token<b>',
    'token"x',
    '{"token":"',
    'token:\n',
    '%2525252525token%253D',
    '&amp;amp;amp;amp;amp;token&amp;quot;',
    String.raw`\\\\\\\\\\"token\\\":`,
  ])
    assert.ok(seconds(part.repeat(2_000_000 / part.length)) < 20, part);
});
