import { expect, test } from '@playwright/test';
import type { ClientFault } from '../../suites/client/faults/fault.ts';
import { clientFaults } from '../../suites/client/faults/index.ts';
import { everyNth, expectCaught, isOwnSurfaceOnly, matrix, someFaults } from '../support/proof.ts';
import { expectSameInOtherWords } from '../support/reading/judged-again.ts';
import { reportOf } from '../support/reading/reports.ts';
import { configurationFor, judged } from '../support/targets/clients.ts';

/** What is played for each kind of fault; `npm run prove` plays everything with each. */
const partOf = ({ breaks, client }: ClientFault): string[] => {
  const id: string = breaks[0] ?? '';
  if (/compares|exchanges/.test(id) || client.keeps) return ['login'];
  if (id.includes('curl')) return ['curl'];
  if (id.startsWith('client/')) return ['self', 'applications', 'form', 'token'];
  return ['create', 'tokens_create', 'tokens_list', 'tokens_revoke', 'env_set'];
};

for (const [name, fault] of someFaults('client', clientFaults, (all) => everyNth(all, 24))) {
  test(`${name} is caught by ${fault.breaks.join(', ')}, and by no other must`, matrix, async () => {
    const args = isOwnSurfaceOnly ? partOf(fault).flatMap((command) => ['--command', command]) : [];
    const outcome = await judged(configurationFor('fault', name), ['--quiet', ...args]);
    const report = reportOf(outcome);
    expectCaught(name, fault, report);
    await expectSameInOtherWords(name, report);
    const said = report.requirements.flatMap(({ id, problems = [] }) =>
      (fault.breaks as string[]).includes(id) ? problems.map(({ got }) => got) : [],
    );
    expect(said.join('\n')).toContain(fault.got);
    expect(outcome.status === 1, outcome.stderr).toBe(report.verdict === 'not-conforming');
  });
}
