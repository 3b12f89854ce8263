import { generateKeyPairSync } from 'node:crypto';

const basic = (secret: string): string => Buffer.from(`acme:${secret}`).toString('base64');

/** Where a secret stands under a name of the list, as a target may show it; each is one line. */
export const namedForms: ((secret: string) => string)[] = [
  (secret) => `/panel/x?access_token=${secret}&jwt=1`,
  (secret) => `/panel/x?id=2#id_token=${secret}`,
  (secret) => `/login?next=%2Fpanel%3Faccess_token%3D${secret}%26a%3Db`,
  (secret) => `/login?next=%252Fpanel%253Faccess_token%253D${secret}%2526a`,
  (secret) => `user[password]=${secret}&x=1`,
  (secret) => `user%5Bpassword%5D=${secret}&x=1`,
  (secret) => `{"token":"${secret}"}`,
  (secret) => `{ "apiKey" : "${secret}", "a": 1 }`,
  (secret) => JSON.stringify({ text: JSON.stringify({ api_key: secret }) }),
  (secret) => `{"env":[{"name":"DB_PASSWORD","value":"${secret}"}]}`,
  (secret) => `password=${secret}`,
  (secret) => `PASSWORD: ${secret}`,
  (secret) => `Your password is set; password: ${secret}.`,
  (secret) => `the header was Authorization: Bearer ${secret}`,
  (secret) => `X-Auth: ${secret}`,
  (secret) => `<p>Authorization: Basic ${basic(secret)}</p>`,
  (secret) => `<input type="hidden" name="csrf_token" value="${secret}">`,
  (secret) => `<input type="hidden" value="${secret}" id="x" name="authenticity_token">`,
  (secret) => `<input name=_csrf type=hidden value=${secret}>`,
  (secret) => `<input type='hidden' class='password' value='${secret}'>`,
  (secret) => `<meta name="csrf-token" content="${secret}">`,
  (secret) => `<meta content="${secret}" name="csrf-token" />`,
  (secret) => `<script>var csrfToken = '${secret}';</script>`,
  (secret) => `<script>window.__SECRET__="${secret}"</script>`,
  (secret) => `<script>var options = { sessionToken: \`${secret}\` }</script>`,
  (secret) => `<div data-api-token="${secret}"></div>`,
  (secret) => `<div data-props="{&quot;token&quot;:&quot;${secret}&quot;}"></div>`,
  (secret) => `<password>${secret}</password>`,
  (secret) => `<tr><td>API key</td><td>${secret}</td></tr>`,
  (secret) => `<dt>Token</dt> <dd><code>${secret}</code></dd>`,
  (secret) => `Token: <code>${secret}</code>`,
  (secret) => `sso_salt=${secret}`,
  (secret) => `connect to postgres://app:${secret}@db.example/app`,
  (secret) => `redis://:${secret}@h`,
  (secret) => `'password' => '${secret}',`,
  (secret) => `AccountKey=${secret};EndpointSuffix=x`,
];

const { privateKey: pem } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** Config values with secrets in them, and how a page may show the secret without the rest. */
export const valuesWithParts: Record<
  string,
  { asValue: (secret: string) => string; showing?: (secret: string) => string; secret?: string }
> = {
  ACME_DB_DSN: { asValue: (secret) => `postgres://app:${secret}@db.example:5432/app` },
  ACME_DB_JDBC: { asValue: (secret) => `jdbc:postgresql://db.example/app?user=app&password=${secret}` },
  ACME_DB_FEED: { asValue: (secret) => `https://db.example/feed?page=2&token=${secret}` },
  ACME_DB_ACCOUNT: { asValue: (secret) => `AccountName=acme;AccountKey=${secret}==;EndpointSuffix=core.example` },
  ACME_DB_PAIR: { asValue: (secret) => `app:${secret}` },
  ACME_DB_JSON: { asValue: (secret) => JSON.stringify({ host: 'db.example', login: { name: 'app', pass: secret } }) },
  ACME_DB_PEM: {
    asValue: () => pem,
    showing: () => pem.replaceAll('\n', '<br>'),
    secret: pem.split('\n').slice(1, 2).join(''),
  },
};
