import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminal } from '../../../reporters/terminal.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { manifest, mixed, reportOn, settings } from './manifest-reports.ts';

describe('hostile text', () => {
  const hostile: [name: string, text: string][] = [
    ['a colour', '\u001b[31mred\u001b[0m'],
    ['a title', '\u001b]0;owned\u0007'],
    ['a control sequence of one byte', '\u009b2J'],
    ['a carriage return and a line break', 'x\r\nconforming: acme-db'],
    ['backspaces and DEL', 'x\b\b\u007f'],
    ['text turned right to left', '\u202egnimrofnoc\u2066\u2069\u200f'],
    ['invisible characters', 'a\u200b\ufeff\u00adb'],
    ['line separators', 'a\u2028b\u2029c'],
    ['half a surrogate pair', 'a\ud83db'],
  ];
  const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
  const isSafe = (shown: string) => shown.split('\n').every((line) => !unsafe.test(line));

  for (const [name, text] of hostile) {
    it(`in a manifest is made visible: ${name}`, () => {
      const report = reportOn(manifest(text, `ftp://${text}`, { name: [text], [text]: 1 }));
      const shown = terminal(report, settings);
      assert.ok(isSafe(shown), JSON.stringify(shown));
      assert.equal(shown.split('\n').filter((line) => line.startsWith('conforming')).length, 0);
    });

    it(`in any word of a problem, a note or a name is made visible: ${name}`, () => {
      const problem = { level: 'must' as const, expected: text, got: text, at: text, pointer: text };
      const report: Report = {
        ...mixed,
        target: { kind: 'provider', name: text },
        notes: [{ id: 'manifest/urls-use-https', text, at: text }],
        requirements: mixed.requirements.map((outcome) => (outcome.verdict === 'fail' ? { ...outcome, problems: [problem] } : outcome)),
      };
      for (const quiet of [false, true]) assert.ok(isSafe(terminal(report, { ...settings, quiet })));
    });
  }

  it('in a file name is made visible', () => assert.ok(isSafe(terminal(reportOn('[]', 'a\u001b[2Jb.json'), settings))));

  it('in a repeated key is made visible', () => {
    assert.ok(isSafe(terminal(reportOn('{"\\u001b[2J": 1, "\\u001b[2J": 2}'), settings)));
  });

  it('in a reason is made visible', () => {
    const report: Report = {
      ...mixed,
      requirements: mixed.requirements.map((outcome) =>
        outcome.verdict === 'untested' ? { ...outcome, byChoice: false, reason: '\u001b[2J' } : outcome,
      ),
    };
    assert.ok(isSafe(terminal(report, settings)));
  });
});

describe('credentials in an address', () => {
  for (const address of ['user:secret@', 'user:sec@secret@', 'user:"secret@', 'secret@']) {
    it(`are not shown: ${address}`, () => {
      for (const base of [`http://${address}acme.example/`, `https://${address}acme.example/?x`, `ftp://${address}acme.example/`])
        assert.doesNotMatch(terminal(reportOn(manifest('acme', base)), settings), /secret/);
    });
  }
});
