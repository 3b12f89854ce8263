import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { it } from 'node:test';
import { secretsIn } from '../../../../engine/redaction/parts.ts';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

/** What a value has in it besides itself. */
const parts: [value: string, ...parts: string[]][] = [
  [' redis://:p%2Fw-x@h:1 ', 'p%2Fw-x', 'p/w-x'],
  ['amqp://u:100%wrong@h', '100%wrong'],
  ['https://host.example/a:b@c'],
  ['https://k3y0fAcme@errors.example/4', 'k3y0fAcme'],
  ['https://host.example/feed?token=hunter&page=2', 'hunter'],
  ['https://host.example/feed?a=1#access_token=hunt%2Fer', 'hunt%2Fer', 'hunt/er'],
  ['jdbc:postgresql://h:5432/db?user=app&password=correct-horse', 'correct-horse'],
  ['jdbc:oracle:thin:scott/tiger-9@//h:1521/xe', 'tiger-9'],
  ['host=h.example port=5432 user=app password=correct-horse', 'correct-horse'],
  ['AccountName=acme;AccountKey=c0ffee00c0ffee==;EndpointSuffix=core.example', 'c0ffee00c0ffee==', 'c0ffee00c0ffee'],
  ['Server=h;Uid=app;Pwd=correct-horse;', 'correct-horse'],
  ['sv=2026&sig=c0ffee%2B00', 'c0ffee%2B00', 'c0ffee+00'],
  ['app:correct-horse', 'correct-horse'],
  ['h.example:5432'],
  ['{"user":"app","pass":"correct-horse","port":5432}', 'correct-horse'],
  ['{"a":{"list":["x","k3y0fAcme"],"url":"redis://:in-here@h"}}', 'redis://:in-here@h', 'k3y0fAcme', 'in-here'],
  ['  '],
];

it('finds the parts of a value that are secrets of their own', () => {
  for (const [value, ...rest] of parts) {
    const [own, ...found] = secretsIn(value);
    if (value.trim() === '') assert.equal(own, undefined);
    else assert.equal(own, value.trim());
    assert.deepEqual(found.sort(), rest.sort(), value);
  }
});

it('a private key is hidden line by line, however its lines are joined', () => {
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const long = `-----BEGIN KEY-----\n${'QUJD4kZ9'.repeat(8)}\n${'x7Yq1LmP'.repeat(8)}\n-----END KEY-----\n`;
  for (const pem of [privateKey, long])
    for (const given of [pem, pem.replaceAll('\n', '\\n'), JSON.stringify({ type: 'service', private_key: pem })])
      for (const joint of ['<br>', '<br />\n', ' | ', '\r\n', '\\n']) {
        const redactor = createRedactor({ known: [{ name: 'KEY', value: given }] });
        const shown = redactor.text(pem.split('\n').join(joint));
        for (const line of pem.split('\n').filter((one) => one !== '' && !one.startsWith('-----')))
          assert.ok(!shown.includes(line.slice(4, 20)), shown);
      }
});

it('a part is hidden where it stands alone, in every encoding', () => {
  const redactor = createRedactor({ known: [{ name: 'DB_URL', value: 'postgres://app:correct%20horse9@h/db' }] });
  assert.equal(redactor.text('the password is correct horse9.'), 'the password is [redacted:DB_URL].');
  assert.equal(redactor.text(`it is ${Buffer.from('correct horse9').toString('base64')}`), 'it is [redacted:DB_URL]');
});
