import { expect, test } from '@playwright/test';
import { partnerOddities } from '../fixtures/oddities/partner.ts';
import { certified } from './certifying.ts';

for (const [name, oddity] of Object.entries(partnerOddities)) {
  test(`${name} is legal`, async () => {
    const { report, left } = await certified(oddity);
    const red = report.requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict));
    expect(red.map(({ id, got, reason }) => `${id}: ${got ?? reason}`)).toEqual([]);
    expect(left).toBe(0);
  });
}
