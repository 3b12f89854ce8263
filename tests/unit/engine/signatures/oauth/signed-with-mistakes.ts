import { createHash, createHmac } from 'node:crypto';
import { percentEncoded } from './faulty-client.ts';

export const header =
  'OAuth realm="R", oauth_consumer_key="k", oauth_token="t", oauth_signature_method="HMAC-SHA1", oauth_timestamp="1", oauth_nonce="n", ' +
  'oauth_version="1.0", oauth_callback="c%2B", oauth_verifier="v", oauth_body_hash="h", oauth_signature="s"';
export const request = {
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

export const address = 'https://public.example:8443/A%20b/';
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
export const keys: Record<string, string> = {
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

export const methods: Record<string, string> = { 'lower-case-method': 'post', 'always-get': 'GET' };

export const addresses: Record<string, string> = {
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
export const parameters: Record<string, string> = {
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
  'sorted-by-value':
    'a1=&a=%C3%A9%27&a=0&a=1&oauth_timestamp=1&b=1%202&oauth_version=1.0&a=2&oauth_signature_method=HMAC-SHA1&oauth_callback=c%2B&oauth_body_hash=h&oauth_consumer_key=k&oauth_nonce=n&oauth_token=t&oauth_verifier=v&f=x%20y~',
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
  'repeated-numbered': `a%5B0%5D=%C3%A9%27&a%5B1%5D=1&a%5B2%5D=2&a%5B3%5D=0&a1=&b=1%202&f=x%20y~&${oauth}`,
  'repeated-bracketed': `a%5B%5D=%C3%A9%27&a%5B%5D=0&a%5B%5D=1&a%5B%5D=2&a1=&b=1%202&f=x%20y~&${oauth}`,
  'repeated-quoted': `a=%270%27&a=%271%27&a=%272%27&a=%C3%A9%27&a1=&b=1%202&f=x%20y~&${oauth}`,
  'trailing-ampersand': `${sent}&${oauth}&`,
  'no-equals-sign-for-empty': `a=%C3%A9%27&a=0&a=1&a=2&a1&b=1%202&f=x%20y~&${oauth}`,
  'joined-parameters-encoded-twice': percentEncoded(`${sent}&${oauth}`),
  'commas-between-pairs': `${sent}&${oauth}`.replaceAll('&', ','),
};

export const key = 'c%20s&t%26s';
export const baseOf = (method: string, where: string, joined: string) => [method, percentEncoded(where), percentEncoded(joined)].join('&');
export const joined = `${sent}&${oauth}`;
export const base = baseOf('POST', address, joined);
const lower = (text: string) => text.replaceAll(/%../g, (code) => code.toLowerCase());

/** Whole base strings, where more than one part is another. */
export const bases: Record<string, string> = {
  'lower-case-escapes-in-parameters': baseOf('POST', address, lower(joined)),
  'lower-case-escapes': lower(baseOf('POST', address, lower(joined))),
  'query-in-the-address': baseOf('POST', `${address}?b=1+2&a=%C3%A9'&a=1&a1=&%61=2`, `a=0&f=x%20y~&${oauth}`),
  'base-string-encoded-twice': percentEncoded(base),
  'base-string-encoded-whole': percentEncoded(`POST&${address}&${joined}`),
  'joined-parameters-not-encoded': `POST&${percentEncoded(address)}&${joined}`,
  'address-not-encoded': `POST&${address}&${percentEncoded(joined)}`,
  'base-string-not-encoded': `POST&${address}&${joined}`,
  'method-left-out-of-base-string': `${percentEncoded(address)}&${percentEncoded(joined)}`,
  'base-string-without-ampersands': `POST${percentEncoded(address)}${percentEncoded(joined)}`,
};

export const hmac = (by: string, text: string, algorithm = 'sha1') => createHmac(algorithm, by).update(text).digest('base64');
export const right = hmac(key, base);
const hex = Buffer.from(right, 'base64').toString('hex');

export const signatures: Record<string, string> = {
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
