import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

describe('markers', () => {
  it('have a name that is short and plain', () => {
    const redactor = createRedactor();
    redactor.learn('canary-one', 'a*b (c)');
    redactor.learn('canary-two', 'n'.repeat(100));
    redactor.learn('canary-three', '');
    assert.equal(redactor.text('canary-one'), '[redacted:a-b -c-]');
    assert.equal(redactor.text('canary-two'), `[redacted:${'n'.repeat(80)}]`);
    assert.equal(redactor.text('canary-three'), '[redacted:secret]');
  });

  it('are left as they are, by each of their names', () => {
    const redactor = createRedactor();
    redactor.learn('redacted:password', 'password');
    redactor.learn('redacted:token', 'token');
    const shown = redactor.text('x redacted:password y redacted:token z');
    assert.equal(shown, 'x [redacted:password] y [redacted:token] z');
    assert.equal(redactor.text(shown), shown);
  });

  it('hold no secret, though it is the name of its field', () => {
    const redactor = createRedactor();
    redactor.learn('canary-value', 'canary-value');
    assert.equal(redactor.text('canary-value'), '[redacted:secret]');
    assert.deepEqual(redactor.has('x canary-value'), ['secret']);
  });
});

describe('capacity', () => {
  it('is used up at some point, and the redactor says so', () => {
    const redactor = createRedactor();
    redactor.learn('ab'.repeat(200_000), 'long');
    assert.equal(redactor.isFull(), false);
    for (let index = 0; index < 60_000; index++) redactor.learn(`${index}-canary`, 'many');
    assert.equal(redactor.isFull(), true);
  });

  it('is not used up by what is learned twice', () => {
    const redactor = createRedactor();
    for (let index = 0; index < 5_000; index++) redactor.learn('canary'.repeat(40), 'same');
    assert.equal(redactor.text('canary'.repeat(40)), '[redacted:same]');
  });
});
