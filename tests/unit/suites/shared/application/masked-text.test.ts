// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of configurations, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskedText } from '../../../../../suites/shared/application/masked-text.ts';
import { cpuMs } from '../../../share.ts';

const masked = (text: string, secrets: string[] = []) => maskedText(text, secrets, new Set(['DB_PASS']));

describe('the text of a file in a report', () => {
  for (const [text, shown] of [
    ['db.password=abc, d#e', 'db.password=redacted, redacted'],
    ['secret { key = "a b", pool = 4 }', 'secret { key = "redacted", pool = 4 }'],
    ['{"token":"abc","engines":{"node":"20"}}', '{"token":"redacted","engines":{"node":"20"}}'],
    ['secret.key = "prefix-"${APPLICATION_SECRET}', 'secret.key = "redacted"${APPLICATION_SECRET}'],
    ['secret.key = ${?APPLICATION_SECRET} // here', 'secret.key = ${?APPLICATION_SECRET} // here'],
    ['db.pass=$DB_PASS', 'db.pass=$DB_PASS'],
    ['db.pass=a$DB_PASS', 'db.pass=redacted$DB_PASS'],
    ['db.pass=a$OTHER', 'db.pass=redactedredacted'],
    ['api_key = 12345', 'api_key = 0'],
    ['usePassword = true', 'usePassword = true'],
    ['url = https://user:pw@host/x', 'url = https://user:redacted@host/x'],
    ['url = https://ghp_abc@host/x', 'url = https://redacted@host/x'],
    ['url = git+ssh://git@host/app_1.git', 'url = git+ssh://git@host/app_1.git'],
    ['"packageManager": "pnpm@9.1.0+sha512.1234abcd1234abcd1234abcd"', '"packageManager": "pnpm@9.1.0+sha512.1234abcd1234abcd1234abcd"'],
    ['id = AKIA12345678901234567', 'id = redacted'],
    ['key.secret = """one\ntwo"""\npool = 4', 'key.secret = """redacted\n"""\npool = 4'],
    ['"author": "Jane Doe"', '"author": "redacted"'],
    ['"keywords": ["shop"]', '"keywords": ["shop"]'],
    [
      '-----BEGIN PRIVATE KEY-----\nabc\ndef\n-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY-----\nredacted\nredacted\n-----END PRIVATE KEY-----',
    ],
  ] as const)
    it(`turns ${text} into ${shown}`, () => assert.equal(masked(text), shown));

  it('shows no secret of a variable, wherever it stands', () =>
    assert.equal(masked('greeting=hello sesame!', ['sesame!']), 'greeting=hello redacted'));

  it('is made in time, whatever the text', () => {
    for (const text of [
      'a'.repeat(1e6),
      'key="'.repeat(2e5),
      'key=""" '.repeat(1e5),
      'Credentials('.repeat(9e4),
      '://'.repeat(3e5),
      'secret'.repeat(1.6e5),
    ]) {
      const ms = cpuMs(() => masked(text));
      assert.ok(ms < 5_000, `${text.slice(0, 12)} ${ms}`);
    }
  });
});
