import { join } from 'node:path';
import { startFleet } from '../tests/support/fleets.ts';
import { peak } from './measured.ts';

/** How long a fleet of `count` partners takes, and the most memory that it uses. */
export async function fleetOf(bin: string, folder: string, count: number): Promise<{ seconds: number; megabytes: number }> {
  const home = join(folder, `fleet-${count}`);
  const fleet = await startFleet(home, count);
  try {
    const start = performance.now();
    const args = ['fleet', 'targets.yaml', '--plan', 'test', '--cases', '2', '--browser', 'off', '--quiet'];
    const megabytes = await peak([bin, ...args], { cwd: home });
    return { seconds: Math.round((performance.now() - start) / 100) / 10, megabytes };
  } finally {
    await fleet.close();
  }
}
