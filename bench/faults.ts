import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerFaults } from '../suites/registry/partner-faults.ts';
import { partnerManifest, startPartner } from '../targets/reference/partner/index.ts';

/** How many faulty partners one run judges in a minute; `run` gets the file that lists them, and returns milliseconds. */
export async function faultsPerMinute(folder: string, count: number, run: (targets: string) => Promise<number>): Promise<number> {
  const sample = Object.entries(partnerFaults).filter((_, index, all) => index % Math.ceil(all.length / count) === 0);
  const partners = await Promise.all(
    sample.map(async ([name, { partner, manifest }]) => ({
      name,
      partner: await startPartner({ manifest: partnerManifest(manifest), decisions: partner }),
    })),
  );
  try {
    mkdirSync(join(folder, 'faults'));
    for (const { name, partner } of partners) writeFileSync(join(folder, `faults/${name}.json`), JSON.stringify(partner.manifest));
    const targets = partners.map(({ name }) => ({ name, manifest: `${name}.json` }));
    writeFileSync(join(folder, 'faults/targets.yaml'), JSON.stringify({ targets }));
    return (partners.length * 60_000) / (await run('faults/targets.yaml'));
  } finally {
    await Promise.all(partners.map(({ partner }) => partner.close()));
  }
}
