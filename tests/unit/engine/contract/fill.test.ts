import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '../../../../engine/contract/contract.ts';
import { filledIn, unknownNames, valueFinder } from '../../../../engine/contract/fill.ts';

const find = valueFinder(contract());

describe('values in sentences', () => {
  const values: Record<string, string> = {
    'sign-on.digest': 'lower-case hex SHA-512',
    'sign-on.string': 'id:user_id:email:nav-data:sso_salt:timestamp',
    'sign-on.window': 'five minutes',
    'runtimes.port': '8080',
    'health-check.response': 'Response from GET <path> is <status>',
    'getSelf.request': 'GET /v2/self',
    'deprovision.status': '200',
    'provision.refusal': '401',
    'manifest/password-is-long minLength': '35',
    'manifest/regions-include-eu contains.const': 'eu',
    'zones/name-par-and-mtl x-names': 'par and mtl',
  };
  for (const [named, expected] of Object.entries(values)) it(`finds ${named}`, () => assert.equal(find(named), expected));

  it('fills them in wherever a text is', () =>
    assert.deepEqual(filledIn({ hint: 'port {{runtimes.port}}', all: ['{{getSelf.path}}', 1], '{{variables.mode}}': 1 }, find), {
      hint: 'port 8080',
      all: ['/v2/self', 1],
      NODE_ENV: 1,
    }));

  it('tells those that the contract does not have, with their place', () =>
    assert.deepEqual(unknownNames({ rows: [{ hint: 'a {{b.c}} {{runtimes.node}}', of: { '{{a}}': 1 } }] }, find), [
      { pointer: '/rows/0/hint', named: 'b.c' },
      { pointer: '/rows/0/hint', named: 'runtimes.node' },
      { pointer: '/rows/0/of/{{a}}', named: 'a' },
    ]));
});
