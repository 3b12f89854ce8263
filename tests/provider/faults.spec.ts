import { expect, test } from '@playwright/test';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { needs } from '../support/needs.ts';
import { batches, everyNth, expectCaught, firstForEach, matrix, someFaults, tellProgress } from '../support/proof.ts';
import { expectEarlyVerdictsKept } from '../support/reading/early-verdicts.ts';
import { expectSameAgain } from '../support/reading/judged-again.ts';

const needsBrowser = 'sso/opens-in-a-browser';

/** A partner that says it deleted what it keeps: nobody can tell from outside what is left. */
const isLying = (breaks: string[]) =>
  breaks.some((id) => ['deprovision/ends-access', 'deprovision/deletes-only-the-named-one'].includes(id));

const faults = someFaults('provider', partnerFaults, (all) => everyNth(firstForEach(all), 40));
const isForBrowser = ([, { breaks, may = [] }]: (typeof faults)[number]) => [...breaks, ...may].includes(needsBrowser);

test.describe.configure({ timeout: 600_000 });

const parts = (['off', 'auto'] as const).flatMap((browser) => {
  const own = faults.filter((fault) => isForBrowser(fault) === (browser === 'auto'));
  return batches(own, browser === 'off' ? 18 : 6).map((batch) => ({ browser, batch }));
});

for (const [index, { browser, batch }] of parts.entries()) {
  const details = browser === 'off' ? matrix : needs('browser', matrix.tag);
  test(`caught by what they break, and by no other must: ${batch.map(([name]) => name).join(', ')}`, details, async () => {
    const start = performance.now();
    const targets = batch.map(([name, target]) => ({ name, target }));
    const certificationOf = await certifiedTogether(targets, ['--browser', browser]);
    for (const [name, fault] of batch) {
      const { report, left } = certificationOf(name);
      expectCaught(name, fault, report);
      await expectSameAgain(name, report);
      await expectEarlyVerdictsKept(name, report);
      const accounted = report.resources.left.length + report.resources.unknown.length;
      if (!isLying(fault.breaks)) expect.soft(left, name).toBeLessThanOrEqual(accounted);
    }
    tellProgress('provider, faults', index, parts.length, batch.length, start);
  });
}
