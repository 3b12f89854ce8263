import type { PlatformRun, ProviderRun } from '../../engine/recording/run.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';

/** What is about to happen at the target, before it does. */
export function plan(run: ProviderRun, name: string, part: string): string {
  const { baseUrl, ssoUrl, environment, maxInstalls, cases, plans, seed } = run;
  return [
    `Plan for ${printable(name)} (${environment})`,
    `  provisioning    ${withoutUser(baseUrl)}`,
    `  single sign-on  ${withoutUser(ssoUrl)}`,
    run.resource === undefined
      ? `  installs        at most ${maxInstalls}, one at a time, each deleted again (${cases} of them generated, seed ${seed})`
      : `  installs        none: signs on to ${printable(run.resource)}`,
    `  plan            ${plans.map((slug) => printable(slug)).join(', ')}`,
    `  callbacks       ${run.isCallbackReachable ? 'to our stand-in platform' : 'not tested: the target cannot reach us (--callback-url)'}`,
    ...(part ? [`  part            ${part}`] : []),
  ].join('\n');
}

/** What is about to happen at a platform. */
export function gatePlan(run: PlatformRun, { configuration, manifest }: PlatformTarget, part: string): string {
  const { base_url, bridge_url, provider, drive = {}, oauth, api_token } = configuration;
  const drivers = Object.keys(drive);
  const installs = drive.install !== undefined && manifest !== undefined && !run.isReadOnly;
  return [
    `Plan for ${withoutUser(base_url)}`,
    `  access          ${[oauth ? 'OAuth 1' : '', api_token && bridge_url ? `API token at ${withoutUser(bridge_url)}` : ''].filter(Boolean).join(', ') || 'no credentials: nothing but the public part is tested'}`,
    `  marketplace     ${manifest ? `as ${printable(manifest.id)}, ${provider?.environment ?? 'test'} URLs, plan ${printable(run.plan)}` : 'not tested: no provider.manifest'}`,
    `  installs        ${installs ? `at most ${run.maxInstalls}, one at a time, each uninstalled again` : 'none'}`,
    `  drivers         ${drivers.length > 0 ? drivers.join(', ') : 'none: calls and deployments are not tested'}`,
    ...(part ? [`  part            ${part}`] : []),
  ].join('\n');
}

const withoutUser = (url: string) => printable(url.replace(/\/\/[^/]*@/, '//'));
