import { relative } from 'node:path';
import { because } from '../../engine/catalogue/reason.ts';
import { message } from '../../engine/contract/contract.ts';
import { ownersAt } from '../../engine/contract/ownership.ts';
import { type ManifestDocument, manifestSecrets } from '../../engine/documents/manifest.ts';
import { isObject, keys } from '../../engine/documents/values.ts';
import { contractCoverage } from '../../engine/judging/coverage.ts';
import { withOutage } from '../../engine/judging/outage.ts';
import type { InUse } from '../../engine/judging/questions.ts';
import { join } from '../../engine/recording/recording.ts';
import { repeater } from '../../engine/recording/repeat.ts';
import type { ProviderRun } from '../../engine/recording/run-settings.ts';
import type { Manifest, Report } from '../../specs/generated/schemas.ts';
import { isBrowserOptional } from '../plays/browser.ts';
import { certainIn } from '../plays/certain.ts';
import { chosenPlays, livePart, playsThatJudge, unplayed } from '../plays/choice.ts';
import { plan } from '../plays/plan.ts';
import type { PreparedTarget } from '../plays/prepared-target.ts';
import { commandLine, reapLine, replayLine } from '../plays/repeat-line.ts';
import { providerRun, refuseWeakSecrets } from '../plays/settings.ts';
import { type CertifyArguments, type Io, printable, UsageError } from '../run.ts';
import { projectFile } from '../selection/project.ts';
import { leftOutBy } from '../selection/requirements.ts';
import { loadJudging } from '../selection/rules-for.ts';
import { isUsable, loadManifest, publishedIn, registeredSecrets } from './manifest.ts';
import { providerReport } from './report.ts';

/** A provider whose manifest cannot be used for calls: only the manifest can be judged. */
type Unusable = Pick<PreparedTarget, 'secrets'> & { report(): Promise<Report> };

export function prepare(file: string, args: CertifyArguments, io: Io): (PreparedTarget & { run: ProviderRun }) | Unusable {
  const started = new Date();
  const document = loadManifest(file, args, io);
  const selected = leftOutBy(args.only, args.skip);
  const secrets = registeredSecrets(document, args);
  const judged = loadJudging('provider', args.edition);
  const common = { command: commandLine('certify', [file], args), document, strict: args.strict, started };
  const unusable = unusablePart(document, args.environment);
  if (unusable) {
    const untested = { ...because('fix-the-manifest-first', { why: unusable }), byChoice: false };
    const leftOut = (id: string) => selected(id) ?? (id.startsWith('manifest/') ? undefined : untested);
    return { secrets, report: async () => providerReport({ ...common, ...(await judged()), leftOut }, io) };
  }
  const manifest = document.object as unknown as Manifest;
  refuseWeakSecrets(file, manifestSecrets(manifest.api), publishedIn(document, args), args['allow-weak-secrets']);
  const part = chosenPlays(args);
  const run = {
    ...providerRun(args, file, manifest.api[args.environment], io),
    plays: part.plays,
    ...(isBrowserOptional(args) && { isBrowserOptional: true }),
  };
  const from = { base: sourceOf('base-url', file, args), sso: sourceOf('sso-url', file, args) };
  return {
    run,
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
        repeat: repeater(played.recordings, (place) => replayLine(`${args.out}/report.json`, place, args)),
      };
      const coverage = contractCoverage(played.exchanges, {
        provider: { base_url: run.baseUrl },
        sso: { sso_url: run.ssoUrl },
      });
      const more = { ...played, ...livePart(run, { ...result, outage }, reapLine(relative(io.cwd, run.ledger), args)), coverage };
      return providerReport({ ...common, ...(await judged()), evidence, leftOut: selected, inUse: providerInUse(run), more }, io);
    },
  };
}

/** For a command that has to make calls. */
export function prepareCalls(file: string, args: CertifyArguments, io: Io): PreparedTarget & { run: ProviderRun } {
  const provider = prepare(file, args, io);
  if ('run' in provider) return provider;
  throw new UsageError(`${file}: the id, password, sso_salt or a URL is missing or cannot be used; assay check says which`);
}

function sourceOf(option: 'base-url' | 'sso-url', file: string, args: CertifyArguments): string {
  if (args[option] === undefined) return printable(file);
  return args.pinnedUrls?.includes(option) ? projectFile : `--${option}`;
}

/** The requirement that fails first, of those about the parts that every call needs. */
function unusablePart(document: ManifestDocument, environment: string): string | undefined {
  if (!isObject(document.json.value)) return 'manifest/is-a-json-object';
  const needed = ['/id', '/api/password', '/api/sso_salt', `/api/${environment}/base_url`, `/api/${environment}/sso_url`];
  const pointer = needed.find((one) => !isUsable(document.value(one), one));
  if (pointer === undefined) return undefined;
  const place = keys(pointer).flatMap((key) => ['properties', key]);
  return ownersAt(message('manifest'), place, 'required')[0] ?? pointer;
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
