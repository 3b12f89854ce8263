import { join } from 'node:path';
import { manifestSecrets } from '../../engine/documents/secrets.ts';
import type { Report } from '../../engine/judging/report.ts';
import { worstStatus } from '../../engine/judging/verdict.ts';
import type { Side, Sighting } from '../../fixtures/traffic/observer.ts';
import { deliver } from '../delivery/output.ts';
import type { Io } from '../io.ts';
import { type Judging, trafficReport } from './report.ts';

const sides: Side[] = ['provider', 'platform'];

interface Settings {
  out: string;
  reporter: string;
  quiet: boolean;
  strict: boolean;
  baseline?: string | undefined;
}

/** A report for each side that was seen, in a folder of its own; the exit status is that of the worst. */
export async function deliverSides(
  sightings: readonly Sighting[],
  judging: Judging,
  settings: Settings,
  io: Io,
): Promise<{ status: number; reports: Report[] }> {
  const reports: Report[] = [];
  const statuses: number[] = [];
  const { manifest } = judging.whose;
  const secrets = manifest ? manifestSecrets(manifest) : [];
  for (const side of sides.filter((name) => sightings.some((sighting) => sighting[name].length > 0))) {
    if (reports.length > 0 && !settings.quiet) io.out('');
    const report = await trafficReport(side, sightings, judging);
    reports.push(report);
    statuses.push(await deliver(report, { ...settings, out: join(settings.out, side) }, io, secrets));
  }
  return { status: worstStatus(statuses), reports };
}
