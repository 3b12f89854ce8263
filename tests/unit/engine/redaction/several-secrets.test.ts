import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';
import { draws } from '../../share.ts';
import { redactorOf, spellings } from './spellings.ts';

describe('several secrets', () => {
  const few = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\\', '%', '4', '1', '['), minLength: 3, maxLength: 9 }), {
    minLength: 1,
    maxLength: 5,
  });
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\\', '%', '4', '1', '[', ' ', '[redacted:s0]', 'u0041'), maxLength: 60 });

  it('redacts what is redacted no further', () => {
    fc.assert(
      fc.property(few, texts, (learned, text) => {
        const redactor = redactorOf(...learned);
        const once = redactor.text(text);
        assert.equal(redactor.text(once), once);
      }),
      { numRuns: draws(3000) },
    );
  });

  it('hides the same whether it learned them one by one or together', () => {
    const marked = (text: string) => text.replaceAll(/\[redacted:[^\]]*\]/g, '[]');
    fc.assert(
      fc.property(few, texts, (learned, text) => {
        const gradual = createRedactor();
        learned.forEach((secret, index) => {
          gradual.learn(secret, `s${index}`);
          gradual.text(text);
        });
        const together = redactorOf(...learned);
        assert.equal(marked(gradual.text(text)), marked(together.text(text)));
        assert.equal(gradual.has(text).length > 0, together.has(text).length > 0);
      }),
      { numRuns: draws(1000) },
    );
  });

  it('takes the longest, and all of two that overlap', () => {
    const redactor = redactorOf('abcdefgh', 'abcdefghijkl', 'kl-mnopqrst');
    assert.equal(redactor.text('x abcdefghijkl y'), 'x [redacted:s1] y');
    assert.equal(redactor.text('x abcdefghijkl-mnopqrst y'), 'x [redacted:s1] y');
    assert.equal(redactor.text('abcdefghabcdefgh'), '[redacted:s0][redacted:s0]');
  });

  it('finds one where a longer one only began', () => {
    assert.equal(redactorOf('abcdefgh-xyz', 'cdefgh').text('abcdefgh-no'), 'ab[redacted:s1]-no');
  });

  it('finds one that shows only when its neighbour is hidden', () => {
    const neighbour = `hunter2-hunter2${'\\'.repeat(7)}`;
    assert.equal(redactorOf(neighbour, 'ABCDEFGH').text(`${neighbour}\\u0041BCDEFGH`), '[redacted:s0][redacted:s1]');
  });

  it('never prints a secret as its own name', () => {
    const redactor = createRedactor();
    redactor.learn('hunter2-hunter2', 'config hunter2-hunter2');
    redactor.learn('a1b2c', 'a1b2c');
    assert.equal(redactor.text('hunter2-hunter2 a1b2c'), '[redacted:secret] [redacted:secret]');
  });

  it('hides no secret in a marker that is not its own', () => {
    assert.equal(redactorOf('hunter2-hunter2').text('[redacted:hunter2-hunter2]'), '[redacted:[redacted:s0]]');
  });
});

describe('a short secret', () => {
  it('counts as a whole word only', () => {
    const redactor = redactorOf('k3y');
    assert.equal(redactor.text('k3y=k3y; monk3y k3ys "k3y"'), '[redacted:s0]=[redacted:s0]; monk3y k3ys "[redacted:s0]"');
    assert.equal(redactor.text('%3Dk3y%26'), '%3D[redacted:s0]%26');
    assert.equal(redactor.text(`Basic ${Buffer.from('k3y').toString('base64')}`), 'Basic [redacted:s0]');
  });
});

describe('what is learned', () => {
  it('is not trivial and not published', () => {
    const redactor = createRedactor({ published: ['https://acme.example/addons', 'acme-db'] });
    for (const value of ['true', 'eu', '5432', '', '  ', 'https://acme.example', 'acme-db', '------']) redactor.learn(value, 'x');
    const text = 'true eu 5432 https://acme.example acme-db ------';
    assert.equal(redactor.text(text), text);
  });

  it('may be longer than a whole answer: all behind its beginning is hidden', () => {
    const long = randomBytes(750_000).toString('base64url');
    const redactor = redactorOf(long, 'hunter2-hunter2');
    assert.equal(redactor.text(`before ${long} behind`), 'before [redacted:s0]');
    assert.equal(redactor.text(Buffer.from(`before ${long}`).toString('base64')).length < 40, true);
    assert.equal(redactor.text('hunter2-hunter2'), '[redacted:s1]');
    assert.equal(redactor.isFull(), false);
  });

  it('may be thousands of values, and says when it is more than can be looked for', () => {
    const redactor = createRedactor();
    const values = Array.from({ length: 6000 }, () => randomBytes(30).toString('base64url'));
    for (const value of values) redactor.learn(value, 'x');
    assert.equal(redactor.isFull(), false);
    const shown = redactor.text(values.map((value) => `"${value}"`).join());
    assert.deepEqual(
      values.filter((value) => shown.includes(value.slice(0, 16))),
      [],
    );
    for (let count = 0; count < 40_000 && !redactor.isFull(); count += 1) redactor.learn(randomBytes(30).toString('base64url'), 'x');
    assert.equal(redactor.isFull(), true);
  });
});

describe('very many secrets', () => {
  /** More than one automaton takes, so that the last ones are found by their heads. */
  const crowd = Array.from({ length: 60 }, () => randomBytes(1500).toString('base64url'));

  it('leave no spelling of the last one unnoticed', () => {
    const secret = 'postgres://app:Xy9/%2B+="q"&\'é€@db.example/a b';
    const redactor = redactorOf(...crowd, secret, `${secret}-and-more`);
    for (const [name, spell] of Object.entries(spellings)) {
      assert.ok(!redactor.text(`#${spell(secret)}#`).includes(spell(secret)), name);
    }
    assert.equal(redactor.text(`<${secret}-and-more>`), '<[redacted:s61]>');
  });

  it('hide no other text that begins like one of them', () => {
    const redactor = redactorOf(...crowd, ...Array.from({ length: 200 }, (_, index) => `https://acme.example/hidden/place-${index}-`));
    assert.equal(redactor.text('https://acme.example/hidden/nothing'), 'https://acme.example/hidden/nothing');
    assert.equal(redactor.text('https://acme.example/hidden/place-7-'), '[redacted:s67]');
  });

  it('take bounded time where all have one head and a text repeats it', () => {
    const redactor = redactorOf(...crowd, ...Array.from({ length: 2000 }, (_, index) => `${'a'.repeat(3000)}${index}`));
    const start = process.cpuUsage();
    assert.doesNotMatch(redactor.text('a'.repeat(1_000_000)), /a{16}/);
    assert.ok(process.cpuUsage(start).user < 30e6);
  });
});
