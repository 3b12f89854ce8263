import { publicly } from '../../engine/bundle/acceptance.ts';
import { matcher } from '../../engine/catalogue/catalogue.ts';
import type { PlatformRun, ProviderRun } from '../../engine/recording/run-settings.ts';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import type { PlatformTarget } from '../../fixtures/as-caller/configuration.ts';
import { type Arguments, printable } from '../run.ts';

type Certifying = Partial<Pick<Arguments['certifying'], 'bundle' | 'check' | 'allow-local'>>;

export function plan(run: ProviderRun, name: string, part: string, from: Record<'base' | 'sso', string>, asked: Certifying = {}): string {
  const { baseUrl, ssoUrl, environment, plans } = run;
  return [
    `Plan for ${printable(name)} (${environment})`,
    `  provisioning    ${withoutUser(baseUrl)} (${from.base})`,
    `  single sign-on  ${withoutUser(ssoUrl)} (${from.sso})`,
    `  installs        ${installsOf(run)}`,
    `  plan            ${plans.map((slug) => printable(slug)).join(', ')}`,
    `  callbacks       ${run.isCallbackReachable ? "to Assay's stand-in platform" : 'not tested: the target cannot reach this machine; name a way in with --callback-url'}`,
    ...noCertificate(run, asked).map((why) => `  certificate     none: ${withoutUser(why)}`),
    ...(part ? [`  the rest        ${part}`] : []),
  ].join('\n');
}

/** Where the addresses alone rule a certificate out, a partner learns it before the run. */
function noCertificate(run: ProviderRun, { bundle, check, 'allow-local': allowsLocal }: Certifying): string[] {
  const { isYes, because } = publicly(run, allowsLocal);
  return isYes || (bundle === undefined && !check) ? [] : [because];
}

function installsOf({ resource, plays, maxInstalls, enoughInstalls, cases, seed }: ProviderRun): string {
  if (resource !== undefined) return `none: signs on to ${printable(resource)}`;
  if (plays.part === 'none') return 'none';
  const generated = cases > 0 ? ` (${cases} of them generated, seed ${seed})` : '';
  const enough = enoughInstalls === undefined ? '' : `; ${enoughInstalls} test everything`;
  return `at most ${maxInstalls}, one at a time, each deleted again${generated}${enough}`;
}

export function gatePlan(run: PlatformRun, target: PlatformTarget, part: string): string {
  const { configuration, manifest } = target;
  const { base_url, bridge_url, provider, drive = {}, oauth, api_token } = configuration;
  const drivers = Object.keys(drive);
  const production = run.isReadOnly ? undefined : whyProduction(target);
  const installs = drive.install !== undefined && manifest !== undefined && !run.isReadOnly;
  return [
    `Plan for ${withoutUser(base_url)}`,
    `  access          ${[oauth ? 'OAuth 1' : '', api_token && bridge_url ? `API token at ${withoutUser(bridge_url)}` : ''].filter(Boolean).join(', ') || 'no credentials: only the public part is tested'}`,
    `  marketplace     ${manifest ? `as ${printable(manifest.id)}, ${provider?.environment ?? 'test'} URLs, plan ${printable(run.plan)}` : 'not tested: no provider.manifest'}`,
    `  installs        ${installs ? `at most ${run.maxInstalls}, one at a time, each uninstalled again` : 'none'}`,
    `  drivers         ${drivers.length > 0 ? drivers.join(', ') : 'none: calls and deployments are not tested'}`,
    ...(production === undefined ? [] : [`  production      yes: ${printable(production)}`]),
    ...unreachable(run, target).map((line) => `  not reachable   ${line}`),
    ...(configuration.openapi_url === undefined ? [] : [`  document        ${documentPlan(run, configuration.openapi_url)}`]),
    ...(part ? [`  the rest        ${part}`] : []),
  ].join('\n');
}

function unreachable(run: PlatformRun, { configuration, manifest }: PlatformTarget): string[] {
  const { base_url, provider, drive = {}, application, application_url } = configuration;
  if (isLoopbackUrl(base_url) || run.isReadOnly) return [];
  const partner = manifest?.api[provider?.environment ?? 'test'].base_url;
  const isInstalling = drive.install !== undefined && run.standIn === undefined;
  const isPartnerNear = isInstalling && partner !== undefined && isUrl(partner) && isLoopbackUrl(partner);
  const isApplicationNear =
    drive.deploy !== undefined && application !== 'sample' && (application_url === undefined || isLoopbackUrl(application_url));
  return [
    isPartnerNear &&
      `${withoutUser(partner)}, where the stand-in partner answers: put an address into the manifest that the platform reaches (--listen)`,
    isApplicationNear && 'the stand-in application, on loopback: set application: sample, or application_url with --application-listen',
  ].filter((line) => line !== false);
}

const documentPlan = ({ explore }: PlatformRun, url: string): string =>
  explore === undefined
    ? `${withoutUser(url)}, compared with the contract and with every answer`
    : `${withoutUser(url)}, and each GET and HEAD of it called, at most ${explore} times`;

const withoutUser = (url: string) => printable(url.replace(/\/\/[^/]*@/, '//'));

export function whyProduction({ configuration }: Pick<PlatformTarget, 'configuration'>): string | undefined {
  const { base_url, bridge_url, provider, drive = {}, production, production_hosts = [] } = configuration;
  if (provider?.environment === 'production' && drive.install !== undefined) return 'provider.environment is production';
  if (Object.values(drive).every((command) => command === undefined)) return undefined;
  if (production) return 'production: true';
  const isKnown = matcher(production_hosts.map((host) => host.toLowerCase()));
  const host = [base_url, ...(bridge_url === undefined ? [] : [bridge_url])].map((url) => new URL(url).hostname).find(isKnown);
  return host === undefined ? undefined : `${host} is among production_hosts`;
}
