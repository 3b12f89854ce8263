import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { redactedBody } from '../../../../engine/redaction/body.ts';
import { isUnreadable, redactedBodies } from '../../../../engine/redaction/exchange.ts';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';
import { draws } from '../../share.ts';

function hiding(...secrets: string[]) {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.learn(secret, 'x');
  return (body: string) => redactedBody(body, redactor.text);
}

/** JSON as its structure alone: strings and numbers are all the same, names of fields are not. */
const structure = (body: string): string =>
  JSON.stringify(JSON.parse(body), (_key, value) => (typeof value === 'string' ? '' : typeof value === 'number' ? 0 : value));

describe('a body of JSON', () => {
  it('keeps everything but the secret, to the letter', () => {
    const body = '\ufeff{ "id" : "r\\u002d1",\n "config":{"A":"hunter2-hunter2"}, "n": 1.50, "n":[true, null ] }';
    assert.deepEqual(hiding('hunter2-hunter2')(body), { body: body.replace('hunter2-hunter2', '[redacted:x]') });
  });

  it('keeps a number a number', () => {
    assert.deepEqual(hiding('1234567')('{"id":1234567,"x":-12.5e3,"s":"1234567"}'), { body: '{"id":0,"x":-12.5e3,"s":"[redacted:x]"}' });
  });

  it('has the same structure afterwards, or says that it has not', () => {
    const secret = fc.oneof(fc.stringMatching(/^[",:{}[\]a7 -]{3,9}$/), fc.stringMatching(/^[a-c]{3,7}$/));
    const value = fc.jsonValue({ maxDepth: 3 }).map((json) => ({ a7: json, abc: ['a","a', { a: 'abc,"' }], 'a":7': 'a' }));
    fc.assert(
      fc.property(value, fc.array(secret, { maxLength: 3 }), (json, secrets) => {
        const before = JSON.stringify(json);
        const { body, masked } = hiding(...secrets)(before);
        if (masked === undefined) assert.equal(structure(body), structure(before));
      }),
      { numRuns: draws(2000) },
    );
  });

  const crafted = {
    'the text between two fields': ['","message":"', '{"id":"r-1","message":"ok"}'],
    'a field with its value': ['"id":7,', '{"id":7,"message":"ok"}'],
    'the name of a field': ['message', '{"id":"r-1","message":"ok"}'],
    'what makes it no JSON': ['" oops oops "', '{"id":"r-1","message":"a" oops oops "b"}'],
  };
  for (const [what, [secret = '', body = '']] of Object.entries(crafted)) {
    it(`cannot be judged when ${what} is a secret`, () => {
      const shown = hiding(secret)(body);
      assert.equal(shown.masked, 'structure');
      assert.ok(!shown.body.includes(secret));
    });
  }

  it('cannot be judged when its type is a secret', () => {
    const text = (given: string) => given.replace('application/x-acme', '[redacted:x]');
    const headers: [string, string][] = [['Content-Type', 'application/x-acme']];
    const shown = redactedBodies({ request: { url: '', headers: [] }, response: { headers, body: '{}' } }, { text, cutText: text });
    assert.equal(isUnreadable(shown), true);
  });
});

describe('another body', () => {
  it('says that something in it was hidden', () => {
    assert.deepEqual(hiding('hunter2-hunter2')('<p>hunter2-hunter2'), { body: '<p>[redacted:x]', masked: 'text' });
    assert.deepEqual(hiding('hunter2-hunter2')('<p>nothing'), { body: '<p>nothing' });
  });
});
