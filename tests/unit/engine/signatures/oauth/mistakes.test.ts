import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { seenIn } from '../../../../../engine/signatures/oauth/explain.ts';
import { percentEncoded } from '../../../../../engine/signatures/oauth/faulty-client.ts';
import { parseAuthorization } from '../../../../../engine/signatures/oauth/header.ts';
import { SINGLES } from '../../../../../engine/signatures/oauth/recipes.ts';
import { emptyMemory } from '../../../../../engine/signatures/oauth/scheme.ts';

const header =
  'OAuth realm="R", oauth_consumer_key="k", oauth_token="t", oauth_signature_method="HMAC-SHA1", oauth_timestamp="1", oauth_nonce="n", ' +
  'oauth_version="1.0", oauth_callback="c%2B", oauth_verifier="v", oauth_body_hash="h", oauth_signature="s"';
const request = {
  method: 'Post',
  url: "http://Api.example:80/A%20b/?b=1+2&a=%C3%A9'&a=1&a1=&%61=2",
  form: [
    ['f', 'x y~'],
    ['a', '0'],
  ] as [string, string][],
  body: 'f=x+y~&a=0',
  origin: 'https://Public.example:8443',
  hosts: { host: 'inside.example', forwarded: 'front.example:8080', page: 'page.example' },
};

const address = 'https://public.example:8443/A%20b/';
const sent = 'a=%C3%A9%27&a=0&a=1&a=2&a1=&b=1%202&f=x%20y~';
const unsorted =
  'oauth_consumer_key=k&oauth_token=t&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_nonce=n&oauth_version=1.0&oauth_callback=c%2B&oauth_verifier=v&oauth_body_hash=h';
const oauth = unsorted.split('&').sort().join('&');
const without = (name: string) =>
  oauth
    .split('&')
    .filter((pair) => !pair.startsWith(`${name}=`))
    .join('&');

/** What a client with the mistake signs by, where the request shows it. */
const keys: Record<string, string> = {
  'token-secret-left-out': 'c%20s&',
  'consumer-secret-alone': 'c%20s',
  'secrets-swapped': 't%26s&c%20s',
  'ampersand-missing': 'c%20st%26s',
  'key-not-encoded': 'c s&t&s',
  'key-encoded-whole': 'c%20s%26t%26s',
  'key-encoded-twice': 'c%2520s&t%2526s',
  'consumer-secret-left-out': '&t%26s',
  'token-secret-alone': 't%26s',
  'token-for-its-secret': 'c%20s&t',
  'consumer-key-for-its-secret': 'k&t%26s',
  'keys-for-their-secrets': 'k&t',
  'consumer-secret-twice': 'c%20s&c%20s',
  'token-secret-undefined': 'c%20s&undefined',
  'token-secret-null': 'c%20s&null',
  'key-with-newline': 'c%20s%0A&t%26s%0A',
  'colon-for-ampersand': 'c%20s:t%26s',
  'plus-for-ampersand': 'c%20s+t%26s',
};

const methods: Record<string, string> = { 'lower-case-method': 'post', 'always-get': 'GET' };

const addresses: Record<string, string> = {
  'http-for-https': 'http://public.example:8443/A%20b/',
  'port-dropped': 'https://public.example/A%20b/',
  'host-case-kept': 'https://Public.example:8443/A%20b/',
  'origin-behind-the-proxy': 'http://api.example/A%20b/',
  'host-header-signed': 'https://inside.example/A%20b/',
  'forwarded-host-signed': 'https://front.example:8080/A%20b/',
  'page-host-signed': 'https://page.example/A%20b/',
  'trailing-slash-dropped': 'https://public.example:8443/A%20b',
  'path-decoded': 'https://public.example:8443/A b/',
  'path-encoded-twice': 'https://public.example:8443/A%2520b/',
  'path-in-lower-case': 'https://public.example:8443/a%20b/',
  'path-left-out': 'https://public.example:8443/',
  'query-twice': "https://public.example:8443/A%20b/?b=1+2&a=%C3%A9'&a=1&a1=&%61=2",
  'origin-left-out': '/A%20b/',
  'address-encoded-twice': 'https%3A%2F%2Fpublic.example%3A8443%2FA%2520b%2F',
};

/** The joined parameters, before they are encoded once more. */
const parameters: Record<string, string> = {
  'query-left-out': `a=0&f=x%20y~&${oauth}`,
  'form-left-out': `a=%C3%A9%27&a=1&a=2&a1=&b=1%202&${oauth}`,
  'query-and-form-left-out': `${oauth}`,
  'oauth-parameters-left-out': `${sent}`,
  'token-left-out': `${sent}&${without('oauth_token')}`,
  'version-left-out': `${sent}&${without('oauth_version')}`,
  'callback-left-out': `${sent}&${without('oauth_callback')}`,
  'verifier-left-out': `${sent}&${without('oauth_verifier')}`,
  'body-hash-left-out': `${sent}&${without('oauth_body_hash')}`,
  'nonce-left-out': `${sent}&${without('oauth_nonce')}`,
  'timestamp-left-out': `${sent}&${without('oauth_timestamp')}`,
  'consumer-key-left-out': `${sent}&${without('oauth_consumer_key')}`,
  'signature-method-left-out': `${sent}&${without('oauth_signature_method')}`,
  'empty-values-left-out': `a=%C3%A9%27&a=0&a=1&a=2&b=1%202&f=x%20y~&${oauth}`,
  'plus-for-space': `a=%C3%A9%27&a=0&a=1&a=2&a1=&b=1+2&f=x+y~&${oauth}`,
  'form-encoding': `a=%C3%A9%27&a=0&a=1&a=2&a1=&b=1+2&f=x+y%7E&${oauth}`,
  'punctuation-left-plain': `a=%C3%A9'&a=0&a=1&a=2&a1=&b=1%202&f=x%20y~&${oauth}`,
  'parameters-not-encoded':
    "a=0&a=1&a=2&a=é'&a1=&b=1 2&f=x y~&oauth_body_hash=h&oauth_callback=c+&oauth_consumer_key=k&oauth_nonce=n&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_token=t&oauth_verifier=v&oauth_version=1.0",
  'parameters-encoded-twice':
    'a=%25C3%25A9%2527&a=0&a=1&a=2&a1=&b=1%25202&f=x%2520y~&oauth_body_hash=h&oauth_callback=c%252B&oauth_consumer_key=k&oauth_nonce=n&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_token=t&oauth_verifier=v&oauth_version=1.0',
  'latin-1': `a=%E9%27&a=0&a=1&a=2&a1=&b=1%202&f=x%20y~&${oauth}`,
  'tilde-encoded': `a=%C3%A9%27&a=0&a=1&a=2&a1=&b=1%202&f=x%20y%7E&${oauth}`,
  'reserved-left-plain':
    "a=%C3%A9'&a=0&a=1&a=2&a1=&b=1%202&f=x%20y~&oauth_body_hash=h&oauth_callback=c+&oauth_consumer_key=k&oauth_nonce=n&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_token=t&oauth_verifier=v&oauth_version=1.0",
  'values-not-encoded':
    "a=0&a=1&a=2&a=é'&a1=&b=1 2&f=x y~&oauth_body_hash=h&oauth_callback=c+&oauth_consumer_key=k&oauth_nonce=n&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_token=t&oauth_verifier=v&oauth_version=1.0",
  'plus-taken-literally': `a=%C3%A9%27&a=0&a=1&a=2&a1=&b=1%2B2&f=x%2By~&${oauth}`,
  'query-not-decoded': `%2561=2&a=%25C3%25A9%27&a=0&a=1&a1=&b=1%2B2&f=x%20y~&${oauth}`,
  'form-not-decoded': `a=%C3%A9%27&a=0&a=1&a=2&a1=&b=1%202&f=x%2By~&${oauth}`,
  'header-not-encoded': `${sent}&oauth_body_hash=h&oauth_callback=c%252B&oauth_consumer_key=k&oauth_nonce=n&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_token=t&oauth_verifier=v&oauth_version=1.0`,
  'unsorted-header-query-form': `${unsorted}&b=1%202&a=%C3%A9%27&a=1&a1=&a=2&f=x%20y~&a=0`,
  'unsorted-query-form-header': `b=1%202&a=%C3%A9%27&a=1&a1=&a=2&f=x%20y~&a=0&${unsorted}`,
  'unsorted-query-header-form': `b=1%202&a=%C3%A9%27&a=1&a1=&a=2&${unsorted}&f=x%20y~&a=0`,
  'unsorted-header-form-query': `${unsorted}&f=x%20y~&a=0&b=1%202&a=%C3%A9%27&a=1&a1=&a=2`,
  'unsorted-form-query-header': `f=x%20y~&a=0&b=1%202&a=%C3%A9%27&a=1&a1=&a=2&${unsorted}`,
  'unsorted-form-header-query': `f=x%20y~&a=0&${unsorted}&b=1%202&a=%C3%A9%27&a=1&a1=&a=2`,
  'sorted-before-encoding': `a=0&a=1&a=2&a=%C3%A9%27&a1=&b=1%202&f=x%20y~&${oauth}`,
  'sorted-by-name-alone': `a=%C3%A9%27&a=1&a=2&a=0&a1=&b=1%202&f=x%20y~&${oauth}`,
  'sorted-as-pairs': `a1=&a=%C3%A9%27&a=0&a=1&a=2&b=1%202&f=x%20y~&${oauth}`,
  'sorted-backwards':
    'oauth_version=1.0&oauth_verifier=v&oauth_token=t&oauth_timestamp=1&oauth_signature_method=HMAC-SHA1&oauth_nonce=n&oauth_consumer_key=k&oauth_callback=c%2B&oauth_body_hash=h&f=x%20y~&b=1%202&a1=&a=2&a=1&a=0&a=%C3%A9%27',
  'sorted-apart-header-query-form': `${oauth}&a=%C3%A9%27&a=1&a=2&a1=&b=1%202&a=0&f=x%20y~`,
  'sorted-apart-query-form-header': `a=%C3%A9%27&a=1&a=2&a1=&b=1%202&a=0&f=x%20y~&${oauth}`,
  'sorted-apart-query-header-form': `a=%C3%A9%27&a=1&a=2&a1=&b=1%202&${oauth}&a=0&f=x%20y~`,
  'sorted-apart-header-form-query': `${oauth}&a=0&f=x%20y~&a=%C3%A9%27&a=1&a=2&a1=&b=1%202`,
  'sorted-apart-form-query-header': `a=0&f=x%20y~&a=%C3%A9%27&a=1&a=2&a1=&b=1%202&${oauth}`,
  'sorted-apart-form-header-query': `a=0&f=x%20y~&${oauth}&a=%C3%A9%27&a=1&a=2&a1=&b=1%202`,
  'realm-included': `${sent}&${oauth}&realm=R`,
  'signature-included': `${sent}&oauth_body_hash=h&oauth_callback=c%2B&oauth_consumer_key=k&oauth_nonce=n&oauth_signature=&oauth_signature_method=HMAC-SHA1&oauth_timestamp=1&oauth_token=t&oauth_verifier=v&oauth_version=1.0`,
  'last-of-repeated': `a=0&a1=&b=1%202&f=x%20y~&${oauth}`,
  'first-of-repeated': `a=%C3%A9%27&a1=&b=1%202&f=x%20y~&${oauth}`,
  'repeated-joined': `a=%C3%A9%27%2C1%2C2%2C0&a1=&b=1%202&f=x%20y~&${oauth}`,
  'trailing-ampersand': `${sent}&${oauth}&`,
  'no-equals-sign-for-empty': `a=%C3%A9%27&a=0&a=1&a=2&a1&b=1%202&f=x%20y~&${oauth}`,
  'joined-parameters-encoded-twice': percentEncoded(`${sent}&${oauth}`),
  'commas-between-pairs': `${sent}&${oauth}`.replaceAll('&', ','),
};

const key = 'c%20s&t%26s';
const baseOf = (method: string, where: string, joined: string) => [method, percentEncoded(where), percentEncoded(joined)].join('&');
const joined = `${sent}&${oauth}`;
const base = baseOf('POST', address, joined);
const lower = (text: string) => text.replaceAll(/%../g, (code) => code.toLowerCase());

/** Whole base strings, where more than one part is another. */
const bases: Record<string, string> = {
  'lower-case-escapes-in-parameters': baseOf('POST', address, lower(joined)),
  'lower-case-escapes': lower(baseOf('POST', address, lower(joined))),
  'query-in-the-address': baseOf('POST', `${address}?b=1+2&a=%C3%A9'&a=1&a1=&%61=2`, `a=0&f=x%20y~&${oauth}`),
  'base-string-encoded-twice': percentEncoded(base),
  'joined-parameters-not-encoded': `POST&${percentEncoded(address)}&${joined}`,
  'address-not-encoded': `POST&${address}&${percentEncoded(joined)}`,
  'base-string-not-encoded': `POST&${address}&${joined}`,
  'method-left-out-of-base-string': `${percentEncoded(address)}&${percentEncoded(joined)}`,
  'base-string-without-ampersands': `POST${percentEncoded(address)}${percentEncoded(joined)}`,
};

const hmac = (by: string, text: string, algorithm = 'sha1') => createHmac(algorithm, by).update(text).digest('base64');
const right = hmac(key, base);
const hex = Buffer.from(right, 'base64').toString('hex');

const signatures: Record<string, string> = {
  'sha256-signs': hmac(key, base, 'sha256'),
  'sha512-signs': hmac(key, base, 'sha512'),
  'plaintext-signs': key,
  'hash-without-key': createHash('sha1').update(base).digest('base64'),
  'key-and-base-string-swapped': hmac(base, key),
  'hex-for-base64': hex,
  'upper-case-hex': hex.toUpperCase(),
  'base64-of-hex': Buffer.from(hex).toString('base64'),
  'base64-for-urls-unpadded': Buffer.from(hex, 'hex').toString('base64url'),
  'padding-left-out': right.replace('=', ''),
  'newline-after-base64': `${right}\n`,
  'base64-in-lines': `${right}\n`,
  'signature-encoded-twice': percentEncoded(right),
};

describe('a mistake signs as a client with it would', () => {
  const parsed = parseAuthorization(header);
  const seen = () => seenIn(request, parsed, parsed.parameters, { consumerSecret: 'c s', tokenSecret: 't&s' });
  const made = (wanted: string) => SINGLES.find(({ name }) => name === wanted)?.sign(seen(), emptyMemory());

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
  const made = (wanted: string) => SINGLES.find(({ name }) => name === wanted)?.sign(seen, emptyMemory());

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
    assert.equal(SINGLES.find(({ name }) => name === 'latin-1')?.sign(latin, emptyMemory()), wanted);
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
      const made = SINGLES.find(({ name }) => name === mistake)?.sign(seen, emptyMemory());
      assert.equal(made, hmac('s&', baseOf('GET', wanted, 'oauth_signature_method=HMAC-SHA1')));
    });
});

describe('what a mistake has no effect on', () => {
  const parsed = parseAuthorization(header);
  const seen = seenIn(request, parsed, parsed.parameters, { consumerSecret: 'c s', tokenSecret: 't&s' });

  for (const mistake of ['version-not-sent', 'empty-token-not-sent', 'body-hash-not-sent', 'body-hash-sha256-not-sent', 'body-as-form'])
    it(`${mistake}: it is sent`, () => assert.equal(SINGLES.find(({ name }) => name === mistake)?.sign(seen, emptyMemory()), right));

  it('body-hash-not-sent: without a body it is the hash of nothing', () => {
    const bare = parseAuthorization('OAuth oauth_signature_method="HMAC-SHA1", oauth_signature="s"');
    const get = seenIn({ method: 'GET', url: 'http://h/' }, bare, bare.parameters, { consumerSecret: 's' });
    const pairs = `oauth_body_hash=${percentEncoded(createHash('sha1').update('').digest('base64'))}&oauth_signature_method=HMAC-SHA1`;
    const made = SINGLES.find(({ name }) => name === 'body-hash-not-sent')?.sign(get, emptyMemory());
    assert.equal(made, hmac('s&', baseOf('GET', 'http://h/', pairs)));
  });
});
