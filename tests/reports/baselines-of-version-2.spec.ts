import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parseYaml } from '../../engine/documents/yaml.ts';
import { checkKnownFailures } from '../../engine/judging/baseline.ts';
import type { KnownFailure } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { certifiedTogether } from '../support/certifying.ts';

/** Each has a baseline that version 2.0 wrote. */
const names = ['config-has-a-number', 'delete-answers-204', 'sso-checks-no-signature'] as const;

const baselineOf = (name: string): KnownFailure[] => {
  const path = `tests/support/baselines-of-version-2/${name}.yaml`;
  return parseYaml(path, readFileSync(path)).value as KnownFailure[];
};

test('a baseline that version 2.0 wrote still knows every failure, and says how to renew it', async () => {
  test.setTimeout(300_000);
  const targets = names.map((name) => ({ name, target: partnerFaults[name] ?? {} }));
  const certificationOf = await certifiedTogether(targets, ['--browser', 'off']);
  for (const name of names) {
    const { requirements } = certificationOf(name).report;
    const entries = checkKnownFailures(baselineOf(name), requirements, new Date());
    expect
      .soft(
        entries.map(({ state }) => state),
        name,
      )
      .toEqual(entries.map(() => 'holds'));
    expect
      .soft(
        entries.map(({ says }) => says),
        name,
      )
      .toEqual(entries.map(() => expect.stringContaining('--reporter baseline')));
    const failed = requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    expect.soft([...new Set(entries.flatMap(({ known }) => known))].sort(), name).toEqual(failed.sort());
  }
});
