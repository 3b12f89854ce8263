import assert from 'node:assert/strict';
import test from 'node:test';
import { cookieHeader, type Jar, storeCookies } from '../../../../../engine/wire/visit/cookie-jar.ts';

const NOW = Date.UTC(2026, 0, 1);
const url = (text: string) => new URL(text);
const jarOf = (from: string, ...headers: string[]) => ({ jar: storeCookies([], url(from), headers, NOW) });

/** What set where is sent where: undefined is nothing. */
const sent: [set: string, from: string, to: string, sent: string | undefined][] = [
  ['a=1', 'https://p.example/sso', 'https://p.example/panel', 'a=1'],
  ['a=1', 'https://p.example/sso', 'http://p.example/panel', 'a=1'],
  ['a=1', 'https://p.example/sso', 'https://x.p.example/', undefined],
  ['a=1; Domain=p.example', 'https://x.p.example/', 'https://p.example/', 'a=1'],
  ['a=1; Domain=.P.Example', 'https://x.p.example/', 'https://y.p.example/', 'a=1'],
  ['a=1; Domain=p.example', 'https://x.p.example/', 'https://xp.example/', undefined],
  ['a=1; Domain=other.example', 'https://p.example/', 'https://other.example/', undefined],
  ['a=1; Domain=x.p.example', 'https://p.example/', 'https://x.p.example/', undefined],
  ['a=1; Domain=example', 'https://p.example/', 'https://p.example/', undefined],
  ['a=1; Domain=', 'https://p.example/', 'https://p.example/', 'a=1'],
  ['a=1; Domain=localhost', 'http://localhost:1/', 'http://localhost:2/', 'a=1'],
  ['a=1; Domain=127.0.0.1', 'http://127.0.0.1:1/', 'http://127.0.0.1:2/', 'a=1'],
  ['a=1; Domain=0.0.1', 'http://127.0.0.1/', 'http://127.0.0.1/', undefined],
  ['a=1', 'http://127.0.0.1:1/', 'http://localhost:1/', undefined],
  ['a=1', 'https://p.example/add/sso', 'https://p.example/panel', undefined],
  ['a=1', 'https://p.example/add/sso', 'https://p.example/add/panel', 'a=1'],
  ['a=1; Path=/', 'https://p.example/add/sso', 'https://p.example/panel', 'a=1'],
  ['a=1; Path=/panel', 'https://p.example/sso', 'https://p.example/panel/1', 'a=1'],
  ['a=1; Path=/panel', 'https://p.example/sso', 'https://p.example/panels', undefined],
  ['a=1; Path=/panel/', 'https://p.example/sso', 'https://p.example/panel', undefined],
  ['a=1; Path=panel', 'https://p.example/sso', 'https://p.example/', 'a=1'],
  ['a=1; Path=/other; path=/', 'https://p.example/sso', 'https://p.example/', 'a=1'],
  ['a=1; Path=/acme%20co', 'https://p.example/sso', 'https://p.example/acme%20co/1', 'a=1'],
  ['a=1; Path=/caf%C3%A9', 'https://p.example/sso', 'https://p.example/café', 'a=1'],
  ['a=1; Path=/acme co', 'https://p.example/sso', 'https://p.example/acme%20co', undefined],
  ['a=1', 'https://p.example/acme%20co/sso', 'https://p.example/acme%20co/panel', 'a=1'],
  ['a=1; Secure', 'https://p.example/', 'http://p.example/', undefined],
  ['a=1; Secure', 'http://p.example/', 'https://p.example/', undefined],
  ['a=1; Secure', 'http://127.0.0.1/', 'http://127.0.0.1/', 'a=1'],
  ['a=1; secure; HttpOnly; SameSite=Strict', 'http://localhost/', 'http://localhost/', 'a=1'],
  ['__Host-a=1; Secure; Path=/', 'https://p.example/', 'https://p.example/x', '__Host-a=1'],
  ['__Host-a=1; Secure', 'https://p.example/', 'https://p.example/', undefined],
  ['__Host-a=1; Path=/', 'https://p.example/', 'https://p.example/', undefined],
  ['__host-a=1; Secure; Path=/; Domain=p.example', 'https://p.example/', 'https://p.example/', undefined],
  ['__Host-a=1; Secure; Path=/', 'http://127.0.0.1/', 'http://127.0.0.1/', '__Host-a=1'],
  ['__Secure-a=1', 'https://p.example/', 'https://p.example/', undefined],
  ['__Secure-a=1; Secure', 'https://p.example/', 'https://p.example/', '__Secure-a=1'],
  ['=__Secure-a=1', 'https://p.example/', 'https://p.example/', undefined],
  ['a=1; Max-Age=60', 'https://p.example/', 'https://p.example/', 'a=1'],
  ['a=1; Max-Age=0', 'https://p.example/', 'https://p.example/', undefined],
  ['a=1; Max-Age=-1', 'https://p.example/', 'https://p.example/', undefined],
  ['a=1; Max-Age=soon', 'https://p.example/', 'https://p.example/', 'a=1'],
  ['a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'https://p.example/', 'https://p.example/', undefined],
  ['a=1; Expires=Thu, 01-Jan-2099 00:00:00 GMT', 'https://p.example/', 'https://p.example/', 'a=1'],
  ['a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60', 'https://p.example/', 'https://p.example/', 'a=1'],
  ['a=1; Expires=never', 'https://p.example/', 'https://p.example/', 'a=1'],
  [' a = b=c ; Path=/', 'https://p.example/', 'https://p.example/', 'a=b=c'],
  ['alone', 'https://p.example/', 'https://p.example/', 'alone'],
  ['a=', 'https://p.example/', 'https://p.example/', 'a='],
  ['=', 'https://p.example/', 'https://p.example/', undefined],
  ['', 'https://p.example/', 'https://p.example/', undefined],
  ['a="q"', 'https://p.example/', 'https://p.example/', 'a="q"'],
  ['a=1\u0000', 'https://p.example/', 'https://p.example/', undefined],
  [`a=${'x'.repeat(5000)}`, 'https://p.example/', 'https://p.example/', undefined],
];

for (const [set, from, to, expected] of sent)
  test(`${JSON.stringify(set.slice(0, 60))} from ${from} to ${to}: ${expected ?? 'nothing'}`, () => {
    assert.equal(cookieHeader(jarOf(from, set).jar, url(to), NOW), expected);
  });

test('a cookie replaces its like in its place, and an expired one removes it', () => {
  const first = jarOf('https://p.example/', 'a=1', 'b=2');
  const second = storeCookies(first.jar, url('https://p.example/'), ['a=3'], NOW);
  assert.equal(cookieHeader(second, url('https://p.example/'), NOW), 'a=3; b=2');
  const third = storeCookies(second, url('https://p.example/'), ['a=; Max-Age=0'], NOW);
  assert.equal(cookieHeader(third, url('https://p.example/'), NOW), 'b=2');
  assert.equal(first.jar.length, 2, 'the first jar is as it was');
});

test('time passes', () => {
  const { jar } = jarOf('https://p.example/', 'a=1; Max-Age=60');
  assert.equal(cookieHeader(jar, url('https://p.example/'), NOW + 59_000), 'a=1');
  assert.equal(cookieHeader(jar, url('https://p.example/'), NOW + 60_000), undefined);
});

test('longer paths go first', () => {
  const { jar } = jarOf('https://p.example/', 'a=1; Path=/', 'a=2; Path=/panel');
  assert.equal(cookieHeader(jar, url('https://p.example/panel'), NOW), 'a=2; a=1');
});

test('a plain address cannot replace a Secure cookie', () => {
  const { jar } = jarOf('https://p.example/', 'a=1; Secure');
  const after = storeCookies(jar, url('http://p.example/'), ['a=2'], NOW);
  assert.equal(cookieHeader(after, url('https://p.example/'), NOW), 'a=1');
});

test('ten thousand cookies are dropped but for the last 180', () => {
  const { jar } = jarOf('https://p.example/', ...Array.from({ length: 10_000 }, (_, at) => `c${at}=${at}`));
  assert.equal(jar.length, 180);
  assert.equal(jar.at(-1)?.key, 'c9999');
});

test('of 400 cookies, one with each answer, the last 180 are sent, the oldest first', () => {
  let jar: Jar = [];
  for (let at = 0; at < 400; at++) jar = storeCookies(jar, url('https://p.example/'), [`c${at}=${at}`], NOW);
  const expected = Array.from({ length: 180 }, (_, at) => `c${220 + at}=${220 + at}`);
  assert.equal(cookieHeader(jar, url('https://p.example/'), NOW), expected.join('; '));
});

for (const [domain, host] of [
  ['co.uk', 'partner.co.uk'],
  ['com', 'partner.com'],
  ['github.io', 'partner.github.io'],
  ['gov.br', 'x.gov.br'],
] as const)
  test(`a cookie for all of ${domain} is refused`, () => {
    assert.deepEqual(jarOf(`https://${host}/`, `a=1; Domain=${domain}`).jar, []);
    assert.equal(jarOf(`https://${host}/`, `a=1; Domain=${host}`).jar.length, 1);
  });

test('a host that is a public suffix may name itself, for itself alone', () => {
  const { jar } = jarOf('https://github.io/', 'a=1; Domain=github.io');
  assert.equal(cookieHeader(jar, url('https://github.io/'), NOW), 'a=1');
  assert.equal(cookieHeader(jar, url('https://partner.github.io/'), NOW), undefined);
});

test('the default path is the folder', () => {
  for (const [address, path] of [
    ['https://p.example', '/'],
    ['https://p.example/a', '/'],
    ['https://p.example/a/', '/a'],
    ['https://p.example/a/b?c/d', '/a'],
  ] as const)
    assert.equal(jarOf(address, 'a=1').jar[0]?.path, path);
});

test('cookie dates', () => {
  const at = (date: string) => jarOf('https://p.example/', `a=1; Expires=${date}`).jar[0];
  const expected = Date.UTC(2094, 10, 6, 8, 49, 37);
  for (const text of [
    'Sat, 06 Nov 2094 08:49:37 GMT',
    'Saturday, 06-Nov-2094 08:49:37 GMT',
    'Sat Nov  6 08:49:37 2094',
    '6 nov 2094 8:49:37',
  ])
    assert.equal(at(text)?.expiryTime(), expected, text);
  for (const text of ['soon', '1 Jan 1500 00:00:00', '1 Jan 2094 24:00:00', '1 Jan 2094']) {
    assert.ok(at(text), text);
    assert.equal(at(text)?.expiryTime(), Number.POSITIVE_INFINITY, text);
  }
});
