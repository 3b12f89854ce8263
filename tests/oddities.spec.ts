import { expect, test } from '@playwright/test';
import { type Oddity, partnerOddities } from '../fixtures/oddities/partner.ts';
import { certified } from './certifying.ts';
import { isWhole } from './proof.ts';

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

for (const [name, oddity] of isWhole ? all : combined(all)) {
  test(`legal: ${name}`, async () => {
    const { report, left } = await certified(oddity, isWhole ? [] : ['--browser', 'off']);
    const red = report.requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict));
    expect(red.map(({ id, got, reason }) => `${id}: ${got ?? reason}`)).toEqual([]);
    expect(left).toBe(0);
  });
}

test('slow is legal', async () => {
  const { report } = await certified(slow ?? { partner: {} }, ['--browser', 'off', '--only', 'provision/*', '--cases', '2']);
  expect(report.requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict))).toEqual([]);
});
