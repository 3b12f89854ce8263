import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchMemory } from '../fixtures/memory.ts';
import { type Partner, partnerManifest, startPartner } from '../fixtures/reference/partner/index.ts';

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
    const child = spawn(process.execPath, [bin, ...args], { cwd: home, stdio: 'ignore' });
    const memory = watchMemory();
    memory.onStart(child.pid ?? 0);
    await new Promise((resolve) => child.on('close', resolve));
    return { seconds: (performance.now() - start) / 1000, megabytes: memory.peak() };
  } finally {
    await Promise.all(partners.map((partner) => partner.close()));
  }
}
