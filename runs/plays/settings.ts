import { randomInt, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { defined } from '../../engine/documents/values.ts';
import { type CommonRun, hostOf, type ProviderRun } from '../../engine/recording/run-settings.ts';
import { hasDisplay } from '../../engine/wire/browser.ts';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import type { RequirementId } from '../../specs/generated/ids.ts';
import { readText } from '../files.ts';
import { playedInstalls } from '../generated/installs.ts';
import { type Arguments, type CertifyArguments, type Io, type LiveArguments, type NetworkArguments, UsageError } from '../run.ts';
import { ownProbe } from '../selection/project.ts';
import type { LeftOut } from '../selection/requirements.ts';
import { sentHeaders } from './headers.ts';

type Endpoints = Record<'base_url' | 'sso_url', string>;

const withoutSlashes = (url: string): string => url.replace(/\/+$/, '');

/** An option that differs from the manifest's address by slashes at its end only means that address. */
const spelledAs = (own: string, option = own): string => (withoutSlashes(option) === withoutSlashes(own) ? own : option);

type ProviderArguments = LiveArguments & Pick<CertifyArguments, 'out' | 'only' | 'last-failed'>;

/** What a command has read of a partner, and of what it judges, before it knows how it runs. */
interface Chosen {
  manifest: string;
  urls: Endpoints;
  variables: string[];
  leftOut: LeftOut;
}

export function providerRun(args: ProviderArguments, chosen: Chosen, io: Io): Omit<ProviderRun, 'plays'> {
  const { manifest, urls, variables, leftOut } = chosen;
  const baseUrl = httpUrl('--base-url', spelledAs(urls.base_url, args['base-url']));
  const ssoUrl = httpUrl('--sso-url', spelledAs(urls.sso_url, args['sso-url']));
  const isNear = isLoopbackUrl(baseUrl);
  const limit = args['max-installs'] ?? (isNear ? 40 : 12);
  const plans = args.plan ?? ['test'];
  const needed = args.smoke ? playedInstalls.smoke : playedInstalls.all + playedInstalls.furtherPlan * (plans.length - 1);
  const wanted = args.smoke ? 0 : (args.cases ?? defaultCases(args, leftOut, isNear));
  const cases = Math.min(wanted, Math.max(0, limit - needed));
  const callbackUrl = args['callback-url']?.replace(/\/+$/, '');
  return {
    kind: 'provider',
    ...networkRun(args, io),
    host: hostOf(baseUrl),
    manifest: resolve(io.cwd, manifest),
    variables,
    environment: args.environment,
    baseUrl,
    ssoUrl,
    plans,
    isDefaultPlan: args.plan === undefined,
    cases,
    ...(args.cases === undefined && { fewestCases: Math.min(cases, farCases) }),
    maxInstalls: Math.min(limit, needed + cases),
    ...(wanted > 0 && cases === 0 && { enoughInstalls: needed + 1 }),
    provisionTimeout: args['provision-timeout'],
    readyWithin: args['ready-within'] * 1_000,
    comeBackAfter: args['come-back-after'] * 1_000,
    ...(args.identify && { identify: true }),
    listen: listenAddress(args.listen),
    isCallbackReachable: callbackUrl !== undefined || isNear,
    allowHosts: args['allow-host'] ?? [],
    ...defined({ callbackUrl, resource: args.resource, exists: ownProbe(args, io, manifest) }),
  };
}

/** How many installs are generated for a target that is on another machine. */
const farCases = 3;

const aboutCases: RequirementId = 'provision/accepts-any-valid-body';

/** With --only, generated installs are made only for the check that is about them; what failed last may have failed with one of them. */
function defaultCases({ only, 'last-failed': lastFailed }: ProviderArguments, leftOut: LeftOut, isNear: boolean): number {
  if (only && !lastFailed && leftOut(aboutCases)) return 0;
  return isNear ? 20 : farCases;
}

export function networkRun(args: NetworkArguments & { out: string }, io: Io): Omit<CommonRun, 'plays' | 'host'> {
  if (args.headed && !hasDisplay(io.env))
    throw new UsageError('assay: --headed needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set; leave it out, or try xvfb-run');
  return {
    run: `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`,
    seed: args.seed ?? randomInt(2 ** 31),
    timeout: args.timeout,
    ...defined({ maxRps: args['max-rps'] }),
    ledger: resolve(io.cwd, args.out, 'ledger'),
    ...connection(args, io),
    browser: args.browser,
    headed: args.headed,
    evidence: resolve(io.cwd, args.out, 'evidence'),
  };
}

export function connection(args: Arguments['connecting'], io: Io): Pick<CommonRun, 'headers' | 'ca' | 'cert' | 'key' | 'insecure'> {
  if ((args.cert === undefined) !== (args.key === undefined)) throw new UsageError('assay: --cert and --key go together');
  return {
    headers: sentHeaders(args.header),
    ca: (args.ca ?? []).map((path) => readText(path, io)),
    ...(args.cert !== undefined && { cert: readText(args.cert, io) }),
    ...(args.key !== undefined && { key: readText(args.key, io) }),
    insecure: args.insecure,
  };
}

export function httpUrl<T extends string | undefined>(option: string, text: T): T {
  if (text !== undefined && !(/^https?:\/\//i.test(text) && isUrl(text)))
    throw new UsageError(`assay: ${option} takes an absolute http or https URL, got "${text}"`);
  return text;
}

export function listenAddress(text = '127.0.0.1:0'): { host: string; port: number } {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(text) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

type GateAddresses = Partial<Pick<Arguments['gate'], 'listen' | 'stand-in' | 'application-listen'>>;

/** Where the stand-ins for a platform listen, or the address of one that runs elsewhere. */
export const gateAddresses = ({ listen, 'stand-in': standIn, 'application-listen': application }: GateAddresses) => ({
  ...(listen !== undefined && { listen: listenAddress(listen) }),
  ...(application !== undefined && { applicationListen: listenAddress(application) }),
  ...defined({ standIn }),
});
