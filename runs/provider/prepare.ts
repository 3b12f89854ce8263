import { relative } from 'node:path';
import { because } from '../../engine/catalogue/reason.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import { withOutage } from '../../engine/judging/outage.ts';
import type { InUse } from '../../engine/judging/questions.ts';
import { join } from '../../engine/recording/recording.ts';
import { repeater } from '../../engine/recording/repeat.ts';
import type { ProviderRun } from '../../engine/recording/run-settings.ts';
import type { Manifest, Report } from '../../specs/generated/schemas.ts';
import type { CertifyPlan } from '../plan/plan.ts';
import { certainIn } from '../plays/certain.ts';
import { livePart, playsThatJudge, unplayed } from '../plays/choice.ts';
import { certifyPlanText } from '../plays/plan-text.ts';
import type { PreparedTarget } from '../plays/prepared-target.ts';
import { type Io, UsageError } from '../run.ts';
import { loadJudging } from '../selection/rules-for.ts';
import { readPartner } from './manifest.ts';
import { providerReport } from './report.ts';
import { providerRun } from './settings.ts';

/** A provider whose manifest cannot be used for calls: only the manifest can be judged. */
type Unusable = Pick<PreparedTarget, 'secrets'> & { report(): Promise<Report> };

type PreparedProvider = PreparedTarget & { run: ProviderRun };

/** Reads the partner of a plan: what can be judged of it, how its plays run, and what becomes of them. */
export function prepare(plan: CertifyPlan, io: Io): PreparedProvider | Unusable {
  const { target, judging, lines } = plan;
  const { leftOut: selected, edition, strict, started, part } = judging;
  const { document, secrets, unusable } = readPartner(plan, io);
  const judged = loadJudging('provider', edition);
  const common = { command: lines.command, document, strict, started };
  if (unusable) {
    const untested = { ...because('fix-the-manifest-first', { why: unusable }), byChoice: false };
    const leftOut = (id: string) => selected(id) ?? (id.startsWith('manifest/') ? undefined : untested);
    return { secrets, report: async () => providerReport({ ...common, ...(await judged()), leftOut }, io) };
  }
  const manifest = document.object as unknown as Manifest;
  const run = providerRun(plan, manifest.api[target.environment], io);
  return {
    run,
    file: run.manifest,
    secrets,
    address: { url: run.baseUrl, setting: 'base_url' },
    plan: certifyPlanText(plan, run, manifest.id),
    isProduction: target.environment === 'production',
    ...(judging.isChosen && {
      plays: async () => playsThatJudge((await judged()).rules, (id) => selected(id) === undefined),
    }),
    loads: judged,
    certain: async (...seen) => certainIn({ ...(await judged()), leftOut: selected, failsEarly: true }, ...seen),
    async report(result) {
      const { played, outage = result.outage } = withOutage(join(result.collected.recordings));
      const material = {
        played,
        unplayed: unplayed(part, result),
        repeat: repeater(played.recordings, lines.replay),
      };
      const coverage = contractCoverage(played.exchanges, {
        provider: { base_url: run.baseUrl },
        sso: { sso_url: run.ssoUrl },
      });
      const more = { ...played, ...livePart(run, { ...result, outage }, lines.reap(relative(io.cwd, run.ledger))), coverage };
      return providerReport({ ...common, ...(await judged()), material, leftOut: selected, inUse: providerInUse(run), more }, io);
    },
  };
}

/** For a command that has to make calls. */
export function prepareCalls(plan: CertifyPlan, io: Io): PreparedProvider {
  const provider = prepare(plan, io);
  if ('run' in provider) return provider;
  throw new UsageError(`${plan.target.file}: the id, password, sso_salt or a URL is missing or cannot be used; assay check says which`);
}

const providerInUse = (run: Omit<ProviderRun, 'plays'>): InUse => ({
  'assumption/plan-slug': run.plans.join(', '),
  'assumption/environment': run.environment,
  'assumption/callback-reachability': run.isCallbackReachable
    ? (run.callbackUrl ?? `${run.listen.host}, which the partner can reach`)
    : 'out of reach for the partner',
  'assumption/redirect-hosts': [...new Set([run.baseUrl, run.ssoUrl].map((url) => new URL(url).host)), ...run.allowHosts].join(', '),
  'assumption/patience': `${run.timeout} ms, ${run.provisionTimeout} ms to provision`,
});
