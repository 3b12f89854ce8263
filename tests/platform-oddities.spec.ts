import { expect, test } from '@playwright/test';
import { platformOddities } from '../fixtures/oddities/platform.ts';
import { gatedTogether, type PlatformTarget } from './gating.ts';
import { batches, everyNth, expectLegal, isWhole } from './proof.ts';

const all: [string, PlatformTarget][] = Object.entries(platformOddities);
const keys = ({ platform = {}, people = {}, configuration = {} }: PlatformTarget) =>
  [platform, people, configuration].flatMap((part) => Object.keys(part));

/** Oddities that decide different things, put together: each is met, and so are combinations. */
function combined(oddities: [string, PlatformTarget][]): [string, PlatformTarget][] {
  const groups: [string, PlatformTarget][] = [];
  for (const [name, oddity] of oddities) {
    const group = groups.find(([, taken]) => !keys(taken).some((key) => keys(oddity).includes(key)));
    if (!group) groups.push([name, oddity]);
    else {
      group[0] += `, ${name}`;
      group[1] = {
        platform: { ...group[1].platform, ...oddity.platform },
        people: { ...group[1].people, ...oddity.people },
        configuration: { ...group[1].configuration, ...oddity.configuration },
      };
    }
  }
  return groups;
}

const legal = everyNth(isWhole ? all : combined(all), 2).map(([words, target], index) => ({ words, name: `oddity-${index}`, target }));

test.describe.configure({ timeout: 300_000 });

for (const batch of batches(legal, 14)) {
  test(`legal: ${batch.map(({ words }) => words).join('; ')}`, async () => {
    const reportOn = await gatedTogether(batch);
    for (const { name, words } of batch) {
      const { report, left } = reportOn(name);
      expectLegal(words, report);
      expect.soft(left, words).toBe(0);
    }
  });
}
