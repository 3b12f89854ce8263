import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import type { Seen } from '../../../../engine/recording/recording.ts';
import { repeater } from '../../../../engine/recording/repeat.ts';
import { wrongCredentials } from '../../../../engine/signatures/credentials.ts';

const secrets = { id: 'acme', password: 'open sesame', sso_salt: 'a salt' };
const request = { method: 'DELETE', url: 'https://acme.example/r/1', headers: [['aUTHORIZATION', 'Basic eA==']] as [string, string][] };
const seen = (own: Partial<Seen> = {}, sent: object = {}): Seen => ({
  label: 'sso/valid',
  exchanges: [{ request: { ...request, ...sent }, started: 0, ms: { total: 1 }, number: 7 }],
  ...own,
});
const repeated = repeater(secrets, 'out/report.json');
const again = "assay replay 'out/report.json#7'";

for (const [credentials, start] of [
  ['manifest', `curl --user 'acme:'"$ASSAY_PASSWORD" `],
  ['wrong-password', `curl ${wrongCredentials(secrets).find(({ name }) => name === 'wrong-password')?.shell} `],
  ['sso-salt-as-password', 'curl --user "acme:$ASSAY_SSO_SALT" '],
  ['bearer', 'curl --header "Authorization: Bearer $ASSAY_PASSWORD" '],
] as const)
  test(`a call with ${credentials} is repeated with them, and without what was recorded`, () => {
    const command = repeated(seen({ credentials })) ?? '';
    assert.ok(command.startsWith(start), command);
    assert.ok(command.includes('DELETE') && command.includes('https://acme.example/r/1') && !command.includes('eA=='), command);
  });

test('a call without credentials is repeated without any', () => {
  const command = repeated(seen({ credentials: 'no-header' })) ?? '';
  assert.doesNotMatch(command, /--user|[Aa]uthorization/);
  assert.equal(command.replace(/^curl /, `curl --user 'acme:'"$ASSAY_PASSWORD" `), repeated(seen({ credentials: 'manifest' })));
});

test('other headers go along', () => {
  const headers: [string, string][] = [['X-Trace', 'abc']];
  assert.match(repeated(seen({ credentials: 'manifest' }, { headers })) ?? '', /X-Trace: abc/);
});

test('what the shell cannot build is replayed from the report', () => {
  for (const credentials of [undefined, 'user', 'unheard-of'] as never[]) assert.equal(repeated(seen({ credentials })), again);
  const odd = repeater({ ...secrets, password: 'été' }, 'out/report.json');
  assert.equal(odd(seen({ credentials: 'wrong-password' })), again);
  assert.match(odd(seen({ credentials: 'no-header' })) ?? '', /^curl /);
});

test('a body with a secret taken out is replayed from the report', () => {
  assert.equal(repeated(seen({ credentials: 'manifest' }, { body: '{"a":"[redacted token]"}' })), again);
  assert.match(repeated(seen({ credentials: 'manifest' }, { body: '{"a":"redacted"}' })) ?? '', /^curl /);
});

test('the last of several calls is repeated, and none where there was none', () => {
  const [last] = seen().exchanges;
  const other = { request: { ...request, url: 'https://acme.example/other' }, started: 0, ms: { total: 1 }, number: 6 };
  assert.equal(repeated(seen({ exchanges: [other, ...(last ? [last] : [])] })), again);
  assert.equal(repeated(seen({ exchanges: [] })), undefined);
});

test('whatever the id and the folder are, each is one word of the shell', () => {
  const odd = repeater({ ...secrets, id: `a';touch pwned;'$&` }, "o'ut/report.json");
  const command = odd(seen({ credentials: 'manifest' })) ?? '';
  assert.ok(command.startsWith(`curl --user 'a'\\'';touch pwned;'\\''$&:'"$ASSAY_PASSWORD" `), command);
  assert.equal(odd(seen()), `assay replay 'o'\\''ut/report.json#7'`);
  const echoed = execFileSync('sh', ['-c', command.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8', env: { ASSAY_PASSWORD: 'p' } });
  assert.equal(echoed.split('\n')[1], `a';touch pwned;'$&:p`);
});
