import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { demoEnd, demoLine, demoStart, type Judged } from '../../../reporters/demo.ts';
import type { Report } from '../../../specs/generated/schemas.ts';

const counts = { pass: 63, fail: 0, warn: 0, blocked: 0, undecided: 0, untested: 0, 'not-applicable': 1 };

const judged = (what: string, verdict: Report['verdict'], more: Partial<Report['counts']> = {}): Judged => ({
  what,
  report: { verdict, because: 'one is missing', counts: { ...counts, ...more } } as Report,
  page: `assay-report/${what}/report.html`,
});

const line = (one: Judged) => demoLine(one, { color: false });

const partner = judged('partner', 'partial', { untested: 1 });
const others = ['platform', 'application', 'client'].map((what) => judged(what, 'conforming', { pass: 105 }));

describe('the summary of the demo', () => {
  it('says that what was judged conforms, where a check was left out', () => {
    assert.equal(line(partner), '  partner      conforming as far as judged   63 checks passed, 1 left out');
  });

  it('says why a reference does not conform', () => {
    assert.match(
      line(judged('client', 'not-conforming', { fail: 2 })),
      /client +not conforming +63 checks passed, 2 fail\n +one is missing$/,
    );
  });

  it('does not take a failure that is hidden behind a partial verdict for conforming', () => {
    assert.match(line(judged('client', 'partial', { untested: 1, warn: 1 })), /client +partial +63 checks passed, 1 warn, 1 left out/);
  });

  const whole = (all: Judged[]) => [demoStart, ...all.map(line), demoEnd(all, ['Left out: one.', '  how to get it'])].join('\n');

  it('fits in 25 lines of 80 columns, and names every page', () => {
    const lines = whole([partner, ...others]).split('\n');
    assert.ok(lines.length <= 25, `${lines.length} lines`);
    assert.deepEqual(
      lines.filter((one) => one.length > 80),
      [],
    );
    for (const { page } of [partner, ...others]) assert.ok(lines.some((one) => one.includes(page)));
    assert.ok(lines.includes('Everything that was judged conforms: 378 checks passed, none failed.'));
  });

  it('does not say that everything conforms after a failure', () => {
    assert.doesNotMatch(whole([partner, judged('client', 'inconclusive', { undecided: 3 })]), /Everything that was judged conforms/);
  });
});
