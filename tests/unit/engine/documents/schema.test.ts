import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { schemaProblem } from '../../../../engine/documents/schema.ts';

const known = { requirement: 'a', reason: 'r', owner: 'o', expires: '2026-01-01' };
const client = { client: { name: 'acme', kind: 'cli' }, commands: {} };

describe('what a schema does not allow', () => {
  for (const [what, schema, value, pointer, text] of [
    ['a date that is none', 'baseline', [{ ...known, expires: 'soon' }], '/0/expires', '/0/expires: expected a date, got "soon"'],
    ['a choice that is none', 'baseline', [{ ...known, kind: 'odd' }], '/0/kind', '/0/kind: expected "failing" or "flaky", got "odd"'],
    ['another type', 'baseline', {}, '', 'expected array, got an object'],
    ['an empty text', 'baseline', [{ ...known, owner: '' }], '/0/owner', '/0/owner: must NOT have fewer than 1 characters, got ""'],
    ['a key too many', 'baseline', [known, { ...known, 'a/b': 1 }], '/1/a~1b', '/1: unknown key "a/b"'],
    ['a key too few', 'baseline', [{ ...known, owner: undefined }], '/0', '/0: expected "owner", got nothing'],
    [
      'an address',
      'platform',
      { base_url: 'a.example' },
      '/base_url',
      '/base_url: expected an absolute http or https URL, got "a.example"',
    ],
    ['a pattern', 'edition', { edition: '26-1' }, '/edition', '/edition: must match pattern "^[0-9]{4}-[0-9]{2}$", got "26-1"'],
    // Neither "none" nor an object with a command: the reason inside the object says most.
    ['the deepest', 'client', { ...client, login: { command: 1 } }, '/login/command', '/login/command: expected string, got a number'],
    ['the first of one depth', 'client', { ...client, login: 1 }, '/login', '/login: must be equal to constant, got 1'],
  ] as const)
    it(`${what}: ${text}`, () => assert.deepEqual(schemaProblem(schema, value), { pointer, text }));

  it('is told without the value where that may be a secret', () => {
    const told = schemaProblem('platform', { base_url: 's3cr3t' }, { isSecret: true });
    assert.equal(told?.text, '/base_url: expected an absolute http or https URL, got a string');
  });

  it('is nothing in a document as it should be', () => assert.equal(schemaProblem('baseline', [known]), undefined));
});
