import { resolve } from 'node:path';
import { defined } from '../../engine/documents/values.ts';
import { hostOf, type ProviderRun } from '../../engine/recording/run-settings.ts';
import { isLoopbackUrl } from '../../engine/wire/url.ts';
import { playedInstalls } from '../generated/installs.ts';
import { playedPlan } from '../plan/common.ts';
import type { CertifyPlan } from '../plan/plan.ts';
import type { Io } from '../run.ts';

/** How many installs are generated for a target on this machine, and for one elsewhere. */
const nearCases = 20;
const farCases = 3;

/** What the plays with a partner get of a plan; `own` are the addresses of its manifest. */
export function providerRun(plan: CertifyPlan, own: Record<'base_url' | 'sso_url', string>, io: Io): ProviderRun {
  const { target, judging, limits, network, browser } = plan;
  const { environment, resource, exists, plans = ['test'] } = target;
  const baseUrl = spelledAs(own.base_url, target.baseUrl?.url);
  const isNear = isLoopbackUrl(baseUrl);
  const limit = limits.maxInstalls ?? (isNear ? 40 : 12);
  const isSmoke = judging.part.plays.part === 'smoke';
  const needed = isSmoke ? playedInstalls.smoke : playedInstalls.all + playedInstalls.furtherPlan * (plans.length - 1);
  const wanted = limits.cases ?? (isNear ? nearCases : farCases);
  const cases = Math.min(wanted, Math.max(0, limit - needed));
  return {
    kind: 'provider',
    ...playedPlan(plan, io),
    host: hostOf(baseUrl),
    manifest: resolve(io.cwd, target.file),
    variables: target.variables,
    environment,
    baseUrl,
    ssoUrl: spelledAs(own.sso_url, target.ssoUrl?.url),
    plans,
    isDefaultPlan: target.plans === undefined,
    cases,
    ...(limits.cases === undefined && { fewestCases: Math.min(cases, farCases) }),
    maxInstalls: Math.min(limit, needed + cases),
    ...(wanted > 0 && cases === 0 && { enoughInstalls: needed + 1 }),
    provisionTimeout: limits.provisionTimeout,
    readyWithin: limits.readyWithin,
    comeBackAfter: limits.comeBackAfter,
    listen: network.listen,
    isCallbackReachable: network.callbackUrl !== undefined || isNear,
    ...(browser.isOptional && { isBrowserOptional: true }),
    ...defined({ callbackUrl: network.callbackUrl, resource, exists }),
  };
}

const withoutSlashes = (url: string): string => url.replace(/\/+$/, '');

/** An option that differs from the manifest's address by slashes at its end only means that address. */
const spelledAs = (own: string, option = own): string => (withoutSlashes(option) === withoutSlashes(own) ? own : option);
