import { contract } from '../../engine/contract/contract.ts';
import type { ApiCredentials } from '../../fixtures/stand-ins/api/known.ts';
import { SCENARIOS } from '../../fixtures/stand-ins/api/scenarios.ts';
import { type JudgedRequest, startFront } from '../../fixtures/stand-ins/api/server.ts';
import type { KeyPair } from '../../fixtures/stand-ins/listener.ts';
import { linesOf, remarkText } from '../../fixtures/stand-ins/partner/remarks.ts';
import type { Values } from '../../suites/registry/client-plays.ts';
import { type Platform, startPlatform } from '../../targets/reference/platform/index.ts';
import { listenAddress } from '../plan/network.ts';
import type { Arguments, Io } from '../run.ts';
import { addonAddress, decisionsByContract } from './by-contract.ts';

/** Starts the reference platform, behind a front that judges what clients send. */
export async function startJudgingPlatform(args: Arguments['stand-in'], tls: KeyPair | undefined, io: Io) {
  const api = await startApi({
    listen: listenAddress(args.listen),
    listenBridge: args['listen-bridge'] === undefined ? undefined : listenAddress(args['listen-bridge']),
    publicUrl: args['public-url'],
    tls,
    scenarios: args.scenario ?? [],
    moreApplications: 60,
    // A shell may read this output as a script (`. ./platform.env`), and callers choose the paths in it: so each line is a comment.
    onRequest: (judged) => io.out(args.json ? JSON.stringify(judged) : requestText(judged).replace(/^/gm, '# ')),
  });
  const exports = exportsOf(api);
  const plays = operationsPlayed();
  const lines = [
    ...plays.map((one) => `#   ${one}`),
    ...(args.scenario ?? []).map((name) => `# Scenario ${name}: ${SCENARIOS[name].what}.`),
  ];
  if (args.json) io.out(JSON.stringify({ listening: api.front.urls, plays, exports }));
  else io.out(['# It answers:', ...lines, exportLines(exports)].join('\n'));
  return api;
}

/** The variables whose names differ from those of the values. */
const variables: Record<string, string> = {
  token: 'USER_TOKEN',
  token_secret: 'USER_SECRET',
  email: 'USER_EMAIL',
  password: 'USER_PASSWORD',
};

export const exportsOf = ({ values, platform: { manifest } }: StandInApi): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [variables[name] ?? name.toUpperCase(), value])),
  PROVIDER_ID: manifest.id,
  PROVIDER_PASSWORD: manifest.api.password,
});

/** Each operation of the documents that a client of the platform can call, by method and address. */
const operationsPlayed = (): string[] =>
  contract()
    .operations.filter(({ document }) => document === 'platform' || document === 'vendor')
    .map(({ method, urls }) => `${method} ${urls.join(', ')}`);

export const exportLines = (exports: Record<string, string>): string =>
  [
    '# The stand-in platform listens; its credentials are valid until Ctrl-C ends it.',
    ...Object.entries(exports).map(([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`),
  ].join('\n');

export const requestText = ({ time, address: place, method, path, status, remarks }: JudgedRequest): string =>
  linesOf(time, `${place.padEnd(6)}  ${method} ${path.slice(0, 300)} → ${status}`, remarks.map(remarkText)).join('\n');

export async function startApi({ moreApplications = 0, ...options }: Parameters<typeof startFront>[0] & { moreApplications?: number }) {
  const front = await startFront(options);
  const platform = await startPlatform({
    ...(options.publicUrl === undefined && !options.tls ? {} : { publicUrl: front.urls.main }),
    // What it tells about itself leads to the front, whose requests are shown; the address behind it is nobody's business.
    decisions: { ...decisionsByContract(), addressOf: ({ id }) => addonAddress(front.urls.main, id) },
    people: { moreApplications },
  });
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
