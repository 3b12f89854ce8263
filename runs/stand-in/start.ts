import type { Values } from '../../fixtures/clients/under-test/configuration.ts';
import type { ApiCredentials } from '../../fixtures/stand-ins/api/known.ts';
import { startFront } from '../../fixtures/stand-ins/api/server.ts';
import { type Platform, startPlatform } from '../../targets/reference/platform/index.ts';

/** The reference platform behind a front that looks at what clients send. */
export async function startApi({ moreApplications = 0, ...options }: Parameters<typeof startFront>[0] & { moreApplications?: number }) {
  const front = await startFront(options);
  const platform = await startPlatform({ ...(options.tls && { publicUrl: front.urls.main }), people: { moreApplications } });
  front.opens({ baseUrl: platform.baseUrl, bridgeUrl: platform.bridgeUrl, credentials: credentialsOf(platform) });
  return {
    front,
    platform,
    values: valuesOf(platform, front.urls),
    async close(): Promise<void> {
      await front.close();
      await platform.close();
    },
  };
}

export type StandInApi = Awaited<ReturnType<typeof startApi>>;

function credentialsOf({ credentials, manifest, otherManifest }: Platform): ApiCredentials {
  const { consumer, otherConsumer, userToken, apiToken } = credentials;
  return {
    consumers: { [consumer.key]: consumer.secret, [otherConsumer.key]: otherConsumer.secret },
    userTokens: { [userToken.token]: { secret: userToken.secret, consumerKey: consumer.key, isUsers: true } },
    apiTokens: { [apiToken.id]: apiToken.value },
    providers: { [manifest.id]: manifest.api.password, [otherManifest.id]: otherManifest.api.password },
  };
}

/** All that a client needs, under the names that its configuration has for it. */
function valuesOf(platform: Platform, urls: { main: string; bridge: string }): Omit<Values, 'home'> {
  const { user, consumer, userToken, apiToken } = platform.credentials;
  const { organisation_id, invoice_number, git_url } = platform.configuration();
  return {
    base_url: urls.main,
    bridge_url: urls.bridge,
    consumer_key: consumer.key,
    consumer_secret: consumer.secret,
    token: userToken.token,
    token_secret: userToken.secret,
    api_token: apiToken.value,
    api_token_id: apiToken.id,
    organisation_id,
    application_id: /\/([^/]+)\.git$/.exec(git_url)?.[1] ?? '',
    invoice_number,
    user_id: user.id,
    email: user.email,
    password: user.password,
  };
}
