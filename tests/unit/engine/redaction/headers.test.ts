import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type HeaderPair, headerSecrets, isSecretHeader, redactedHeaders } from '../../../../engine/redaction/headers.ts';

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
  [['WWW-Authenticate', 'Basic realm="acme"'], 'Basic realm="acme"'],
  [['Content-Type', 'application/json'], 'application/json'],
];

it('shows headers without their secrets', () => {
  assert.deepEqual(
    redactedHeaders(cases.map(([header]) => header)),
    cases.map(([[name], shown]) => [name, shown]),
  );
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
