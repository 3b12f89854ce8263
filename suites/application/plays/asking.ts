import { setTimeout as sleep } from 'node:timers/promises';
import { because } from '../../../engine/catalogue/reason.ts';
import { valuesOf } from '../../../engine/contract/contract.ts';
import type { Redactor } from '../../../engine/redaction/redactor.ts';
import { type ClientOptions, createClient, type OutgoingRequest } from '../../../engine/wire/http/client.ts';
import type { Exchange, HeaderList } from '../../../engine/wire/http/exchange.ts';
import { visit } from '../../../engine/wire/visit/visit.ts';
import { createRecorders, declares, type LabelsIn } from '../../../fixtures/recorder.ts';
import type { HealthPath } from '../../shared/application/health.ts';

export interface ApplicationSetupSettings {
  paths: HealthPath[];
  client: ClientOptions;
  redactor: Redactor;
  log(line: string): void;
  /** Told what happens now, for somebody who waits. */
  step?: (text: string) => void;
  stop: AbortSignal;
}

const records = declares({
  application: ['app/port', 'app/second-address', 'app/answer', 'app/health', 'app/forwarded-https', 'app/forwarded-http', 'app/end'],
});

/** What every play with an application needs: a client whose exchanges are kept, and a recorder. */
export function createApplicationSetup(play: string, settings: ApplicationSetupSettings) {
  const exchanges: Exchange[] = [];
  const client = createClient({ ...settings.client, keepAlive: false });
  const recorder = createRecorders(exchanges, settings.redactor)<LabelsIn<typeof records>>(play);
  const send = async (request: OutgoingRequest): Promise<Exchange> => {
    const exchange = await client.send({ signal: settings.stop, ...request });
    exchanges.push(exchange);
    return exchange;
  };
  const get = (url: string) => send({ method: 'GET', url });
  /** An application that timed out twice gets only essential requests. */
  const isGivenUp = () => exchanges.filter(({ error }) => error?.kind === 'timeout').length > 1;
  return { step: () => {}, ...settings, ...recorder, send, get, isGivenUp, close: client.close };
}

export type ApplicationSetup = ReturnType<typeof createApplicationSetup>;

/** An application that has just started may answer for this long that it is not ready. */
const warmUpMs = 3_000;
const pauseMs = 200;

/** Requests every path as a deployment does, and prints the same lines; follows no redirect. Returns a path that answers. */
export async function checkHealth(setup: ApplicationSetup, origin: string, { isFar = false } = {}): Promise<string | undefined> {
  const failed: string[] = [];
  let answering: string | undefined;
  const warmUntil = performance.now() + warmUpMs;
  const { method, statuses, log } = valuesOf('health-check');
  const line = (text: string, path: string, status: number | string) =>
    text
      .replace('{method}', method)
      .replace('{path}', () => path)
      .replace('{status}', String(status));
  for (const { path, variable, doubt } of setup.paths) {
    const ask = () => setup.send({ method, url: `${origin}${path}` });
    let exchange = await ask();
    while (isWarming(exchange) && performance.now() < warmUntil && !setup.stop.aborted) {
      await sleep(pauseMs);
      exchange = await ask();
    }
    if (setup.stop.aborted) return undefined;
    const { response, error } = exchange;
    const status = response?.status;
    if (status !== undefined) answering ??= path;
    setup.log(status === undefined ? `No response from ${method} ${path}: ${error?.message}` : line(log.response, path, status));
    if (!statuses.includes(status ?? 0) && doubt === undefined) failed.push(line(log.failed_path, path, status ?? 'no response'));
    const isDown = isFar && !response && error?.kind !== 'timeout';
    const undecided = isDown ? because('no-answer', { kind: error?.kind, why: error?.message }) : undefined;
    setup.record('app/health', { exchanges: [exchange], application: { path, variable, doubt }, undecided });
  }
  const advice = 'Update the health-check variables, or what the service answers on these paths.';
  if (failed.length > 0) for (const line of [log.failure, ...failed, advice]) setup.log(line);
  return answering;
}

const isWarming = ({ response, error }: Exchange) => (response ? response.status >= 500 : error?.kind !== 'timeout');

/** Visits an address as the platform's front does: always over plain HTTP, with the visitor's scheme in a header. */
export async function visitsThroughFront(setup: ApplicationSetup, origin: string, path: string): Promise<void> {
  const { host } = new URL(origin);
  const front = {
    send(request: OutgoingRequest) {
      const { protocol, host: asked, pathname, search } = new URL(request.url);
      const headers: HeaderList = [['Host', asked], ...(request.headers ?? []), ['X-Forwarded-Proto', protocol.slice(0, -1)]];
      return setup.send({ ...request, url: `${origin}${pathname}${search}`, headers });
    },
    close() {},
  };
  const { hops, stopped } = await visit(front, { method: 'GET', url: `https://${host}${path}` });
  const loops = stopped?.reason === 'loop' || stopped?.reason === 'too-many-redirects';
  const last = hops.at(-1)?.error;
  const failure = stopped?.reason === 'failed' ? because('no-answer', { kind: last?.kind, why: last?.message }) : undefined;
  setup.record('app/forwarded-https', { exchanges: hops, application: { path, loops, location: stopped?.location }, undecided: failure });
}

/** Requests a path as the front does for a visitor over plain HTTP. */
export async function asksByPlainHttp(setup: ApplicationSetup, origin: string, path: string): Promise<void> {
  const exchange = await setup.send({ method: 'GET', url: `${origin}${path}`, headers: [['X-Forwarded-Proto', 'http']] });
  setup.record('app/forwarded-http', { exchanges: [exchange], application: { path } });
}
