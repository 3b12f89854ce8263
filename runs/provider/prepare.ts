import { relative } from 'node:path';
import { because } from '../../engine/catalogue/reason.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import { withOutage } from '../../engine/judging/outage.ts';
import type { InUse } from '../../engine/judging/questions.ts';
import { join } from '../../engine/recording/recording.ts';
import { repeater } from '../../engine/recording/repeat.ts';
import type { ProviderRun } from '../../engine/recording/run-settings.ts';
import type { Manifest, Report } from '../../specs/generated/schemas.ts';
import { type BrowserWish, browserWish } from '../plays/browser.ts';
import { certainIn } from '../plays/certain.ts';
import { chosenPlays, livePart, playsThatJudge, unplayed } from '../plays/choice.ts';
import { plan } from '../plays/plan.ts';
import type { PreparedTarget } from '../plays/prepared-target.ts';
import { repeatLines } from '../plays/repeat-line.ts';
import { providerRun } from '../plays/settings.ts';
import { type CertifyArguments, type Io, printable, UsageError } from '../run.ts';
import { projectFile } from '../selection/project.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { loadJudging } from '../selection/rules-for.ts';
import { readPartner } from './manifest.ts';
import { providerReport } from './report.ts';

/** A provider whose manifest cannot be used for calls: only the manifest can be judged. */
type Unusable = Pick<PreparedTarget, 'secrets'> & { report(): Promise<Report> };

type PreparedProvider = PreparedTarget & { run: ProviderRun; browser: BrowserWish };

/** Reads the options of a run: whom it meets, what it judges, how it runs, and the lines that repeat it. */
export function prepare(file: string, args: CertifyArguments, io: Io): PreparedProvider | Unusable {
  const started = new Date();
  const { document, variables, secrets, unusable } = readPartner(file, args, io);
  const selected = leftOutBy(args.only, args.skip);
  const judged = loadJudging('provider', args.edition);
  const lines = repeatLines('certify', file, args);
  const common = { command: lines.command, document, strict: args.strict, started };
  if (unusable) {
    const untested = { ...because('fix-the-manifest-first', { why: unusable }), byChoice: false };
    const leftOut = (id: string) => selected(id) ?? (id.startsWith('manifest/') ? undefined : untested);
    return { secrets, report: async () => providerReport({ ...common, ...(await judged()), leftOut }, io) };
  }
  const manifest = document.object as unknown as Manifest;
  const part = chosenPlays(args);
  const browser = browserWish(args, selected);
  const run = {
    ...providerRun(args, { manifest: file, urls: manifest.api[args.environment], variables, leftOut: selected }, io),
    plays: part.plays,
    ...(browser.isOptional && { isBrowserOptional: true }),
  };
  const from = { base: sourceOf('base-url', file, args), sso: sourceOf('sso-url', file, args) };
  return {
    run,
    browser,
    file: run.manifest,
    secrets,
    address: { url: run.baseUrl, setting: 'base_url' },
    plan: plan(run, manifest.id, part.why?.reason ?? '', from, args),
    isProduction: args.environment === 'production',
    ...(args.only &&
      part.plays.part === undefined && {
        plays: async () => playsThatJudge((await judged()).rules, (id) => selected(id) === undefined),
      }),
    loads: judged,
    certain: async (...seen) => certainIn({ ...(await judged()), leftOut: selected, failsEarly: true }, ...seen),
    async report(result) {
      const { played, outage = result.outage } = withOutage(join(result.collected.recordings));
      const evidence = {
        played,
        unplayed: unplayed(part, result),
        repeat: repeater(played.recordings, lines.replay),
      };
      const coverage = contractCoverage(played.exchanges, {
        provider: { base_url: run.baseUrl },
        sso: { sso_url: run.ssoUrl },
      });
      const more = { ...played, ...livePart(run, { ...result, outage }, lines.reap(relative(io.cwd, run.ledger))), coverage };
      return providerReport({ ...common, ...(await judged()), evidence, leftOut: selected, inUse: providerInUse(run), more }, io);
    },
  };
}

/** For a command that has to make calls. */
export function prepareCalls(file: string, args: CertifyArguments, io: Io): PreparedProvider {
  const provider = prepare(file, args, io);
  if ('run' in provider) return provider;
  throw new UsageError(`${file}: the id, password, sso_salt or a URL is missing or cannot be used; assay check says which`);
}

function sourceOf(option: 'base-url' | 'sso-url', file: string, args: CertifyArguments): string {
  if (args[option] === undefined) return printable(file);
  return args.pinnedUrls?.includes(option) ? projectFile : `--${option}`;
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
