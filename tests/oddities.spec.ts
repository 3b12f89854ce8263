import { expect, test } from '@playwright/test';
import { type Oddity, partnerOddities } from '../fixtures/oddities/partner.ts';
import { certified, certifiedTogether } from './certifying.ts';
import { batches, everyNth, expectLegal, isWhole } from './proof.ts';

type Named = [name: string, oddity: Oddity];

const keys = ({ partner, manifest = {} }: Oddity) => [...Object.keys(partner), ...Object.keys(manifest)];

/** Oddities that decide different things, put together: each is met, and so are combinations. */
function combined(oddities: Named[]): Named[] {
  const groups: Named[] = [];
  for (const [name, oddity] of oddities) {
    const group = groups.find(([, taken]) => !keys(taken).some((key) => keys(oddity).includes(key)));
    if (!group) groups.push([name, oddity]);
    else {
      group[0] += `, ${name}`;
      group[1] = { partner: { ...group[1].partner, ...oddity.partner }, manifest: { ...group[1].manifest, ...oddity.manifest } };
    }
  }
  return groups;
}

const { slow, ...others } = partnerOddities;
const all = Object.entries(others);

const legal = everyNth(isWhole ? all : combined(all), 2).map(([name, target], index) => ({ words: name, name: `oddity-${index}`, target }));

test.describe.configure({ timeout: 300_000 });

for (const batch of batches(legal, 14)) {
  test(`legal: ${batch.map(({ words }) => words).join('; ')}`, async () => {
    const certificationOf = await certifiedTogether(batch, isWhole ? [] : ['--browser', 'off']);
    for (const { name, words } of batch) {
      const { report, left } = certificationOf(name);
      expectLegal(words, report);
      expect.soft(left, words).toBe(0);
    }
  });
}

test('slow is legal', async () => {
  const { report } = await certified(slow ?? { partner: {} }, ['--browser', 'off', '--only', 'provision/*', '--cases', '2']);
  expectLegal('slow', report);
});
