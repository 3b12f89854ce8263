import { publicly } from '../../engine/bundle/acceptance.ts';
import { matcher } from '../../engine/catalogue/catalogue.ts';
import type { PlatformRun, ProviderRun } from '../../engine/recording/run-settings.ts';
import { isLoopbackUrl, isUrl } from '../../engine/wire/url.ts';
import type { PlatformTarget } from '../../fixtures/as-caller/configuration.ts';
import type { CertificatePlan, CertifyPlan, Plan } from '../plan/plan.ts';
import { printable } from '../run.ts';

type PlannedPart = { judging: Pick<Plan['judging'], 'part'> };
type PlannedCertify = Pick<CertifyPlan, 'target' | 'certificate'> & PlannedPart;

export function certifyPlanText({ target, judging, certificate }: PlannedCertify, run: ProviderRun, name: string): string {
  const { baseUrl, ssoUrl, environment, plans } = run;
  return [
    `Plan for ${printable(name)} (${environment})`,
    `  provisioning    ${withoutUser(baseUrl)} (${target.baseUrl?.source ?? printable(target.file)})`,
    `  single sign-on  ${withoutUser(ssoUrl)} (${target.ssoUrl?.source ?? printable(target.file)})`,
    `  installs        ${installsOf(run)}`,
    `  plan            ${plans.map((slug) => printable(slug)).join(', ')}`,
    `  callbacks       ${run.isCallbackReachable ? "to Assay's stand-in platform" : 'not tested: the target cannot reach this machine; name a way in with --callback-url'}`,
    ...noCertificate(run, certificate).map((why) => `  certificate     none: ${withoutUser(why)}`),
    ...partLine(judging),
  ].join('\n');
}

const partLine = ({ part }: PlannedPart['judging']): string[] => (part.why?.reason ? [`  the rest        ${part.why.reason}`] : []);

/** Where the addresses alone rule a certificate out, a partner learns it before the run. */
function noCertificate(run: ProviderRun, { bundle, isAsked, allowsLocal }: CertificatePlan): string[] {
  const { isYes, because } = publicly(run, allowsLocal);
  return isYes || (bundle === undefined && !isAsked) ? [] : [because];
}

function installsOf({ resource, plays, maxInstalls, enoughInstalls, cases, seed }: ProviderRun): string {
  if (resource !== undefined) return `none: signs on to ${printable(resource)}`;
  if (plays.part === 'none') return 'none';
  const generated = cases > 0 ? ` (${cases} of them generated, seed ${seed})` : '';
  const enough = enoughInstalls === undefined ? '' : `; ${enoughInstalls} test everything`;
  return `at most ${maxInstalls}, one at a time, each deleted again${generated}${enough}`;
}

export function gatePlanText({ judging }: PlannedPart, run: PlatformRun, target: PlatformTarget): string {
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
    ...partLine(judging),
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
