import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { platformFaults } from '../../../../../targets/faults/platform/index.ts';
import { type Findings, probe, type Surface, surfaceOf } from '../../../../../targets/faults/platform/probe.ts';

const broken = (findings: Findings) => Object.keys(findings).filter((requirement) => !findings[requirement as keyof Findings]);

const REQUIREMENTS: [Surface, number][] = [
  ['access', 45],
  ['add-ons', 46],
  ['health', 13],
];

for (const [surface, count] of REQUIREMENTS)
  test(`the reference breaks nothing: ${surface}`, async () => {
    const findings = await probe({}, surface);
    assert.deepEqual(broken(findings), []);
    assert.equal(Object.keys(findings).length, count);
    const faulted: string[] = Object.values(platformFaults).flatMap(({ breaks }) => breaks);
    assert.deepEqual(
      Object.keys(findings).filter((requirement) => !faulted.includes(requirement)),
      [],
      'without a fault',
    );
  });

/** Each is proved through the command as well; `npm run prove` looks at all of them here too. */
const some = Object.entries(platformFaults).filter((_, index) => process.env.ASSAY_PROVE === 'all' || index % 6 === 0);

describe('a fault breaks what it says', { concurrency: 4 }, () => {
  for (const [name, fault] of some)
    test(name, async () => {
      const problems = broken(await probe(fault, surfaceOf(fault.breaks)));
      assert.deepEqual(
        fault.breaks.filter((requirement) => !problems.includes(requirement)),
        [],
        'not noticed',
      );
      assert.deepEqual(
        problems.filter((problem) => ![...fault.breaks, ...(fault.may ?? [])].some((named) => named === problem)),
        [],
        'not named',
      );
    });
});
