import { expect, test } from '@playwright/test';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { isWhole } from '../support/proof.ts';

const mistaken = Object.entries(partnerFaults).filter(([, { mistake }]) => mistake !== undefined);
const some = isWhole ? mistaken : mistaken.filter((_, index) => index % 5 === 0);

test('mistakes in signing are diagnosed by name', async () => {
  test.setTimeout(300_000);
  const targets = some.map(([name, target]) => ({ name, target }));
  const certificationOf = await certifiedTogether(targets, ['--only', 'sso/*', '--browser', 'off']);
  for (const [name, fault] of some) {
    const { recordings, requirements } = certificationOf(name).report;
    const found = recordings.flatMap(({ observations }) => observations).find(({ label }) => label === 'sso/diagnosis');
    expect.soft(found?.mistake?.name, name).toBe(fault.mistake);
    expect.soft(requirements.find(({ id }) => id === 'sso/accepts-a-valid-call')?.got, name).toBe(found?.mistake?.sentence);
  }
});
