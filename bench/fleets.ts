import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Partner, partnerManifest, startPartner } from '../targets/reference/partner/index.ts';
import { peak } from './measured.ts';

/** What a fleet of so many partners takes: seconds, and megabytes at the most. */
export async function fleetOf(bin: string, folder: string, count: number): Promise<{ seconds: number; megabytes: number }> {
  const partners: Partner[] = [];
  try {
    const home = join(folder, `fleet-${count}`);
    mkdirSync(home);
    for (let index = 0; index < count; index++) {
      const partner = await startPartner({ manifest: partnerManifest() });
      partners.push(partner);
      writeFileSync(join(home, `${index}.json`), JSON.stringify(partner.manifest));
    }
    const targets = partners.map((_, index) => ({ name: `partner-${index}`, manifest: `${index}.json` }));
    writeFileSync(join(home, 'targets.yaml'), JSON.stringify({ targets }));
    const start = performance.now();
    const args = ['fleet', 'targets.yaml', '--plan', 'test', '--cases', '2', '--browser', 'off', '--quiet'];
    const megabytes = await peak([bin, ...args], { cwd: home });
    return { seconds: Math.round((performance.now() - start) / 100) / 10, megabytes };
  } finally {
    await Promise.all(partners.map((partner) => partner.close()));
  }
}
