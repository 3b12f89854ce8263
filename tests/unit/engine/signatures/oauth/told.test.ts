import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recipeOf, SINGLES } from '../../../../../engine/signatures/oauth/recipes.ts';
import { seenIn } from '../../../../../engine/signatures/oauth/scheme.ts';

describe('what is told of mistakes', () => {
  const of = (wanted: string) => SINGLES.find(({ name }) => name === wanted)?.mistakes[0] ?? assert.fail(wanted);

  it('of two at once, both, with what the standard says', () => {
    const { name, sentence, fix } = recipeOf(of('always-get'), of('path-decoded'));
    assert.equal(name, 'always-get+path-decoded');
    assert.equal(
      sentence,
      'The client signs GET, whatever the method is, and decodes the path; RFC 5849 signs the method of the request, in upper case (§3.4.1.1), and signs the path as it is sent (§3.4.1.2).',
    );
    assert.match(fix, /, in upper case\. Sign the path /);
  });

  it('the places in their order', () => assert.match(of('unsorted-form-header-query').does, /in the order form, header, query$/));
});

describe('what is seen of a request', () => {
  const seen = (named: [string, string][], body?: string) =>
    seenIn({ method: 'POST', url: 'http://h/', form: [['f', 'x y']], body }, undefined, named, { consumerSecret: 's' });

  it('is PLAINTEXT where no method is named, or none that we know', () => {
    assert.equal(seen([]).signatureMethod, 'PLAINTEXT');
    assert.equal(seen([['oauth_signature_method', 'RSA-SHA1']]).signatureMethod, 'PLAINTEXT');
    assert.equal(seen([['oauth_signature_method', 'HMAC-SHA1']]).signatureMethod, 'HMAC-SHA1');
  });

  it('is a form as it is written, or as it was decoded where its body is not known', () => {
    assert.deepEqual(seen([], 'f=x+y').parameters, [{ from: 'form', name: 'f', value: 'x y', written: ['f', 'x+y'] }]);
    assert.deepEqual(seen([]).parameters, [{ from: 'form', name: 'f', value: 'x y', written: ['f', 'x y'] }]);
  });
});
