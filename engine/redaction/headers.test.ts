import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Header, isSecretHeader, redactedHeaders } from './headers.ts';

const cases: [Header, string][] = [
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
  assert.deepEqual(['Cookie', 'set-cookie', 'WWW-Authenticate', 'Date'].map(isSecretHeader), [true, true, false, false]);
});
