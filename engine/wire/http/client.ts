import { isHttp, parseUrl, plainUrl } from '../url.ts';
import { type AttemptLimits, attempt } from './attempt.ts';
import { type ConnectionOptions, createConnections } from './connections.ts';
import type { Exchange, Failure, FailureKind, HeaderList } from './exchange.ts';
import { failureError } from './failure.ts';
import { type OutgoingRequest, type Timeouts, wireRequest } from './outgoing.ts';
import { createPace } from './pace.ts';

export type { AttemptLimits } from './attempt.ts';
export type { Manner, OutgoingRequest, Timeouts } from './outgoing.ts';

export type ClientOptions = ConnectionOptions & {
  timeouts?: Partial<Timeouts>;
  limits?: Partial<AttemptLimits>;
  /** Sent with every request to an address of our own, unless the request has a header of that name. */
  headers?: HeaderList;
  /** Which URLs are our own, to get the extra headers and the client certificate; all, unless told. */
  owns?: (url: URL) => boolean;
  maxRps?: number;
  keepAlive?: boolean;
};

export type WireClient = { send: (request: OutgoingRequest) => Promise<Exchange>; close: () => void };

const TIMEOUTS: Timeouts = { connect: 10_000, answer: 30_000, total: 60_000 };
const LIMITS: AttemptLimits = { headBytes: 64 * 1024, bodyBytes: 10 * 1024 * 1024, informational: 20 };

/** Once the bodies of a client are this many bytes together, a further one may only have so many: a run keeps them all. */
const PLENTY = 16 * 1024 * 1024;
const SCARCE = 512 * 1024;

// Anything else takes a kept connection only right after another exchange: on one that has rested, a server that just hung up and
// a server that crashed on the request look alike. It is sent again once for each server, which gets no kept connection after that.
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Milliseconds in which no server hangs up on a connection that it kept. */
const WARM = 500;

const UNSENDABLE = ['ERR_INVALID_CHAR', 'ERR_INVALID_HTTP_TOKEN', 'ERR_UNESCAPED_CHARACTERS'];

export const createClient = (options: ClientOptions = {}): WireClient => {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const limits = { ...LIMITS, ...options.limits };
  const connections = createConnections(options, { connect: timeouts.connect, headBytes: limits.headBytes });
  const pace = options.maxRps ? createPace(options.maxRps) : undefined;
  const closing = new AbortController();
  const ended = new Map<string, number>();
  /** Servers that close a connection after an answer, though they did not say so. */
  const hangUp = new Set<string>();
  let kept = 0;
  const limitsNow = () => (kept < PLENTY ? limits : { ...limits, bodyBytes: Math.min(limits.bodyBytes, SCARCE) });

  const send = async (outgoing: OutgoingRequest): Promise<Exchange> => {
    const signal = AbortSignal.any([closing.signal, ...(outgoing.signal ? [outgoing.signal] : [])]);
    const { method, headers = [] } = outgoing;
    const given = parseUrl(outgoing.url);
    // Credentials are given as a header, by the caller that knows whom they are for.
    const url = given && isHttp(given) ? plainUrl(given) : undefined;
    const unsent = (kind: FailureKind, message: string): Exchange => ({
      request: { method, url: url?.href ?? outgoing.url.replace(/\/\/[^/]*@/, '//'), headers },
      error: { kind, phase: 'connect', message },
      ...{ started: Date.now(), ms: { total: 0 } },
    });
    if (!url) return unsent('request', 'the address is not an http or https URL');
    if (method === 'CONNECT') return unsent('request', 'CONNECT is for proxies only');
    const owned = options.owns?.(url) ?? true;

    const once = async (reuse: boolean) => {
      const { request, bytes } = wireRequest(outgoing, url, { extra: owned ? (options.headers ?? []) : [], close: !reuse });
      const { open, agent, where, proxyHeaders } = connections.route(url, { reuse, owned });
      const sent = [...request.headers.flat(), ...proxyHeaders];
      const path = where.throughProxy ? url.href : url.pathname + url.search;
      const start = () => open({ host: where.host, port: where.port, path, agent, method, headers: sent, maxHeaderSize: limits.headBytes });
      await pace?.(signal);
      if (signal.aborted) throw failureError('aborted', 'stopped before it was sent');
      const own = { ...timeouts, ...outgoing.timeouts };
      const outcome = await attempt({ start, bytes, where, timeouts: own, limits: limitsNow(), signal });
      kept += outcome.response?.body.length ?? 0;
      if (where.throughProxy && outcome.response?.status === 407) {
        outcome.error = { kind: 'proxy', phase: 'answer', message: 'the proxy asks for credentials (status 407)' };
        delete outcome.response;
      }
      return { request, outcome };
    };

    try {
      const isSafe = SAFE_METHODS.includes(method);
      const isWarm = performance.now() - (ended.get(url.origin) ?? Number.NEGATIVE_INFINITY) < WARM;
      const mayReuse = isSafe || (isWarm && !hangUp.has(url.origin));
      const first = await once((options.keepAlive ?? true) && !outgoing.isAlone && mayReuse);
      const isResent = first.outcome.stale;
      if (isResent) hangUp.add(url.origin);
      const { request, outcome } = isResent ? await once(false) : first;
      ended.set(url.origin, performance.now());
      const { stale: _, ...seen } = outcome;
      return { request, ...seen, ...(isResent && { resent: true }) };
    } catch (error) {
      const { code = '', failure, name, message } = error as Error & { code?: string; failure?: Failure };
      if (failure) return unsent(failure.kind, failure.message);
      if (name === 'AbortError') return unsent('aborted', 'stopped before it was sent');
      if (UNSENDABLE.includes(code)) return unsent('request', `it cannot be sent: ${message}`);
      throw error;
    }
  };

  const close = () => {
    closing.abort();
    connections.close();
  };

  return { send, close };
};
