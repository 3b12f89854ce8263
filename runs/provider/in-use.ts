import type { InUse } from '../../engine/judging/questions.ts';
import type { ProviderRun } from '../../engine/recording/run.ts';

/** What the settings behind assumptions are when a provider is judged. */
export const providerInUse = (run: Omit<ProviderRun, 'plays'>): InUse => ({
  'assumption/plan-slug': run.plans.join(', '),
  'assumption/environment': run.environment,
  'assumption/callback-reachability': run.isCallbackReachable
    ? (run.callbackUrl ?? `${run.listen.host}, which the partner can reach`)
    : 'out of reach for the partner',
  'assumption/redirect-hosts': [...new Set([run.baseUrl, run.ssoUrl].map((url) => new URL(url).host)), ...run.allowHosts].join(', '),
  'assumption/patience': `${run.timeout} ms, ${run.provisionTimeout} ms to provision`,
});
