import { contract } from '../../engine/contract/contract.ts';
import { printable } from '../../engine/redaction/printable.ts';
import { SCENARIOS } from '../../fixtures/stand-ins/api/scenarios.ts';
import type { JudgedRequest } from '../../fixtures/stand-ins/api/server.ts';
import { signalStatus } from '../interruption.ts';
import type { Io } from '../io.ts';
import { address } from '../live/settings.ts';
import { keyPair, type StandInArguments } from './arguments.ts';
import { type StandInApi, startApi } from './start.ts';

/** The reference platform behind a front that judges what clients send, until it is interrupted. */
export async function standInPlatform(args: StandInArguments, io: Io): Promise<number> {
  const tls = keyPair(args, io);
  const stop = io.interruption();
  const bridge = args['listen-bridge'];
  const api = await startApi({
    listen: address(args.listen),
    listenBridge: bridge === undefined ? undefined : address(bridge),
    tls,
    scenarios: args.scenario ?? [],
    moreApplications: 60,
    onRequest: (judged) => io.out(args.json ? JSON.stringify(judged) : requestText(judged)),
  });
  const exports = exportsOf(api);
  const plays = operationsPlayed();
  const lines = [
    ...plays.map((one) => `#   ${one}`),
    ...(args.scenario ?? []).map((name) => `# Scenario ${name}: ${SCENARIOS[name].what}.`),
  ];
  io.out(
    args.json ? JSON.stringify({ listening: api.front.urls, plays, exports }) : ['# It plays:', ...lines, written(exports)].join('\n'),
  );
  await new Promise<void>((ended) => (stop.aborted ? ended() : stop.addEventListener('abort', () => ended(), { once: true })));
  await api.close();
  return signalStatus(stop.reason);
}

/** All that a client needs, under the names that a configuration of Assay has for it. */
export function exportsOf({ values, platform }: StandInApi): Record<string, string> {
  return {
    BASE_URL: values.base_url,
    BRIDGE_URL: values.bridge_url,
    API_TOKEN: values.api_token,
    CONSUMER_KEY: values.consumer_key,
    CONSUMER_SECRET: values.consumer_secret,
    USER_TOKEN: values.token,
    USER_SECRET: values.token_secret,
    API_TOKEN_ID: values.api_token_id,
    USER_ID: values.user_id,
    USER_EMAIL: values.email,
    USER_PASSWORD: values.password,
    APPLICATION_ID: values.application_id,
    ORGANISATION_ID: values.organisation_id,
    INVOICE_NUMBER: values.invoice_number,
    PROVIDER_ID: platform.manifest.id,
    PROVIDER_PASSWORD: platform.manifest.api.password,
  };
}

/** Each operation of the documents that a client of the platform can call, by method and address. */
const operationsPlayed = (): string[] =>
  contract()
    .operations.filter(({ document }) => document === 'platform' || document === 'vendor')
    .map(({ method, urls }) => `${method} ${urls.join(', ')}`);

export const written = (exports: Record<string, string>): string =>
  [
    '# The stand-in platform listens; its credentials hold until Ctrl-C ends it.',
    ...Object.entries(exports).map(([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`),
  ].join('\n');

/** A request on a line, what is right and wrong about it below. */
export const requestText = ({ time, address: place, method, path, status, remarks }: JudgedRequest): string =>
  [
    `${time.slice(11, 19)}  ${place.padEnd(6)}  ${method} ${path.slice(0, 300)} → ${status}`,
    ...remarks.map(({ isRight, text }) => `          ${isRight ? '✓' : '✗'} ${text}`),
  ]
    .map((line) => printable(line))
    .join('\n');
