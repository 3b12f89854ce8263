import { printable } from '../../engine/redaction/printable.ts';
import { type Platform, startPlatform } from '../../fixtures/reference/platform/index.ts';
import type { Credentials } from '../../fixtures/stand-ins/api/known.ts';
import { type Judged, startFront } from '../../fixtures/stand-ins/api/server.ts';
import type { KeyPair } from '../../fixtures/stand-ins/listener.ts';
import type { Io } from '../command.ts';
import { statusOf } from '../interruption.ts';
import { address } from '../live/settings.ts';

interface Arguments {
  listen?: string | undefined;
  'listen-bridge'?: string | undefined;
  json: boolean;
}

/** The reference platform behind a front that judges what clients send, until it is interrupted. */
export async function standInPlatform(args: Arguments, tls: KeyPair | undefined, io: Io): Promise<number> {
  const stop = io.interruption();
  const bridge = args['listen-bridge'];
  const front = await startFront({
    listen: address(args.listen),
    listenBridge: bridge === undefined ? undefined : address(bridge),
    tls,
    onRequest: (judged) => io.out(args.json ? JSON.stringify(judged) : shown(judged)),
  });
  const platform = await startPlatform({ publicUrl: front.urls.main });
  front.opens({ baseUrl: platform.baseUrl, bridgeUrl: platform.bridgeUrl, credentials: credentialsOf(platform) });
  const exports = exportsOf(platform, front.urls);
  io.out(args.json ? JSON.stringify({ listening: front.urls, exports }) : written(exports));
  await new Promise<void>((ended) => (stop.aborted ? ended() : stop.addEventListener('abort', () => ended(), { once: true })));
  await front.close();
  await platform.close();
  return statusOf(stop.reason);
}

function credentialsOf({ credentials, manifest, otherManifest }: Platform): Credentials {
  const { consumer, otherConsumer, userToken, apiToken } = credentials;
  return {
    consumers: { [consumer.key]: consumer.secret, [otherConsumer.key]: otherConsumer.secret },
    userTokens: { [userToken.token]: { secret: userToken.secret, consumerKey: consumer.key, isUsers: true } },
    apiTokens: { [apiToken.id]: apiToken.value },
    providers: { [manifest.id]: manifest.api.password, [otherManifest.id]: otherManifest.api.password },
  };
}

/** All that a client needs, under the names that a configuration of Assay has for it. */
function exportsOf(platform: Platform, urls: { main: string; bridge: string }): Record<string, string> {
  const { API_TOKEN = '', CONSUMER_KEY = '', CONSUMER_SECRET = '', USER_TOKEN = '', USER_SECRET = '' } = platform.environment;
  const { organisation_id, invoice_number } = platform.configuration();
  return {
    BASE_URL: urls.main,
    BRIDGE_URL: urls.bridge,
    ...{ API_TOKEN, CONSUMER_KEY, CONSUMER_SECRET, USER_TOKEN, USER_SECRET },
    ORGANISATION_ID: organisation_id,
    INVOICE_NUMBER: invoice_number,
    PROVIDER_ID: platform.manifest.id,
    PROVIDER_PASSWORD: platform.manifest.api.password,
  };
}

const written = (exports: Record<string, string>): string =>
  [
    '# The stand-in platform listens; its credentials hold until Ctrl-C ends it.',
    ...Object.entries(exports).map(([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`),
  ].join('\n');

/** A request on a line, what is right and wrong about it below. */
const shown = ({ time, address: place, method, path, status, remarks }: Judged): string =>
  [
    `${time.slice(11, 19)}  ${place.padEnd(6)}  ${method} ${path.slice(0, 300)} → ${status}`,
    ...remarks.map(({ isRight, text }) => `          ${isRight ? '✓' : '✗'} ${text}`),
  ]
    .map((line) => printable(line))
    .join('\n');
