import { expect, test } from '@playwright/test';
import { partnerCombinations } from '../../targets/oddities/index.ts';
import { certified, certifiedTogether } from '../support/certifying.ts';
import { batches, expectLegal, isWhole, matrix, someCombinations, tellProgress } from '../support/proof.ts';

const legal = someCombinations(partnerCombinations, 1);

test.describe.configure({ timeout: 600_000 });

const parts = batches(legal, 14);

for (const [index, batch] of parts.entries()) {
  test(`legal: ${batch.map(({ name }) => name).join(', ')}`, matrix, async () => {
    const start = performance.now();
    // On loopback, another port is another service, unless the user names it.
    const args = ['--allow-host', '127.0.0.1', ...(isWhole ? [] : ['--browser', 'off'])];
    const certificationOf = await certifiedTogether(batch, args);
    for (const combination of batch) {
      const { report, left } = certificationOf(combination.name);
      expectLegal(combination.oddities.join(', '), report, combination);
      expect.soft(left, combination.name).toBe(0);
    }
    tellProgress('provider, combinations of oddities', index, parts.length, batch.length, start);
  });
}

test('slow is legal', { tag: '@prove' }, async () => {
  const { report } = await certified({ partner: { delay: 300 } }, ['--browser', 'off', '--only', 'provision/*', '--cases', '2']);
  expectLegal('slow', report);
});
