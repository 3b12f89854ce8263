import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseConfiguration } from '../../../../engine/documents/configuration.ts';
import { UsageError } from '../../../../engine/documents/usage-error.ts';

const parse = (text: string, env: Record<string, string> = {}) =>
  parseConfiguration<{ base_url: string; api_token?: string }>('platform.yaml', Buffer.from(text), env, 'platform');

const reading = (name: string) => `\${${name}}`;

describe('the configuration of a platform', () => {
  it('is read from YAML and from JSON', () => {
    assert.deepEqual(parse('base_url: https://api.example\n'), { base_url: 'https://api.example' });
    assert.deepEqual(parse('{"base_url": "https://api.example"}'), { base_url: 'https://api.example' });
  });

  it('takes variables from the environment after parsing', () => {
    const { api_token } = parse(`base_url: https://api.example\napi_token: ${reading('TOKEN')}\n`, { TOKEN: 'a: "b" # c' });
    assert.equal(api_token, 'a: "b" # c');
  });

  const wrong: [what: string, text: string, message: RegExp][] = [
    [
      'a missing variable',
      `base_url: https://api.example\napi_token: ${reading('TOKEN')}\n`,
      /^platform\.yaml:2:12: .*TOKEN is not set|TOKEN/,
    ],
    [
      'several missing variables',
      `base_url: https://api.example\napi_token: ${reading('TOKEN')}\norganisation_id: ${reading('ORGA')}\ngit_url: ${reading('TOKEN')}\n`,
      /^platform\.yaml:2:12: \$\{TOKEN\}, \$\{ORGA\} are not set in the environment; set TOKEN, ORGA and try again$/,
    ],
    ['an unknown key', 'base_url: https://api.example\nbase: 1\n', /^platform\.yaml:2:7: unknown key "base"$/],
    ['a missing key', 'bridge_url: https://api.example\n', /^platform\.yaml:1:1: expected "base_url", got nothing$/],
    [
      'a URL that is none',
      'base_url: api.example\n',
      /^platform\.yaml:1:11: \/base_url: expected an absolute http or https URL, got a string$/,
    ],
    [
      'a choice that is none',
      'base_url: https://a.example\noauth:\n  consumer_key: k\n  consumer_secret: s\n  authorize: never\n',
      /^platform\.yaml:5:14: \/oauth\/authorize: expected "follow" or "browser" or "command", got a string$/,
    ],
    ['a syntax error', 'base_url: [\n', /^platform\.yaml:2:1: /],
    ['a key twice', 'base_url: https://a.example\nbase_url: https://b.example\n', /^platform\.yaml:2:1: Map keys must be unique$/],
    ['no object', '- 1\n', /^platform\.yaml:1:1: expected object, got /],
    ['nothing', '', /^platform\.yaml: the file is empty$/],
  ];
  for (const [what, text, message] of wrong) {
    it(`says where ${what} stands`, () => {
      assert.throws(
        () => parse(text),
        (error: unknown) => (error instanceof UsageError && message.test(error.message)) || assert.fail(String(error)),
      );
    });
  }

  it('does not expand aliases without end', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefghi'.split('').map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(', ')}]`),
    ].join('\n');
    assert.throws(() => parse(bomb), /^UsageError: platform\.yaml:1:1: more aliases/);
  });
});
