import { printable } from '../../engine/redaction/printable.ts';
import type { Judged } from '../../fixtures/stand-ins/api/server.ts';
import { statusOf } from '../interruption.ts';
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
    onRequest: (judged) => io.out(args.json ? JSON.stringify(judged) : shown(judged)),
  });
  const exports = exportsOf(api);
  io.out(args.json ? JSON.stringify({ listening: api.front.urls, exports }) : written(exports));
  await new Promise<void>((ended) => (stop.aborted ? ended() : stop.addEventListener('abort', () => ended(), { once: true })));
  await api.close();
  return statusOf(stop.reason);
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
    ORGANISATION_ID: values.organisation_id,
    INVOICE_NUMBER: values.invoice_number,
    PROVIDER_ID: platform.manifest.id,
    PROVIDER_PASSWORD: platform.manifest.api.password,
  };
}

export const written = (exports: Record<string, string>): string =>
  [
    '# The stand-in platform listens; its credentials hold until Ctrl-C ends it.',
    ...Object.entries(exports).map(([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`),
  ].join('\n');

/** A request on a line, what is right and wrong about it below. */
export const shown = ({ time, address: place, method, path, status, remarks }: Judged): string =>
  [
    `${time.slice(11, 19)}  ${place.padEnd(6)}  ${method} ${path.slice(0, 300)} → ${status}`,
    ...remarks.map(({ isRight, text }) => `          ${isRight ? '✓' : '✗'} ${text}`),
  ]
    .map((line) => printable(line))
    .join('\n');
