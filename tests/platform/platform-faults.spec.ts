import { expect, test } from '@playwright/test';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { gatedTogether } from '../support/gating.ts';
import { batches, everyNth, expectCaught, firstForEach, isOwnSurfaceOnly, matrix, someFaults, tellProgress } from '../support/proof.ts';
import { expectEarlyVerdictsKept } from '../support/reading/early-verdicts.ts';
import { expectSameAgain } from '../support/reading/judged-again.ts';

const faults = someFaults('platform', platformFaults, (all) => everyNth(firstForEach(all), 150));

/** Surfaces that are played together; `npm run prove` plays everything with each fault, as do faults that several of them notice. */
const surfaces = ['bearer/* oauth/* self/* summary/* zones/* applications/* invoice/* resources/* git/*', 'vendor/* calls/*', 'health/*'];
const surfacesOf = ([, { breaks }]: (typeof faults)[number]) =>
  surfaces.find((some) => breaks.every((id) => some.split(' ').includes(`${id.split('/')[0]}/*`))) ?? '*';

const parts = [...surfaces, '*'].flatMap((only) => {
  const own = faults.filter((fault) => surfacesOf(fault) === only);
  return batches(own, 20).map((batch) => ({ only, batch }));
});

test.describe.configure({ timeout: 600_000 });

for (const [index, { only, batch }] of parts.entries()) {
  test(`caught by what they break, and by no other must: ${batch.map(([name]) => name).join(', ')}`, matrix, async () => {
    const start = performance.now();
    const targets = batch.map(([name, target]) => ({ name, target }));
    const reportOn = await gatedTogether(targets, isOwnSurfaceOnly ? ['--only', only.replaceAll(' ', ',')] : []);
    for (const [name, fault] of batch) {
      const { report, left } = reportOn(name);
      expectCaught(name, fault, report);
      await expectSameAgain(name, report);
      await expectEarlyVerdictsKept(name, report);
      expect.soft(left, name).toBeLessThanOrEqual(report.resources.left.length + report.resources.unknown.length);
    }
    tellProgress('platform, faults', index, parts.length, batch.length, start);
  });
}
