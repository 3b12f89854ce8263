import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { fold } from '../../../reporters/fold.ts';
import { terminal } from '../../../reporters/terminal.ts';
import { settings } from './manifest-reports.ts';
import { sample } from './test-reports.ts';

describe('text that is folded to the width of a terminal', () => {
  it('stays as it is without a terminal, and where it fits', () => {
    const text = `${'word '.repeat(40)}\n\n  short`;
    assert.equal(fold(text), text);
    assert.equal(fold('one two', 7), 'one two');
  });

  it('breaks between words, and continues further in than the line begins', () => {
    assert.equal(fold('fail one two three four', 12), 'fail one two\n  three four');
    assert.equal(fold('     Sent: one two', 14), '     Sent: one\n       two');
    assert.equal(fold('one-that-is-too-long two', 8), 'one-that-is-too-long\n  two');
  });

  it('continues a table below its second column', () => {
    assert.equal(fold('  single sign-on  at most 27', 24), '  single sign-on  at\n                  most\n                  27');
  });

  it('breaks a form and JSON between their fields, and no command', () => {
    assert.equal(fold('Sent: id=1&user=2&email=3', 16), 'Sent: id=1&\n  user=2&email=3');
    assert.equal(fold('Sent: {"id":1,"plan":"test"}', 18), 'Sent: {"id":1,\n  "plan":"test"}');
    const repeat = "     Repeat: assay replay 'assay-report/report.json#3' --plan test";
    assert.equal(fold(repeat, 40), repeat);
  });

  it('keeps colours, which take no room', () => {
    const colored = '\u001b[31mfail\u001b[39m one \u001b[2mtwo\u001b[22m three';
    assert.equal(stripVTControlCharacters(fold(colored, 12)), 'fail one two\n  three');
    assert.equal(fold(colored, 80), colored);
  });

  it('has every word of a report, in its order', () => {
    const text = terminal(sample(), settings);
    const folded = fold(text, 80);
    assert.deepEqual(folded.split(/\s+/), text.split(/\s+/));
    for (const line of folded.split('\n')) assert.ok(line.length <= 80 || /^ *\S+$/.test(line) || line.includes('Repeat: '), line);
  });
});
