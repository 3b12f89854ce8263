import { expect, test } from '@playwright/test';
import { platformFaults } from '../fixtures/faults/platform/index.ts';
import { gatedTogether } from './gating.ts';
import { batches, expectCaught, firstForEach, isWhole } from './proof.ts';

const faults = isWhole ? Object.entries(platformFaults) : firstForEach(Object.entries(platformFaults));

test.describe.configure({ timeout: 300_000 });

for (const batch of batches(faults, 16)) {
  test(`caught by what they break, and by no other must: ${batch.map(([name]) => name).join(', ')}`, async () => {
    const reportOn = await gatedTogether(batch.map(([name, target]) => ({ name, target })));
    for (const [name, fault] of batch) {
      const { report, left } = reportOn(name);
      expectCaught(name, fault, report);
      expect.soft(left, name).toBeLessThanOrEqual(report.resources.left.length + report.resources.unknown.length);
    }
  });
}
