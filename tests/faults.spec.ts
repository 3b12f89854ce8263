import { expect, test } from '@playwright/test';
import { partnerFaults } from '../fixtures/faults/partner/index.ts';
import { certified } from './certifying.ts';

const surfaces = /^(auth|provision|deprovision)\//;
const faults = Object.entries(partnerFaults).filter(([, { breaks }]) => breaks.every((id) => surfaces.test(id)));

for (const [name, fault] of faults) {
  test(`${name} is caught by what it breaks, and by no other must`, async () => {
    const { report, stderr } = await certified(fault);
    const caught = report.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id);
    const alarmed = report.requirements.filter(({ verdict, level }) => verdict === 'fail' && level === 'must').map(({ id }) => id);
    const named: string[] = [...fault.breaks, ...(fault.may ?? [])];
    expect(caught, stderr).toEqual(expect.arrayContaining(fault.breaks));
    expect(alarmed.filter((id) => !named.includes(id))).toEqual([]);
  });
}
