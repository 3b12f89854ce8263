import { expect, test } from '@playwright/test';
import type { Fault } from '../../suites/registry/faults.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { platformFaults } from '../../suites/registry/platform-faults.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { filesOf, startFor } from '../support/gating.ts';
import { batches, firstForEach, isWhole, someFaults, tellProgress } from '../support/proof.ts';
import { type RepeatCounts, repeated } from '../support/repeating.ts';

test.describe.configure({ timeout: 900_000 });

const isEvery = process.env.ASSAY_REPEAT === 'all';

/** One of a matrix in `npm test`, the first for each requirement in `npm run prove`; each takes seconds for every line. */
function chosen<F extends Fault>(kind: string, faults: Record<string, F>): [string, F][] {
  const some = someFaults(kind, faults);
  if (process.env.ASSAY_FAULTS || isEvery) return some;
  return isWhole ? firstForEach(some) : some.slice(3, 4);
}

const providers = batches(chosen('provider', partnerFaults), 10);
const platforms = batches(chosen('platform', platformFaults), 10);

for (const [index, batch] of providers.entries()) {
  test(`the Repeat lines on providers show the same again: ${batch.map(([name]) => name).join(', ')}`, { tag: '@prove' }, async () => {
    const start = performance.now();
    const partners = await Promise.all(
      batch.map(async ([name, { partner = {}, manifest }]) => ({
        name,
        faulty: await startPartner({ manifest: partnerManifest(manifest), decisions: partner }),
        good: await startPartner({ manifest: partnerManifest(), decisions: {} }),
      })),
    );
    try {
      const files = Object.fromEntries(
        partners.flatMap(({ name, faulty, good }) => [
          [`${name}.json`, JSON.stringify(faulty.manifest)],
          [`${name}-good.json`, JSON.stringify(good.manifest)],
        ]),
      );
      const pairs = partners.map(({ name }) => ({
        name,
        entry: { name, manifest: `${name}.json` },
        conforming: ['--manifest', `${name}-good.json`],
      }));
      expectShown(await repeated(pairs, files, ['--plan', 'test', '--ready-within', '2', '--browser', 'off']));
    } finally {
      await Promise.all(partners.flatMap(({ faulty, good }) => [faulty.close(), good.close()]));
    }
    tellProgress('provider, Repeat lines', index, providers.length, batch.length, start);
  });
}

for (const [index, batch] of platforms.entries()) {
  test(`the Repeat lines on platforms show the same again: ${batch.map(([name]) => name).join(', ')}`, { tag: '@prove' }, async () => {
    const start = performance.now();
    const started = await Promise.all(
      batch.map(async ([name, target]) => ({ name, target, faulty: await startFor(target), good: await startFor({}) })),
    );
    try {
      const files = Object.assign(
        {},
        ...started.flatMap(({ name, target, faulty, good }) => [
          filesOf(faulty, target, name),
          // What a published document describes is judged only where the configuration names it.
          filesOf(good, target.breaks.some((id) => id.startsWith('published/')) ? target : {}, `${name}-good`),
        ]),
      ) as Record<string, string>;
      const pairs = started.map(({ name }) => ({
        name,
        entry: { name, platform: `${name}/platform.yaml` },
        conforming: ['--platform', `${name}-good/platform.yaml`],
      }));
      expectShown(await repeated(pairs, files, ['--timeout', '5000']));
    } finally {
      await Promise.all(started.flatMap(({ faulty, good }) => [faulty.close(), good.close()]));
    }
    tellProgress('platform, Repeat lines', index, platforms.length, batch.length, start);
  });
}

function expectShown({ lines, shown, elsewhere, wrong }: RepeatCounts): void {
  if (isWhole || process.env.ASSAY_FAULTS)
    process.stderr.write(`${shown} of ${lines} Repeat lines show it again, ${elsewhere} of them in another step\n`);
  expect(lines).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
}
