import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  cookieSecrets,
  credentialHeaders,
  type HeaderPair,
  headerSecrets,
  isSecretHeader,
  redactedHeaders,
} from '../../../../engine/redaction/headers.ts';

const cases: [HeaderPair, string][] = [
  [['Authorization', 'Basic YWNtZTpwdw=='], 'Basic [redacted]'],
  [['authorization', 'bearer  abc'], 'bearer [redacted]'],
  [['Authorization', 'Basic'], 'Basic'],
  [['Authorization', ''], ''],
  [['Authorization', 'hunter2 hunter2'], '[redacted]'],
  [['Authorization', 'YWNtZTpwdw=='], '[redacted]'],
  [['Proxy-Authorization', 'Basic x'], 'Basic [redacted]'],
  [
    ['Authorization', 'OAuth oauth_token="t",oauth_signature_method="PLAINTEXT", oauth_signature="a%26b"'],
    'OAuth oauth_token="[redacted]", oauth_signature_method="PLAINTEXT", oauth_signature="[redacted]"',
  ],
  [['Authorization', 'OAuth oauth_token=t'], 'OAuth [redacted]'],
  [['Cookie', 'a=1; b=2=3; c; d='], 'a=[redacted]; b=[redacted]; [redacted]; d='],
  [
    ['Set-Cookie', 'sid=abc; Path=/; HttpOnly; SameSite=Lax; x-key=abc'],
    'sid=[redacted]; Path=/; HttpOnly; SameSite=Lax; x-key=[redacted]',
  ],
  [['SET-COOKIE', 'sid=; Max-Age=0'], 'sid=; Max-Age=0'],
  [['Set-Cookie', 'abc'], '[redacted]'],
  [['X-Api-Key', 'abc'], '[redacted]'],
  [['X-Auth-Token', 'abc'], '[redacted]'],
  [['X-Access-Token', 'abc'], '[redacted]'],
  [['X-CSRF-Token', 'abc'], '[redacted]'],
  [['X-XSRF-Token', 'abc'], '[redacted]'],
  [['X-Api-Key', ''], ''],
  [[' x-api-key ', 'abc'], '[redacted]'],
  [['Authorization', 'Digest username="acme"'], 'Digest [redacted]'],
  [['Authorization', 'Negotiate YII='], 'Negotiate [redacted]'],
  [['Authorization', 'Token abc'], 'Token [redacted]'],
  [['Authorization', 'ApiKey abc'], 'ApiKey [redacted]'],
  [['Authorization', 'Basic '], 'Basic'],
  [['Authorization', '  '], '  '],
  [['Authorization', ' Bearer a b'], 'Bearer [redacted]'],
  [['Authorization', 'abc= Basic'], '[redacted]'],
  [['Authorization', 'Basic,abc'], '[redacted]'],
  [['Authorization', 'Bearer realm="acme"'], 'Bearer [redacted]'],
  [
    ['Authorization', 'OAuth realm="r", oauth_timestamp="1", oauth_version="1.0", oauth_nonce="n"'],
    'OAuth realm="r", oauth_timestamp="1", oauth_version="1.0", oauth_nonce="[redacted]"',
  ],
  [['Authorization', 'OAuth oauth_version="1.0", secret'], 'OAuth [redacted]'],
  [['Authorization', 'OAuth secret oauth_version="1.0"'], 'OAuth [redacted]'],
  [['Authorization', 'OAuth oauth_version="1.0" secret'], 'OAuth [redacted]'],
  [['Cookie', 'a=1; ; =x; d= '], 'a=[redacted]; ; =[redacted]; d= '],
  [
    ['Set-Cookie', 'sid=abc; Domain=a.example; Expires=0; Secure; Partitioned; Priority=High'],
    'sid=[redacted]; Domain=a.example; Expires=0; Secure; Partitioned; Priority=High',
  ],
  [['Set-Cookie', 'path=abc; path=/'], 'path=[redacted]; path=/'],
  [['Set-Cookie', ''], ''],
  ...[
    'X-Vault-Token',
    'CF-Access-Client-Secret',
    'Ocp-Apim-Subscription-Key',
    'X-Amz-Security-Token',
    'X-Gateway-Secret',
    'X-Access-Key',
  ].map((name): [HeaderPair, string] => [[name, 'abc'], '[redacted]']),
  ...['Apikey', 'X_API_KEY', 'x-sessionToken', 'X-Hub-Signature-256', 'X-Auth-Password'].map((name): [HeaderPair, string] => [
    [name, 'abc'],
    '[redacted]',
  ]),
  ...['Idempotency-Key', 'Access-Control-Allow-Credentials', 'Surrogate-Key', 'Keep-Alive', 'X-Keyboard', 'Sec-WebSocket-Key'].map(
    (name): [HeaderPair, string] => [[name, 'abc'], 'abc'],
  ),
  [['WWW-Authenticate', 'Basic realm="acme"'], 'Basic realm="acme"'],
  [['Content-Type', 'application/json'], 'application/json'],
];

it('shows headers without their secrets', () => {
  assert.deepEqual(
    redactedHeaders(cases.map(([header]) => header)),
    cases.map(([[name], shown]) => [name, shown]),
  );
});

it('shows a header that the user knows to be no secret', () => {
  const headers: HeaderPair[] = [
    ['X-Gateway-Token', 'abc'],
    ['Cookie', 'a=1'],
  ];
  assert.deepEqual(redactedHeaders(headers, ['x-gateway-token', 'Cookie']), [
    ['X-Gateway-Token', 'abc'],
    ['Cookie', 'a=[redacted]'],
  ]);
});

it('takes for credentials what is named so, and what looks random', () => {
  const found = (name: string, value: string) => credentialHeaders([[name, value]], ['X-Shown-Key']).map((one) => one.value);
  const random = 'q7Zk2LmX9vB4tR8wY1nC5dF3';
  assert.deepEqual(found('X-Gateway-Secret', 'hunter2'), ['hunter2']);
  assert.deepEqual(found('X-Acme', random), [random]);
  for (const [name, value] of [
    ['X-Shown-Key', random],
    ['Authorization', random],
    ['ETag', random],
    ['X-Request-Id', random],
    ['Traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['X-Acme', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['X-Acme', 'application/vnd.acme.example+json'],
    ['X-Acme', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1'],
    ['X-Acme', 'a sentence of 6 words and more'],
  ] as const)
    assert.deepEqual(found(name, value), [], `${name}: ${value}`);
});

it('finds the values of cookies that are no flags', () => {
  assert.deepEqual(cookieSecrets('cookie', 'a=1; sid=k3yk3yX; theme=dark'), ['k3yk3yX']);
  assert.deepEqual(cookieSecrets('set-cookie', 'sid=k3yk3yX; Path=/panel-of-acme'), ['k3yk3yX']);
});

it('shows shown headers the same', () => {
  const shown = redactedHeaders(cases.map(([header]) => header));
  assert.deepEqual(redactedHeaders(shown), shown);
});

it('knows the headers that always carry a secret', () => {
  assert.deepEqual(['Cookie', 'set-cookie', ' Cookie ', 'WWW-Authenticate', 'Date'].map(isSecretHeader), [true, true, true, false, false]);
});

it('finds the secrets in headers that a user adds', () => {
  const secrets = (value: string) => headerSecrets([['X', value]]).map((one) => one.value);
  assert.deepEqual(secrets('hunter2-hunter2'), ['hunter2-hunter2']);
  assert.deepEqual(secrets('Bearer hunter2-hunter2'), ['Bearer hunter2-hunter2', 'hunter2-hunter2']);
  assert.deepEqual(secrets('sid=hunter2-hunter2; a=b'), ['sid=hunter2-hunter2; a=b', 'hunter2-hunter2']);
  const basic = Buffer.from('ada:hunter2-hunter2').toString('base64');
  assert.deepEqual(secrets(`Basic ${basic}`), [`Basic ${basic}`, basic, 'hunter2-hunter2']);
  assert.deepEqual(headerSecrets([['X', 'two']]), [{ name: 'X', value: 'two' }]);
});
