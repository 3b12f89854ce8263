import type { Report } from '../engine/report.ts';
import { type Decisions, type ManifestChoices, partnerManifest, startPartner } from '../fixtures/reference/partner/index.ts';
import { assay, type Outcome } from './command.ts';

interface Target {
  partner?: Partial<Decisions>;
  manifest?: ManifestChoices;
}

export interface Certification extends Outcome {
  report: Report;
  /** What the partner still holds, by its own count. */
  left: number;
  /** How many installs it made in all. */
  made: number;
}

/** Certifies a partner through the public command. */
export async function certified(target: Target, args: string[] = [], env: Record<string, string> = {}): Promise<Certification> {
  const partner = await startPartner({ manifest: partnerManifest(target.manifest), decisions: target.partner ?? {} });
  try {
    const files = { 'manifest.json': JSON.stringify(partner.manifest, null, 2) };
    const outcome = await assay(['certify', 'manifest.json', '--plan', 'test', '--quiet', ...args], { files, env, limit: 60_000 });
    const text = outcome.written['assay-report/report.json'];
    if (text === undefined) throw new Error(`no report: ${outcome.stderr}`);
    const left = partner.resources().length;
    return { ...outcome, report: JSON.parse(text) as Report, left, made: partner.made() };
  } finally {
    await partner.close();
  }
}
