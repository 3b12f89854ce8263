import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

describe('a redactor that goes on learning', () => {
  it('hides what it let pass before', () => {
    const redactor = createRedactor();
    redactor.learn('first-secret-1', 'first');
    assert.equal(redactor.text('second-secret-2 is here'), 'second-secret-2 is here');
    redactor.learn('second-secret-2', 'second');
    assert.equal(redactor.text('second-secret-2 is here'), '[redacted:second] is here');
    redactor.learn('third-secret-3', 'third');
    assert.equal(redactor.text('second-secret-2 is here'), '[redacted:second] is here');
    assert.equal(redactor.text('c2Vjb25kLXNlY3JldC0y third-secret-3'), '[redacted:second] [redacted:third]');
  });

  it('says the same, whenever it learned', () => {
    const secret = fc.stringMatching(/^[a-c]{6,9}[0-9%+ ]{0,3}z$/);
    const text = fc.array(fc.oneof(secret, fc.constantFrom(' ', '"', '%7A', 'a', 'bc', '[redacted:', ']')), { maxLength: 6 });
    const steps = fc.array(fc.record({ secrets: fc.array(secret, { maxLength: 12 }), texts: fc.array(text, { maxLength: 4 }) }), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const growing = createRedactor();
        const known: string[] = [];
        for (const { secrets, texts } of all) {
          const places = texts.map((parts) => parts.join('') + known.slice(-2).join('/'));
          for (const place of places) growing.text(place);
          for (const one of secrets) growing.learn(one, `s${one.length}`);
          known.push(...secrets);
          const fresh = createRedactor();
          for (const one of known) fresh.learn(one, `s${one.length}`);
          for (const place of places) assert.equal(growing.text(place), fresh.text(place));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('looks again at what it hid only if a new secret may stand there', () => {
    const known = ['x'.repeat(200), 'brief-01'].map((value) => ({ name: 'known', value }));
    const redactor = createRedactor({ known });
    const secret = 'kq3-"Zz é9&7~w';
    const written = [
      secret,
      encodeURIComponent(secret),
      JSON.stringify({ secret }),
      JSON.stringify(JSON.stringify({ secret })),
      Buffer.from(`name:${secret}`).toString('base64'),
      Buffer.from(secret).toString('hex').toUpperCase(),
      encodeURIComponent(Buffer.from(`a:${secret}`).toString('base64')),
      secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
    ];
    for (const text of written) {
      const one = createRedactor({ known });
      one.text(`before ${text} after it`);
      const before = one.renewals();
      one.learn('another-secret-of-42-letters', 'other');
      assert.equal(one.renewals(), before);
      one.learn(secret, 'it');
      assert.notEqual(one.renewals(), before, text);
      assert.match(one.text(`before ${text} after it`), /\[redacted:it\]/, text);
    }
    redactor.text('a text that is hidden once');
    const before = redactor.renewals();
    redactor.learn('abcde', 'short');
    assert.notEqual(redactor.renewals(), before);
  });

  it('still finds every one of many', () => {
    const redactor = createRedactor();
    const secrets = Array.from({ length: 300 }, (_, index) => `secret-number-${index}-`);
    for (const [index, secret] of secrets.entries()) {
      redactor.learn(secret, 'it');
      for (const one of [secret, secrets[index >> 1] ?? '', secrets[0] ?? '']) assert.equal(redactor.text(`<${one}>`), '<[redacted:it]>');
    }
    for (const secret of secrets) assert.deepEqual(redactor.has(`<${secret}>`), ['it']);
  });

  it('leaves what is published, and takes what stands around a marker', () => {
    const redactor = createRedactor({ published: ['https://acme.example/addons'] });
    redactor.learn('acme.example/addons', 'address');
    redactor.learn('[redacted:other] around-it-1', 'around');
    assert.equal(redactor.text('acme.example/addons around-it-1'), 'acme.example/addons [redacted:around]');
  });

  it('takes a short secret for a word only where one begins and ends', () => {
    const redactor = createRedactor();
    redactor.learn('longer-secret-1', 'long');
    redactor.learn('ab1cd', 'short');
    assert.equal(redactor.text('longer-secret-1ab1cd'), '[redacted:long]ab1cd');
    assert.equal(redactor.text('ab1cdlonger-secret-1'), 'ab1cd[redacted:long]');
    assert.equal(redactor.text('ab1cd longer-secret-1 ab1cd'), '[redacted:short] [redacted:long] [redacted:short]');
    assert.deepEqual(redactor.has('longer-secret-1 ab1cd'), ['long', 'short']);
    assert.deepEqual(redactor.has('ab1cd longer-secret-1'), ['long', 'short']);
  });
});
