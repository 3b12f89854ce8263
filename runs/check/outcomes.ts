import { manifestSecrets, parseManifest } from '../../engine/documents/manifest.ts';
import type { Material } from '../../engine/judging/judge.ts';
import { withoutGateway } from '../../engine/judging/outage.ts';
import { judgedReport } from '../../engine/judging/report.ts';
import type { Rule } from '../../engine/judging/rule.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { manifestRules } from '../../suites/registry/manifest.ts';
import { platformRules } from '../../suites/registry/platform.ts';
import { providerRules } from '../../suites/registry/provider.ts';
import { UsageError } from '../run.ts';
import { rulesOnRecordings } from '../selection/rules-for.ts';

type Outcomes = Report['requirements'];

export function manifestOutcomes(text: string, env: Record<string, string | undefined>): Outcomes {
  const document = parseManifest('manifest.json', new TextEncoder().encode(text), env);
  const redactor = createRedactor({ known: manifestSecrets(document.object.api), published: [String(document.object.id ?? '')] });
  return redactor.value(outcomes('provider', manifestRules(), { manifest: document }));
}

export function recordedOutcomes({ target, recordings, exchanges }: Pick<Report, 'target' | 'recordings' | 'exchanges'>): Outcomes {
  const own = { provider: providerRules(), platform: platformRules() }[target.kind as string];
  if (!own) throw new UsageError(`expected the report of a provider or a platform, got one of kind "${target.kind}"`);
  const played = target.kind === 'platform' ? withoutGateway({ recordings, exchanges }) : { recordings, exchanges };
  return outcomes(target.kind, rulesOnRecordings(own), { played });
}

function outcomes(kind: Report['target']['kind'], rules: readonly Rule[], material: Material): Outcomes {
  const said = { command: '', version: '', target: { kind, name: '' }, started: new Date(), strict: false, leftOut: () => undefined };
  const ids = new Set<string>(rules.map(({ requirement }) => requirement));
  return judgedReport({ rules, material, ...said }).requirements.filter(({ id }) => ids.has(id));
}
