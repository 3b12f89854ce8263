import { expect, test } from '@playwright/test';
import { platformFaults } from '../fixtures/faults/platform/index.ts';
import { gatedTogether } from './gating.ts';
import { batches, expectCaught, isOwnSurfaceOnly, someFaults, tellProgress } from './proof.ts';

const faults = someFaults('platform', platformFaults, 10);

/** Surfaces that are played together; `npm run prove` plays everything with each fault, as do faults that several of them notice. */
const parts = ['bearer/* oauth/* self/* summary/* zones/* applications/* invoice/* resources/* git/*', 'vendor/* calls/*', 'health/*'];
const partOf = ([, { breaks }]: (typeof faults)[number]) =>
  parts.find((part) => breaks.every((id) => part.split(' ').includes(`${id.split('/')[0]}/*`))) ?? '*';

test.describe.configure({ timeout: 300_000 });

for (const part of [...parts, '*']) {
  const own = faults.filter((fault) => partOf(fault) === part);
  for (const batch of batches(own, 20)) {
    test(`caught by what they break, and by no other must: ${batch.map(([name]) => name).join(', ')}`, async () => {
      const start = performance.now();
      const targets = batch.map(([name, target]) => ({ name, target }));
      const reportOn = await gatedTogether(targets, isOwnSurfaceOnly ? ['--only', part.replaceAll(' ', ',')] : []);
      for (const [name, fault] of batch) {
        const { report, left } = reportOn(name);
        expectCaught(name, fault, report);
        expect.soft(left, name).toBeLessThanOrEqual(report.resources.left.length + report.resources.unknown.length);
      }
      tellProgress('platform, faults', batch, faults, start);
    });
  }
}
