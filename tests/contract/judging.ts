import { readFileSync } from 'node:fs';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { chooseContract } from '../../engine/contract/choose.ts';
import { parseManifest } from '../../engine/documents/manifest.ts';
import { UsageError } from '../../engine/documents/usage-error.ts';
import { judge, type Material } from '../../engine/judging/judge.ts';
import { withoutGateway } from '../../engine/judging/outage.ts';
import type { Rule } from '../../engine/judging/rule.ts';
import type { Report, TargetKind } from '../../specs/generated/schemas.ts';
import { applicationRules } from '../../suites/registry/application.ts';
import { clientRules } from '../../suites/registry/client.ts';
import { rulesOf } from '../../suites/registry/kinds.ts';
import { platformRules } from '../../suites/registry/platform.ts';
import { providerRules } from '../../suites/registry/provider.ts';

// Judges the reports in one file once more, by the contract in each of the folders behind it, and prints every verdict as a line of JSON.
const [, , file = '', ...folders] = process.argv;
const reports = JSON.parse(readFileSync(file, 'utf8')) as Report[];
const published: Record<TargetKind, readonly Rule[]> = {
  provider: providerRules(),
  platform: platformRules(),
  client: clientRules(),
  application: applicationRules(),
};

for (const folder of folders) process.stdout.write(`${JSON.stringify({ folder, verdicts: verdictsBy(folder) })}\n`);

function verdictsBy(folder: string): string[] | undefined {
  try {
    chooseContract({ folder });
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
  return reports.flatMap(verdictsOn);
}

function verdictsOn({ target, recordings, exchanges, manifest }: Report): string[] {
  const own = rulesOf(target.kind, {});
  const ids = new Set(own.map(({ requirement }) => requirement));
  const rules = [...own, ...published[target.kind].filter(({ requirement }) => !ids.has(requirement))];
  const levels = new Map(requirements().map(({ id, level }) => [id, level]));
  const played = target.kind === 'platform' ? withoutGateway({ recordings, exchanges }) : { recordings, exchanges };
  const evidence: Material = { played, ...(manifest && { manifest: parseManifest('manifest.json', Buffer.from(manifest.text), {}) }) };
  return [...judge(rules, evidence, (id) => levels.get(id) ?? 'must')].map(([id, { verdict }]) => `${target.kind} ${id} ${verdict}`);
}
