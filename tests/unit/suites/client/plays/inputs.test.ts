import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { creationInputs, isCopyOf, keptIn, objectOf, shownIn } from '../../../../../suites/client/plays/inputs.ts';

describe('the inputs of a command', () => {
  it('are the values of its options and its first other word, in any order and form', () => {
    const all = [
      { what: 'type', value: 'node' },
      { what: 'name', value: 'my app' },
      { what: 'region', value: 'par' },
      { what: 'organisation', value: 'orga_1' },
    ];
    assert.deepEqual(creationInputs('"/a b/cli" create --type node "my app" --region par --org orga_1'), all);
    assert.deepEqual(creationInputs("npx cli create -t node 'my app' another --region=par -o orga_1"), all);
    assert.deepEqual(creationInputs('cli create --alias x --type node'), [{ what: 'type', value: 'node' }]);
    assert.deepEqual(creationInputs('true'), []);
  });

  it('are the word after a verb, without its options', () => {
    assert.deepEqual(objectOf('revoke', 'identifier', 'cli tokens revoke -f api_tokens_1'), [
      { what: 'identifier', value: 'api_tokens_1' },
    ]);
    assert.deepEqual(objectOf('create', 'name', 'cli create tokens create assay'), [{ what: 'name', value: 'assay' }]);
    assert.deepEqual(objectOf('revoke', 'identifier', 'true'), []);
  });
});

describe('what a command was given', () => {
  const shows = (value: string, ...texts: string[]) => shownIn([{ what: 'value', value }], texts)[0]?.isShown;

  it('is found as it is, in JSON, in an address and in a form', () => {
    assert.equal(shows('two words=and "more"', 'a: two words=and "more"'), true);
    assert.equal(shows('two words=and "more"', '{"value":"two words=and \\"more\\""}'), true);
    assert.equal(shows('two words', '{"value":"\\u0074wo words"}'), true);
    assert.equal(shows('two words', 'http://a.example/two%20words?x'), true);
    assert.equal(shows('two words=and', 'value=two+words%3Dand'), true);
    assert.equal(shows('100 %', 'value=100 %&x=%'), true);
  });

  it('is not found in another word, nor in nothing', () => {
    assert.equal(shows('par', 'https://a.example/param'), false);
    assert.equal(shows('par', 'https://a.example/spar'), false);
    assert.equal(shows('par', 'https://a.example/?zone=par'), true);
    assert.equal(shows('a.c', 'abc'), false);
    assert.equal(shows('par'), false);
  });
});

describe('a copy of a command line', () => {
  const command = '"/a b/cli" env set NAME \'two words\'';

  it('is three of its words in a row, however they are separated', () => {
    assert.equal(isCopyOf(command, '1 verbose argv "exec" "cli" "env" "set" "NAME" "two words"'), true);
    assert.equal(isCopyOf(command, JSON.stringify({ argv: ['env', 'set', 'NAME'] }, undefined, 2)), true);
  });

  it('is not what a tool keeps of it', () => {
    assert.equal(isCopyOf(command, 'NAME="two words"'), false);
    assert.equal(isCopyOf(command, '{"variables":{"NAME":"two words"}}'), false);
    assert.equal(isCopyOf('cli create', 'cli create'), false);
  });
});

describe('what a command keeps', () => {
  it('is in the files of its home that are new, and small enough', () => {
    const home = mkdtempSync(join(tmpdir(), 'assay-home-'));
    try {
      mkdirSync(join(home, '.config'));
      writeFileSync(join(home, '.config/new'), 'kept');
      writeFileSync(join(home, 'large'), 'x'.repeat(70_000));
      writeFileSync(join(home, 'old'), 'from before');
      utimesSync(join(home, 'old'), 1, 1);
      symlinkSync('/nowhere', join(home, 'link'));
      assert.deepEqual(keptIn(home, 2_000), ['kept']);
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});
