import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Findings, probe, type Surface } from '../../../../targets/faults/platform/probe.ts';
import { callOddities, healthOddities, platformOddities, vendorOddities, wireOddities } from '../../../../targets/oddities/platform.ts';

const HASTE = { delay: 5 };
const COUNTS: Record<Surface, number> = { access: 45, 'add-ons': 46, health: 13 };

function surfacesOf(name: string): Surface[] {
  if (name in wireOddities) return ['access', 'add-ons'];
  if (name in healthOddities) return ['health'];
  return name in vendorOddities || name in callOddities ? ['add-ons'] : ['access'];
}

/** All of them go through the command in combinations; `npm run prove` looks at each here too. */
const some = Object.entries(platformOddities).filter((_, index) => process.env.ASSAY_PROVE === 'all' || index % 4 === 0);

describe('an oddity breaks nothing', { concurrency: 4 }, () => {
  for (const [name, { platform, people = {} }] of some)
    test(name, async () => {
      for (const surface of surfacesOf(name)) {
        const findings = await probe({ people, platform: { ...platform, ...(platform.delay && HASTE) } }, surface);
        assert.equal(Object.keys(findings).length, COUNTS[surface]);
        assert.deepEqual(
          Object.keys(findings).filter((requirement) => !findings[requirement as keyof Findings]),
          [],
        );
      }
    });
});
