import { matcher } from '../../engine/judging/selection.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';

/** Why a run changes something in production; undefined where it does not. */
export function whyProduction({ configuration }: Pick<PlatformTarget, 'configuration'>): string | undefined {
  const { base_url, bridge_url, provider, drive = {}, production, production_hosts = [] } = configuration;
  if (provider?.environment === 'production' && drive.install !== undefined) return 'provider.environment is production';
  if (Object.values(drive).every((command) => command === undefined)) return undefined;
  if (production) return 'production: true';
  const isKnown = matcher(production_hosts.map((host) => host.toLowerCase()));
  const host = [base_url, ...(bridge_url === undefined ? [] : [bridge_url])].map((url) => new URL(url).hostname).find(isKnown);
  return host === undefined ? undefined : `${host} is among production_hosts`;
}
