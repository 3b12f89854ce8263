import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Findings, probe } from '../../../../targets/faults/partner/probe.ts';
import { partnerOddities } from '../../../../targets/oddities/partner.ts';
import { partnerManifest, startPartner } from '../../../../targets/reference/partner/index.ts';

const HASTE = { delay: 5 };

describe('an oddity breaks nothing', { concurrency: 4 }, () => {
  for (const [name, { partner: decisions, manifest }] of Object.entries(partnerOddities))
    test(name, async () => {
      const partner = await startPartner({
        manifest: partnerManifest(manifest),
        decisions: { ...decisions, ...(decisions.delay && HASTE) },
      });
      try {
        const findings = await probe(partner.manifest);
        assert.ok(Object.keys(findings).length > 30);
        assert.deepEqual(
          Object.keys(findings).filter((requirement) => !findings[requirement as keyof Findings]),
          [],
        );
      } finally {
        await partner.close();
      }
    });
});
