import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recipeOf, singleRecipes } from '../../../../../engine/signatures/sso/recipes.ts';

describe('what is told of a mistake', () => {
  const of = (wanted: string) => singleRecipes().find(({ name }) => name === wanted) ?? assert.fail(wanted);

  for (const [name, does] of [
    ['sha1', 'uses SHA-1;'],
    ['md5', 'uses MD5;'],
    ['sha384', 'uses SHA-384;'],
    ['sha512-256', 'uses SHA-512/256;'],
    ['sha3-512', 'uses SHA3-512;'],
    ['hmac-sha1', 'uses HMAC-SHA1 '],
    ['hmac-sha256', 'uses HMAC-SHA256 '],
    ['hmac-sha512', 'uses HMAC-SHA512 '],
    ['hmac-sha256-salt-inside', 'uses HMAC-SHA256 '],
    ['hmac-sha512-salt-inside', 'uses HMAC-SHA512 '],
    ['joined-with-pipes', 'with `|`;'],
    ['joined-with-commas', 'with `,`;'],
    ['joined-with-semicolons', 'with `;`;'],
    ['joined-with-ampersands', 'with `&`;'],
    ['joined-with-newlines', 'with newlines;'],
    ['joined-with-spaces', 'with spaces;'],
    ['joined-with-hyphens', 'with `-`;'],
    ['joined-with-dots', 'with `.`;'],
    ['joined-with-slashes', 'with `/`;'],
    ['joined-with-underscores', 'with `_`;'],
    ['nav-data-undefined', '`undefined`'],
    ['nav-data-null', '`null`'],
    ['nav-data-none', '`None`'],
    ['nav-data-emptied', 'nothing in place of nav-data'],
    ['email-emptied', 'nothing in place of the e-mail'],
    ['user-id-emptied', 'nothing in place of user_id'],
    ['user-id-undefined', '`undefined` in place of user_id'],
    ['timestamp-left-out', 'leaves timestamp out'],
  ] as const)
    it(`${name}: ${does}`, () => assert.ok(of(name).sentence.includes(does), of(name).sentence));

  it('a field that is missed by its name is named with its hyphen', () => {
    assert.match(of('nav-data-undefined').fix, /hyphen, `nav-data`/);
    assert.match(of('nav-data-left-out').fix, /with its separators/);
  });

  for (const [name, part] of [
    ['nav-data-emptied', 'nav-data'],
    ['email-left-out', 'e-mail'],
    ['email-emptied', 'e-mail'],
    ['user-id-left-out', 'user_id'],
    ['user-id-emptied', 'user_id'],
    ['user-id-undefined', 'user_id'],
    ['user-and-email-left-out', 'e-mail and user_id'],
    ['id-left-out', 'id'],
  ] as const)
    it(`a stranger can change what the signature does not cover: ${name}`, () =>
      assert.equal(of(name).risk, `The signature does not cover ${part}: whoever holds one valid form can put another ${part} into it.`));

  it('a form without its timestamp never ends', () => assert.match(of('timestamp-left-out').risk ?? '', /valid for ever\.$/));

  it('two mistakes have the risks of both, each once, and a harmless one has none', () => {
    const [email, salt, older] = ['email-left-out', 'salt-left-out', 'salt-emptied'].map((name) => of(name).mistakes[0] ?? assert.fail());
    const [first, second] = [of('email-left-out').risk, of('salt-left-out').risk];
    assert.ok(email && salt && older);
    assert.equal(recipeOf(email, salt).risk, `${first} ${second}`);
    assert.equal(recipeOf(salt, older).risk, second);
    assert.ok(!('risk' in of('sha1')));
  });
});
