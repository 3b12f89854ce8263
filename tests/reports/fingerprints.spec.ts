import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { gatedTogether } from '../support/gating.ts';
import { firstForEach } from '../support/proof.ts';

/** What a baseline would know, and what was seen for it. */
const problemsOf = ({ requirements }: Report): Map<string, string> =>
  new Map(
    requirements
      .filter(({ verdict }) => verdict === 'fail')
      .flatMap(({ id, problems = [] }) =>
        problems.map(({ fingerprint, at, got }): [string, string] => [`${id} ${fingerprint}`, `${at}: ${got}`]),
      ),
  );

type Runs = (args: string[]) => Promise<(name: string) => { report: Report }>;

/** Two runs with other ids, times, ports and drawn bodies have the same fingerprints, which are of different texts. */
async function expectSameProblems(names: string[], runs: Runs): Promise<void> {
  const [one, two] = [await runs(['--seed', '1']), await runs(['--seed', '2'])];
  let passed = 0;
  for (const name of names) {
    const [before, after] = [problemsOf(one(name).report), problemsOf(two(name).report)];
    const told = [...before, ...after].filter(([key]) => !before.has(key) || !after.has(key)).map((entry) => entry.join(' '));
    expect.soft(told, name).toEqual([]);
    passed += [...before].filter(([key, text]) => text !== after.get(key)).length;
  }
  expect(passed).toBeGreaterThan(0);
}

test.describe.configure({ timeout: 600_000 });

test('two runs of a faulty service name the same problems', { tag: '@prove' }, async () => {
  // Where every attempt gets in, the finding names the first one, and their order is drawn.
  const faults = firstForEach(Object.entries(partnerFaults)).filter(
    ([name], index) => index % 4 === 0 && name !== 'no-credentials-checked',
  );
  const targets = faults.map(([name, target]) => ({ name, target }));
  await expectSameProblems(
    targets.map(({ name }) => name),
    (args) => certifiedTogether(targets, ['--browser', 'off', ...args]),
  );
});

test('two runs of a faulty platform name the same problems', { tag: '@prove' }, async () => {
  const faults = firstForEach(Object.entries(platformFaults)).filter((_, index) => index % 16 === 0);
  const targets = faults.map(([name, target]) => ({ name, target }));
  await expectSameProblems(
    targets.map(({ name }) => name),
    (args) => gatedTogether(targets, args),
  );
});
