import type { Report } from '../../specs/generated/schemas.ts';
import { type Decisions, type ManifestChoices, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, type Outcome } from './command.ts';
import { reportOf } from './reading/reports.ts';

export interface Target {
  partner?: Partial<Decisions>;
  manifest?: ManifestChoices;
}

export interface Certification extends Outcome {
  report: Report;
  /** How many resources are left at the partner, by its own count. */
  left: number;
  /** How many resources the partner created in all. */
  made: number;
}

/** Certifies a partner through the public command. */
export async function certified(target: Target, args: string[] = [], env: Record<string, string> = {}): Promise<Certification> {
  const partner = await startPartner({ manifest: partnerManifest(target.manifest), decisions: target.partner ?? {} });
  try {
    const files = { 'manifest.json': JSON.stringify(partner.manifest, null, 2) };
    const outcome = await assay(['certify', 'manifest.json', '--plan', 'test', '--quiet', '--ready-within', '2', ...args], {
      files,
      env,
      limit: 60_000,
    });
    const left = partner.resources().length;
    return { ...outcome, report: reportOf(outcome), left, made: partner.made() };
  } finally {
    await partner.close();
  }
}

/** Certifies several partners in one run of the public command. */
export async function certifiedTogether(
  targets: readonly { name: string; target: Target }[],
  args: string[] = [],
  limit = 560_000,
): Promise<(name: string) => Omit<Certification, keyof Outcome>> {
  const partners = await Promise.all(
    targets.map(async ({ name, target }) => ({
      name,
      partner: await startPartner({ manifest: partnerManifest(target.manifest), decisions: target.partner ?? {} }),
    })),
  );
  try {
    const files = {
      'targets.yaml': JSON.stringify({ targets: partners.map(({ name }) => ({ name, manifest: `${name}.json` })) }),
      ...Object.fromEntries(partners.map(({ name, partner }) => [`${name}.json`, JSON.stringify(partner.manifest)])),
    };
    const outcome = await assay(['fleet', 'targets.yaml', '--plan', 'test', '--quiet', '--ready-within', '2', ...args], { files, limit });
    const counts = new Map(partners.map(({ name, partner }) => [name, { left: partner.resources().length, made: partner.made() }]));
    return (name) => {
      const text = outcome.written[`assay-report/${name}/report.json`];
      const count = counts.get(name);
      if (text === undefined || !count) throw new Error(`no report on ${name}: ${outcome.stderr}`);
      return { report: JSON.parse(text) as Report, ...count };
    };
  } finally {
    await Promise.all(partners.map(({ partner }) => partner.close()));
  }
}
