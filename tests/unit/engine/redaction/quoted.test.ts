import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { withoutQuoted } from '../../../../engine/redaction/quoted.ts';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';

const TOKEN = 'tok-5b1f0e9a77';
const URL_VALUE = 'postgres://ada:hunter22hunter@db.example/app';
const secrets = [
  { name: 'URL', value: URL_VALUE },
  { name: 'TOKEN', value: TOKEN },
];

function redacted(text: string, around: readonly string[], known = secrets, published: string[] = []): string[] {
  const redactor = createRedactor({ published });
  for (const { name, value } of known) redactor.learn(value, name);
  return redactor.value([text, ...around]);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('secrets in quotes', () => {
  it('are taken out', () => {
    const body = JSON.stringify({ id: 'res_1', config: { URL: URL_VALUE, TOKEN }, again: TOKEN });
    const left = withoutQuoted(body, ['OK', 'Date', 'today'], secrets, ['res_1']);
    assert.equal(left, '{"id":"res_1","config":{"URL":"[redacted:URL]","TOKEN":"[redacted:TOKEN]"},"again":"[redacted:TOKEN]"}');
  });

  it('need a redactor where a trace of one is left', () => {
    const traces = [TOKEN, `x${TOKEN}`, base64(TOKEN), base64(`a${TOKEN}`), base64(`ab${TOKEN}`), Buffer.from(TOKEN).toString('hex')];
    for (const trace of [...traces, 'hunter22hunter', URL_VALUE, `-${TOKEN.slice(-8)}-`])
      for (const [body, around] of [
        [`{"TOKEN":"${TOKEN}","message":"it is ${trace}"}`, []],
        [`{"TOKEN":"${TOKEN}"}`, ['X-Token', `<${trace}>`]],
      ] as const)
        assert.equal(withoutQuoted(body, around, secrets, []), undefined, trace);
  });

  it('need a redactor where something is escaped, short, trivial, known to all, or holds more than itself', () => {
    const taken = (value: string, body = `{"A":"${value}"}`, published: string[] = []) =>
      withoutQuoted(body, [], [{ name: 'A', value }], published);
    assert.equal(taken('long-enough'), '{"A":"[redacted:A]"}');
    assert.equal(taken('short12'), undefined);
    assert.equal(taken('localhost'), undefined);
    assert.equal(taken(' long-enough '), undefined);
    assert.equal(taken('long-enough', undefined, ['http://long-enough/']), undefined);
    for (const sign of ['%', '\\', '&', '\r', '\n']) assert.equal(taken('long-enough', `{"A":"long-enough","b":"${sign}"}`), undefined);
  });

  it('need a redactor where one that is cut inside a character left a trace', () => {
    const value = 'geheim-😀1234567';
    const hidden = (trace: string) => withoutQuoted(`{"A":"${value}","b":"${trace}"}`, [], [{ name: 'A', value }], []);
    assert.equal(hidden(''), '{"A":"[redacted:A]","b":""}');
    for (const trace of [value, base64(value), base64(`a${value}`), base64(`ab${value}`), Buffer.from(value).toString('hex')])
      assert.equal(hidden(`<${trace}>`), undefined, trace);
  });

  it('are replaced by no pattern of their name', () => {
    assert.equal(withoutQuoted('"long-enough"', [], [{ name: "$&$'", value: 'long-enough' }], []), '"[redacted:----]"');
  });

  it('leave what a redactor leaves', () => {
    const value = fc.oneof(
      { weight: 6, arbitrary: fc.stringMatching(/^[a-f0-9]{7,20}$/) },
      fc.stringMatching(/^[a-z]{3,8}:\/\/u:[a-z0-9%]{6,12}@h\/[a-z]{0,4}$/),
      fc.constantFrom('test', ' padded-value ', 'res_12345678', 'née-Ångström'),
    );
    const parts = fc.record({
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
      message: fc.constantFrom('ready', 'ready for you', 'it is &amp; was', 'a "quoted" word'),
      leak: fc.constantFrom('', '', 'plain', 'base64', 'hex'),
    });
    let quick = 0;
    fc.assert(
      fc.property(parts, ({ values, message, leak }) => {
        const known = values.map((one, index) => ({ name: `V${index}`, value: one }));
        const [first = ''] = values;
        const leaked = leak === 'plain' ? first : leak === '' ? '' : Buffer.from(first).toString(leak as 'base64' | 'hex');
        const around = ['OK', 'X-Seen', `<${leaked}>`];
        const body = JSON.stringify({ id: 'res_12345678', config: Object.fromEntries(known.map((one) => [one.name, one.value])), message });
        const left = withoutQuoted(body, around, known, ['res_12345678']);
        if (left === undefined) return;
        quick += 1;
        assert.deepEqual([left, ...around], redacted(body, around, known, ['res_12345678']));
      }),
      { numRuns: 500 },
    );
    assert.ok(quick > 50, `${quick} went the quick way`);
  });
});
