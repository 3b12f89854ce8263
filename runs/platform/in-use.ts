import type { InUse } from '../../engine/judging/questions.ts';
import type { Recording } from '../../engine/recording/recording.ts';
import type { PlatformTarget } from '../../fixtures/clients/gate/configuration.ts';

const isGiven = (value: unknown): string => (value === undefined ? 'not set' : 'set');

/** What the settings behind assumptions are when a platform is judged; of people and tokens, whether they are given. */
export function platformInUse({ configuration }: PlatformTarget, recordings: readonly Recording[]): InUse {
  const { base_url, oauth, provider, user, owner, drive = {} } = configuration;
  const slugs = new Set(recordings.flatMap(({ observations }) => observations.flatMap(({ plan }) => plan?.slug ?? [])));
  const queried = String(oauth?.query_endpoints ?? false);
  const drivers = Object.entries(drive).map(([name, command]) => `${name} by ${command === 'manual' ? 'a person' : 'a command'}`);
  return {
    'assumption/vendor-api-address': base_url,
    'assumption/user-identity-field': isGiven(user?.id),
    'assumption/owner-of-the-add-ons': `owner ${isGiven(owner)}, user ${isGiven(user)}`,
    'assumption/platform-can-be-driven': drivers.join(', ') || 'not set',
    ...(slugs.size > 0 && { 'assumption/plan-slug': [...slugs].join(', ') }),
    ...(provider && { 'assumption/environment': provider.environment ?? 'test' }),
    ...(oauth && {
      'assumption/oauth-path-prefix': oauth.path_prefix || 'none',
      'assumption/oauth-request-encoding': queried,
      'assumption/oauth-query-endpoints': queried,
      'assumption/oauth-origin': oauth.origin ?? new URL(base_url).origin,
      'assumption/oauth-callback': oauth.callback_url ?? 'not set',
      'assumption/oauth-authorisation': oauth.authorize ?? 'follow',
      'assumption/user-token': isGiven(oauth.token),
    }),
  };
}
