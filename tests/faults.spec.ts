import { expect, test } from '@playwright/test';
import { partnerFaults } from '../fixtures/faults/partner/index.ts';
import { certified } from './certifying.ts';
import { isWhole } from './proof.ts';

const needsBrowser = 'sso/opens-in-a-browser';
const seen = new Set<string>();

/** A partner that says it deleted what it keeps: nobody can tell from outside what is left. */
const isLying = (breaks: string[]) =>
  breaks.some((id) => ['deprovision/ends-access', 'deprovision/deletes-only-the-named-one'].includes(id));

/** The first fault for each requirement, unless all are wanted. */
const faults = Object.entries(partnerFaults).filter(([, { breaks }]) => {
  const isNew = breaks.some((id) => !seen.has(id));
  for (const id of breaks) seen.add(id);
  return isNew || isWhole;
});

for (const [name, fault] of faults) {
  test(`${name} is caught by what it breaks, and by no other must`, async () => {
    const isForBrowser = [...fault.breaks, ...(fault.may ?? [])].includes(needsBrowser);
    const { report, stderr, left } = await certified(fault, isForBrowser ? [] : ['--browser', 'off']);
    const caught = report.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id);
    const alarmed = report.requirements.filter(({ verdict, level }) => verdict === 'fail' && level === 'must').map(({ id }) => id);
    const named: string[] = [...fault.breaks, ...(fault.may ?? [])];
    expect(caught, stderr).toEqual(expect.arrayContaining(fault.breaks));
    expect(alarmed.filter((id) => !named.includes(id))).toEqual([]);
    if (!isLying(fault.breaks)) expect(left).toBeLessThanOrEqual(report.resources.left.length + report.resources.unknown.length);
  });
}
