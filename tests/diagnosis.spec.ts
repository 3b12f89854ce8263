import { expect, test } from '@playwright/test';
import { partnerFaults } from '../fixtures/faults/partner/index.ts';
import { certified } from './certifying.ts';
import { isWhole } from './proof.ts';

const mistaken = Object.entries(partnerFaults).filter(([, { mistake }]) => mistake !== undefined);

for (const [name, fault] of isWhole ? mistaken : mistaken.filter((_, index) => index % 5 === 0)) {
  test(`${name} is diagnosed as ${fault.mistake}`, async () => {
    const { report } = await certified(fault, ['--only', 'sso/*', '--browser', 'off']);
    const found = report.recordings.flatMap(({ observations }) => observations).find(({ label }) => label === 'sso/diagnosis');
    expect(found?.mistake?.name).toBe(fault.mistake);
    const outcome = report.requirements.find(({ id }) => id === 'sso/accepts-a-valid-call');
    expect(outcome?.got).toBe(found?.mistake?.sentence);
  });
}
