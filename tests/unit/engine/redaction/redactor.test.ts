import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isWorthHiding } from '../../../../engine/redaction/policy.ts';
import { draws } from '../../share.ts';
import { everyByte, everyPoint, redactorOf, spellings, utf8, wholeBodies } from './spellings.ts';

/** No NUL: no header and no form can carry one, and among the zero bytes of UTF-16 it has no place of its own. */
const strange = fc.string({ unit: 'binary', minLength: 6, maxLength: 40 }).filter((text) => !text.includes('\0'));
const usual = fc.string({ unit: fc.constantFrom(...'abcXYZ019 +/%&"\'\\<>=-_.:é€😀'), minLength: 6, maxLength: 40 });
const secrets = fc.oneof(strange, usual).filter((secret) => secret === secret.trim() && isWorthHiding(secret) && secret.length >= 6);
/** Text around it that shares no character with a secret's forms, so that it cannot lengthen or spoil one. */
const around = fc.string({ unit: fc.constantFrom(...'~!|^{} ()$'), maxLength: 12 });

describe('a secret', () => {
  for (const [name, spell] of Object.entries(spellings)) {
    it(`is found: ${name}`, () => {
      fc.assert(
        fc.property(secrets, around, around, (secret, before, after) => {
          const spelt = spell(secret);
          const shown = redactorOf(secret).text(`${before}#${spelt}#${after}`);
          assert.ok(!shown.includes(spelt), shown);
          assert.match(shown, /\[redacted:s0\]/);
          assert.ok(shown.startsWith(`${before}#`) && shown.endsWith(`#${after}`), shown);
        }),
        { numRuns: draws(300) },
      );
    });
  }

  for (const [name, encode] of Object.entries(wholeBodies))
    it(`is found: ${name}`, () => {
      const body = encode('{"token": "hunter2-hunter2"}');
      const shown = redactorOf('hunter2-hunter2').text(body);
      assert.equal(shown, '[redacted:s0]');
      assert.equal(redactorOf('another-secret').text(body), body);
    });

  it('is searched for in every encoding of the table, and in no other', () => {
    const table = JSON.parse(readFileSync('specs/encodings.json', 'utf8')) as { secret: string; encodings: Record<string, string> };
    assert.deepEqual(Object.keys(table.encodings), [...Object.keys(spellings), ...Object.keys(wholeBodies)]);
    const redactor = redactorOf(table.secret);
    for (const [name, example] of Object.entries(table.encodings)) assert.deepEqual(redactor.has(example), ['s0'], name);
  });

  it('is found at every place inside a longer Base64 text', () => {
    fc.assert(
      fc.property(secrets, fc.uint8Array({ maxLength: 9 }), fc.uint8Array({ maxLength: 9 }), (secret, before, after) => {
        const bytes = utf8(secret);
        const whole = Buffer.concat([before, bytes, after]);
        const first = Math.ceil((before.length * 8) / 6);
        const last = Math.floor(((before.length + bytes.length) * 8) / 6);
        for (const encoding of ['base64', 'base64url'] as const) {
          const spelt = whole.toString(encoding);
          const shown = redactorOf(secret).text(spelt);
          assert.ok(!shown.includes(spelt.slice(first, last)), `${spelt} ${shown}`);
        }
      }),
      { numRuns: draws(1000) },
    );
  });

  it('is found in Basic credentials, glued to other text, and wrapped by MIME', () => {
    const redactor = redactorOf('correct-horse-battery');
    const basic = Buffer.from('acme:correct-horse-battery').toString('base64');
    assert.equal(redactor.text(`Basic ${basic}`), 'Basic YWNtZT[redacted:s0]');
    assert.match(redactor.text(`/path/x${basic}yz`), /^\/path\/xYWNtZT\[redacted:s0\]/);
    const wrapped = basic.replace(/.{10}/g, '$&\r\n  ');
    assert.deepEqual(redactor.has(wrapped), ['s0']);
  });

  it('is found in bytes of Latin-1', () => {
    const redactor = redactorOf('pässwörd');
    for (const text of [Buffer.from('pässwörd', 'latin1').toString('base64'), 'p%E4ssw%f6rd']) assert.deepEqual(redactor.has(text), ['s0']);
  });

  it('is found as password of an address', () => {
    const redactor = redactorOf('postgres://u1:p%40ss-word@db.example/x');
    assert.equal(redactor.text('p@ss-word and p%40ss-word'), '[redacted:s0] and [redacted:s0]');
  });

  it('is not seen where it is not', () => {
    fc.assert(
      fc.property(secrets, fc.string({ unit: fc.constantFrom(...'ghijklm GHIJ\n%20%41\\n&amp;{}"') }), (secret, text) => {
        fc.pre(!/[ghijklmGHIJ]/.test(secret) && /[^\s%0-9"&{}\\A]/.test(secret));
        assert.equal(redactorOf(secret).text(text), text);
      }),
    );
  });
});

describe('a text that was cut off', () => {
  it('does not end in the beginning of a secret', () => {
    const secret = 'hunter2/hunter2+canary';
    const redactor = redactorOf(secret);
    for (const spelt of [secret, encodeURIComponent(secret), everyByte(secret), everyPoint(secret), utf8(secret).toString('hex')])
      for (let length = spelt.indexOf('2') + 8; length < spelt.length; length += 1) {
        const shown = redactor.cutText(`{"a": "${spelt.slice(0, length)}`);
        assert.match(shown, /^\{"a": "\[redacted:[\w ]+\]$/, spelt.slice(0, length));
      }
    assert.equal(redactor.cutText('{"a": "hun'), '{"a": "hun');
    assert.equal(redactor.text('{"a": "hunter2'), '{"a": "hunter2');
  });
});

describe('JSON', () => {
  it('is redacted throughout, keys and numbers too', () => {
    const redactor = redactorOf('hunter2-hunter2', 'other-secret', '1234567890');
    const json = { 'hunter2-hunter2': ['x other-secret', 1234567890, null, true, 7], 'is hunter2-hunter2': {}, __proto__x: 1 };
    assert.deepEqual(redactor.value(json), {
      '[redacted:s0]': ['x [redacted:s1]', '[redacted:s2]', null, true, 7],
      'is [redacted:s0]': {},
      __proto__x: 1,
    });
    const hostile = JSON.parse('{"__proto__": {"a": "other-secret"}}');
    assert.equal(JSON.stringify(redactor.value(hostile)), '{"__proto__":{"a":"[redacted:s1]"}}');
  });

  it('keeps two fields apart whose names are hidden', () => {
    assert.deepEqual(redactorOf('hunter2-hunter2').value({ 'hunter2-hunter2': 1, 'hunter2%2Dhunter2': 2 }), {
      '[redacted:s0]': 1,
      '[redacted:s0] (2)': 2,
    });
  });

  it('may be nested as deeply as an attacker likes', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    assert.match(JSON.stringify(redactorOf('hunter2-hunter2').value(deep)), /cut: nested too deeply/);
  });
});

describe('time', () => {
  const seconds = (work: () => unknown) => {
    // The time of a processor, whoever else uses it.
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  const hostile = {
    plain: 'abcdefghij',
    repeated: 'aaaaaaaaab',
    escapes: '%41\\u0041&#65;\n',
    backslashes: '\\\\\\\\\\\\',
    percents: '%25%25%25',
    'gzip that breaks off': 'H4sIAAAAAAAAA',
    'gzip that holds gzip': 'H4sIAAAAAAAAAwD//wAA',
  };

  for (const [name, piece] of Object.entries(hostile)) {
    it(`grows with the text: ${name}`, () => {
      const redactor = redactorOf(`${'a'.repeat(30)}x`, '\\'.repeat(20).concat('x'), '%'.repeat(20).concat('y'), 'abcdefghik');
      const text = piece.repeat(200_000 / piece.length);
      const one = seconds(() => redactor.text(text));
      const ten = seconds(() => redactor.text(text.repeat(10)));
      assert.ok(ten < 40 * Math.max(one, 0.05), `0.2 MB took ${one} s, 2 MB ${ten} s`);
    });
  }
});
