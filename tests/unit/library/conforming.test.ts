import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertConforming, whyNotConforming } from '../../../library/conforming.ts';
import { toConform } from '../../../library/playwright.ts';
import type { Report } from '../../../specs/generated/schemas.ts';

type Outcome = Report['requirements'][number];

const outcome = (verdict: Outcome['verdict'], more: object = {}): Outcome =>
  ({ id: `sso/${verdict}`, level: 'must', verdict, ...more }) as Outcome;

const report = (verdict: Report['verdict'], requirements: Outcome[], more: Partial<Report> = {}): Report =>
  ({
    ...{ target: { kind: 'provider', name: 'acme-db' }, verdict, because: 'so it is', complete: true, requirements },
    counts: { pass: requirements.filter((one) => one.verdict === 'pass').length },
    ...more,
  }) as Report;

const failing = outcome('fail', { problems: [{ level: 'must', expected: 'a redirect', got: 'status 200' }] });

describe('a report that conforms', () => {
  it('is conforming, or partial where the user left something out', () => {
    const whole = report('conforming', [outcome('pass')]);
    const part = report('partial', [outcome('pass'), outcome('untested', { byChoice: true })]);
    for (const one of [whole, part]) {
      assert.doesNotThrow(() => assertConforming(one));
      assert.equal(toConform(one).pass, true);
      assert.match(toConform(one).message(), /^expected acme-db not to conform, got (conforming|partial): so it is$/);
    }
  });
});

describe('a report that does not conform', () => {
  it('names its verdict and its first failures', () => {
    const text = 'expected acme-db to conform, got not-conforming: so it is\n  fail sso/fail: expected a redirect, got status 200';
    assert.equal(whyNotConforming(report('not-conforming', [outcome('pass'), failing, outcome('undecided')])), text);
    assert.throws(() => assertConforming(report('not-conforming', [failing])), { name: 'AssertionError', message: text });
    assert.deepEqual(
      [toConform(report('not-conforming', [failing])).pass, toConform(report('not-conforming', [failing])).message()],
      [false, text],
    );
  });

  it('names five of many', () => {
    const text = whyNotConforming(
      report(
        'not-conforming',
        Array.from({ length: 7 }, () => failing),
      ),
    );
    assert.equal(text?.split('\n').length, 7);
    assert.match(text ?? '', /\n {2}and 2 more$/);
  });

  it('names what is undecided, and what is missing', () => {
    const down = report('inconclusive', [outcome('pass'), outcome('undecided', { reason: 'connection refused' })]);
    assert.match(whyNotConforming(down) ?? '', /\n {2}undecided sso\/undecided: connection refused$/);
    const part = report('partial', [outcome('pass'), outcome('untested', { reason: 'needs a browser' })]);
    assert.match(whyNotConforming(part) ?? '', /\n {2}untested sso\/untested: needs a browser$/);
  });

  it('was cut short, or judged nothing', () => {
    assert.match(whyNotConforming(report('conforming', [outcome('pass')], { complete: false })) ?? '', /cut short/);
    assert.match(whyNotConforming(report('partial', [outcome('untested', { byChoice: true })])) ?? '', /nothing was judged/);
  });
});
