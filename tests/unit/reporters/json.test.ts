import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport } from '../../../engine/judging/report.ts';
import { json } from '../../../reporters/json.ts';
import type { Report } from '../../../specs/generated/schemas.ts';

const controls = String.fromCharCode(...Array.from({ length: 0xa0 }, (_, code) => code)).replace(/[ -~]/g, '');

const report = (name: string): Report =>
  buildReport({
    version: '0.1.0',
    command: 'assay check manifest.json',
    target: { kind: 'provider', name },
    started: new Date('2026-11-15T12:00:00Z'),
    judged: new Map(),
    leftOut: () => undefined,
    strict: false,
  });

describe('report.json', () => {
  it('holds no raw control character besides its line breaks, DEL and C1 included', () => {
    assert.doesNotMatch(json(report(controls)).replaceAll('\n', ''), /\p{Cc}/u);
  });

  it('escapes what JSON leaves raw', () => {
    assert.ok(json(report('\u007f\u0085\u009b\u2028\u2029')).includes('"name": "\\u007f\\u0085\\u009b\\u2028\\u2029"'));
  });

  for (const [name, text] of [
    ['control characters', controls],
    ['line separators', 'a\u2028b\u2029c'],
    ['quotes, backslashes and text that looks escaped', '"\\" \\u007f \\\\u009b'],
    ['half a surrogate pair', 'a\ud83db'],
    ['emoji, accents and right-to-left marks', '🐘 é \u202e'],
  ] as const) {
    it(`parses back to the same report: ${name}`, () => assert.deepEqual(JSON.parse(json(report(text))), report(text)));
  }

  it('leaves text beyond ASCII readable', () => assert.ok(json(report('Acmé 数据库')).includes('Acmé 数据库')));

  it('ends with one line break', () => assert.match(json(report('acme')), /[^\n]\n$/));
});
