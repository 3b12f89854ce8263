import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { partnerFaults } from '../../../../../targets/faults/partner/index.ts';
import { type Findings, probe } from '../../../../../targets/faults/partner/probe.ts';
import { partnerManifest, startPartner } from '../../../../../targets/reference/partner/index.ts';

async function found(fault: Partial<(typeof partnerFaults)[string]> = {}): Promise<string[]> {
  const partner = await startPartner({ manifest: partnerManifest(fault.manifest), decisions: fault.partner ?? {} });
  try {
    return broken(await probe(partner.manifest));
  } finally {
    await partner.close();
  }
}

const broken = (findings: Findings) => Object.keys(findings).filter((requirement) => !findings[requirement as keyof Findings]);

test('the reference breaks nothing', async () => assert.deepEqual(await found(), []));

/** Each is proved through the command as well; `npm run prove` looks at all of them here too. */
const some = Object.entries(partnerFaults).filter((_, index) => process.env.ASSAY_PROVE === 'all' || index % 4 === 0);

describe('a fault breaks what it says', { concurrency: 4 }, () => {
  for (const [name, fault] of some)
    test(name, async () => {
      const problems = await found(fault);
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
