import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';
import { SINGLES } from '../../../../../engine/signatures/oauth/recipes.ts';
import { seenIn } from '../../../../../engine/signatures/oauth/scheme.ts';
import { percentEncoded } from './faulty-client.ts';
import {
  address,
  addresses,
  base,
  baseOf,
  bases,
  header,
  hmac,
  joined,
  key,
  keys,
  methods,
  parameters,
  request,
  right,
  signatures,
} from './signed-with-mistakes.ts';

describe('a mistake signs as a client with it would', () => {
  const parsed = parseAuthorization(header);
  const seen = () => seenIn(request, parsed, parsed.parameters, { consumerSecret: 'c s', tokenSecret: 't&s' });
  const made = (wanted: string) => SINGLES.find(({ name }) => name === wanted)?.sign(seen());

  for (const [name, own] of Object.entries(keys)) it(name, () => assert.equal(made(name), hmac(own, base)));
  for (const [name, own] of Object.entries(methods)) it(name, () => assert.equal(made(name), hmac(key, baseOf(own, address, joined))));
  for (const [name, own] of Object.entries(addresses)) it(name, () => assert.equal(made(name), hmac(key, baseOf('POST', own, joined))));
  for (const [name, own] of Object.entries(parameters)) it(name, () => assert.equal(made(name), hmac(key, baseOf('POST', address, own))));
  for (const [name, own] of Object.entries(bases)) it(name, () => assert.equal(made(name), hmac(key, own)));
  for (const [name, own] of Object.entries(signatures)) it(name, () => assert.equal(made(name), own));
});

describe('a mistake that another request shows signs as a client with it would', () => {
  const parsed = parseAuthorization(
    'OAuth oauth_consumer_key="k%252F", oauth_signature_method="HMAC-SHA512", oauth_nonce="a+c", oauth_signature="s"',
  );
  const put = { method: 'PUT', url: 'HTTP://LocalHost/v2?B=%2Fx&a=1&%2F=2&a=B&a=a&_=4&1=5', body: 'x=1&y=€+%0A' };
  const seen = seenIn(put, parsed, parsed.parameters, { consumerSecret: 'c s' });
  const made = (wanted: string) => SINGLES.find(({ name }) => name === wanted)?.sign(seen);

  const query = '%2F=2&1=5&B=%2Fx&_=4&a=1&a=B&a=a';
  const protocol = 'oauth_consumer_key=k%252F&oauth_nonce=a%2Bc&oauth_signature_method=HMAC-SHA512';
  const bodyHash = (algorithm: string) => percentEncoded(createHash(algorithm).update('x=1&y=€+%0A').digest('base64'));
  const other: Record<string, string> = {
    'slash-left-plain': `/=2&1=5&B=/x&_=4&a=1&a=B&a=a&${protocol}`,
    'names-not-encoded': `/=2&1=5&B=%2Fx&_=4&a=1&a=B&a=a&${protocol}`,
    'header-encoded-twice': `${query}&oauth_consumer_key=k%2F&oauth_nonce=a%2Bc&oauth_signature_method=HMAC-SHA512`,
    'plus-in-the-header': `${query}&oauth_consumer_key=k%252F&oauth_nonce=a%20c&oauth_signature_method=HMAC-SHA512`,
    'sorted-ignoring-case': `%2F=2&1=5&_=4&a=1&a=a&a=B&B=%2Fx&${protocol}`,
    'sorted-by-language': `_=4&%2F=2&1=5&a=1&a=a&a=B&B=%2Fx&${protocol}`,
    'body-hash-not-sent': `${query}&oauth_body_hash=${bodyHash('sha1')}&${protocol}`,
    'body-hash-sha256-not-sent': `${query}&oauth_body_hash=${bodyHash('sha256')}&${protocol}`,
    'version-not-sent': `${query}&${protocol}&oauth_version=1.0`,
    'empty-token-not-sent': `${query}&${protocol}&oauth_token=`,
    'body-as-form': `${query}&${protocol}&x=1&y=%E2%82%AC%20%0A`,
    'form-left-out': `${query}&${protocol}`,
    'realm-included': `${query}&${protocol}`,
  };
  const by = (own: string, text: string) => hmac(own, text, 'sha512');
  const plain = baseOf('PUT', 'http://localhost/v2', `${query}&${protocol}`);
  const signed = by('c%20s&', plain);

  for (const [name, own] of Object.entries(other))
    it(name, () => assert.equal(made(name), by('c%20s&', baseOf('PUT', 'http://localhost/v2', own))));

  const others: Record<string, string> = {
    'always-post': by('c%20s&', plain.replace('PUT', 'POST')),
    'secrets-swapped': by('&c%20s', plain),
    'token-for-its-secret': by('c%20s&', plain),
    'token-secret-alone': by('', plain),
    'key-with-newline': by('c%20s%0A&', plain),
    'sha1-signs': hmac('c%20s&', plain),
    'key-in-the-base-string': createHash('sha512').update(`${plain}&c%20s&`).digest('base64'),
    'padding-left-out': signed.slice(0, 86),
    'base64-in-lines': `${signed.slice(0, 60)}\n${signed.slice(60)}\n`,
    'base64-for-urls': signed.replace(/[+]/g, '-').replace(/[/]/g, '_'),
    'plus-lost': signed.replace(/[+]/g, ' '),
  };
  for (const [name, own] of Object.entries(others)) it(name, () => assert.equal(made(name), own));

  it('has a signature with a plus, a slash and its padding', () => assert.match(signed, /^(?=.*[+])(?=.*[/]).{86}==$/));

  it('encodes as Latin-1 what has a place there, other characters as UTF-8', () => {
    const latin = seenIn({ ...put, url: 'http://localhost/v2?a=é€%0A~ÿĀ' }, parsed, parsed.parameters, { consumerSecret: 'c s' });
    const wanted = by('c%20s&', baseOf('PUT', 'http://localhost/v2', `a=%E9%E2%82%AC%0A~%FF%C4%80&${protocol}`));
    assert.equal(SINGLES.find(({ name }) => name === 'latin-1')?.sign(latin), wanted);
  });
});

describe('the address that a mistake signs', () => {
  const parsed = parseAuthorization('OAuth oauth_signature_method="HMAC-SHA1", oauth_signature="s"');
  for (const [mistake, url, wanted] of [
    ['http-for-https', 'https://h:443/a', 'http://h/a'],
    ['http-for-https', 'HTTPS://h:8443/a', 'http://h:8443/a'],
    ['http-for-https', 'http://h:443/a', 'http://h:443/a'],
    ['https-for-http', 'HTTP://h:80/a', 'https://h/a'],
    ['https-for-http', 'http://h:443/a', 'https://h/a'],
    ['https-for-http', 'http://h:8080/a', 'https://h:8080/a'],
    ['https-for-http', 'https://h:80/a', 'https://h:80/a'],
    ['default-port-kept', 'HTTPS://H/a', 'https://h:443/a'],
    ['default-port-kept', 'http://h:/a', 'http://h:80/a'],
    ['default-port-kept', 'http://h:8080/a', 'http://h:8080/a'],
    ['port-dropped', 'http://h:8080/a', 'http://h/a'],
    ['other-loopback-name', 'http://LocalHost:8080/a', 'http://127.0.0.1:8080/a'],
    ['other-loopback-name', 'http://127.0.0.1/a', 'http://localhost/a'],
    ['other-loopback-name', 'http://h/a', 'http://h/a'],
    ['trailing-slash-added', 'http://h/a', 'http://h/a/'],
    ['trailing-slash-added', 'http://h/a/', 'http://h/a/'],
    ['trailing-slash-dropped', 'http://h/a/b//', 'http://h/a/b/'],
    ['trailing-slash-dropped', 'http://h/a/b', 'http://h/a/b'],
    ['query-in-the-address', 'http://h/a', 'http://h/a'],
    ['query-twice', 'http://h/a', 'http://h/a'],
  ] as const)
    it(`${mistake}: ${url}`, () => {
      const seen = seenIn({ method: 'GET', url }, parsed, parsed.parameters, { consumerSecret: 's' });
      const made = SINGLES.find(({ name }) => name === mistake)?.sign(seen);
      assert.equal(made, hmac('s&', baseOf('GET', wanted, 'oauth_signature_method=HMAC-SHA1')));
    });
});

describe('what a mistake has no effect on', () => {
  const parsed = parseAuthorization(header);
  const seen = seenIn(request, parsed, parsed.parameters, { consumerSecret: 'c s', tokenSecret: 't&s' });

  for (const mistake of ['version-not-sent', 'empty-token-not-sent', 'body-hash-not-sent', 'body-hash-sha256-not-sent', 'body-as-form'])
    it(`${mistake}: it is sent`, () => assert.equal(SINGLES.find(({ name }) => name === mistake)?.sign(seen), right));

  it('body-hash-not-sent: without a body it is the hash of nothing', () => {
    const bare = parseAuthorization('OAuth oauth_signature_method="HMAC-SHA1", oauth_signature="s"');
    const get = seenIn({ method: 'GET', url: 'http://h/' }, bare, bare.parameters, { consumerSecret: 's' });
    const pairs = `oauth_body_hash=${percentEncoded(createHash('sha1').update('').digest('base64'))}&oauth_signature_method=HMAC-SHA1`;
    const made = SINGLES.find(({ name }) => name === 'body-hash-not-sent')?.sign(get);
    assert.equal(made, hmac('s&', baseOf('GET', 'http://h/', pairs)));
  });
});

it('signs without what OAuth does not know, or with the fields of JSON', () => {
  const parsed = parseAuthorization(
    'OAuth oauth_consumer_key="k", oauth_consumer_secret="c", oauth_signature_method="HMAC-SHA1", oauth_signature="s"',
  );
  const post = { method: 'POST', url: 'http://localhost/v2?access_token=t&b=1', body: '{"name":"x","size":2}' };
  const seen = seenIn(post, parsed, parsed.parameters, { consumerSecret: 'c' });
  const protocol = 'oauth_consumer_key=k&oauth_consumer_secret=c&oauth_signature_method=HMAC-SHA1';
  for (const [wanted, own] of [
    ['access-token-left-out', `b=1&${protocol}`],
    ['other-header-parameters-left-out', `access_token=t&b=1&${protocol.replace('oauth_consumer_secret=c&', '')}`],
    ['json-as-form', `access_token=t&b=1&name=x&${protocol}&size=2`],
  ] as const)
    assert.equal(SINGLES.find(({ name }) => name === wanted)?.sign(seen), hmac('c&', baseOf('POST', 'http://localhost/v2', own)), wanted);
});
