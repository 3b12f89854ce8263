import { expect, test } from '@playwright/test';
import { platformCombinations } from '../../targets/oddities/index.ts';
import { gatedTogether } from '../support/gating.ts';
import { batches, expectLegal, matrix, someCombinations, tellProgress } from '../support/proof.ts';

const legal = someCombinations(platformCombinations, 1);

test.describe.configure({ timeout: 600_000 });

const parts = batches(legal, 14);

for (const [index, batch] of parts.entries()) {
  test(`legal: ${batch.map(({ name }) => name).join(', ')}`, matrix, async () => {
    const start = performance.now();
    const reportOn = await gatedTogether(batch);
    for (const combination of batch) {
      const { report, left } = reportOn(combination.name);
      expectLegal(combination.oddities.join(', '), report, combination);
      expect.soft(left, combination.name).toBe(0);
    }
    tellProgress('platform, combinations of oddities', index, parts.length, batch.length, start);
  });
}
