import { type CoveredDocuments, contractCoverage } from '../../engine/judging/coverage.ts';
import type { Edition } from '../../engine/judging/edition.ts';
import { type Evidence, judge } from '../../engine/judging/judge.ts';
import { buildReport, type JudgedRun, type Report, type Untested } from '../../engine/judging/report.ts';
import type { Rule } from '../../engine/judging/rule.ts';
import { createRedactor } from '../../engine/redaction/redactor.ts';
import { type PlatformTarget, secretsOf } from '../../fixtures/clients/gate/configuration.ts';
import type { Io } from '../io.ts';
import { platformInUse } from './in-use.ts';

interface Judging {
  command: string;
  file: string;
  target: PlatformTarget;
  rules: readonly Rule[];
  evidence: Evidence;
  leftOut(id: string): Untested | undefined;
  strict: boolean;
  started: Date;
  edition: Edition;
  more: NonNullable<JudgedRun['more']>;
}

/** Judges a platform by what was played, and leaves the secrets of its configuration out of the report. */
export function platformReport({ target, file, rules, evidence, ...run }: Judging, io: Io): Report {
  const { base_url } = target.configuration;
  const { host } = new URL(base_url);
  const report = buildReport({
    ...run,
    inUse: platformInUse(target, run.more.recordings ?? []),
    more: { coverage: contractCoverage(run.more.exchanges ?? [], documentsOf(target)), ...run.more },
    version: io.version,
    target: { kind: 'platform', name: host, address: base_url, document: file },
    judged: judge(rules, evidence, run.edition.levelOf),
  });
  const redactor = createRedactor({ published: [base_url, host] });
  for (const [name, secret] of secretsOf(target)) redactor.learn(secret, name);
  // What was played was redacted where it was recorded.
  const { recordings, exchanges, ...rest } = report;
  return { ...redactor.value(rest), recordings, exchanges };
}

/** The platform's own API, what it tells partners, and what it sends to ours. */
function documentsOf({ configuration, manifest }: PlatformTarget): CoveredDocuments {
  const { base_url, bridge_url, oauth, provider } = configuration;
  const urls = manifest?.api[provider?.environment ?? 'test'];
  return {
    platform: { base_url, path_prefix: oauth?.path_prefix ?? '', ...(bridge_url !== undefined && { bridge_url }) },
    ...(manifest && { vendor: { api_url: base_url } }),
    ...(urls && { provider: { base_url: urls.base_url, sso_url: urls.sso_url } }),
  };
}
