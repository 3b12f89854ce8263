import { defined } from '../../documents/values.ts';
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
  /** Added to every request that `owns` accepts, unless the request already has a header of that name. */
  headers?: HeaderList;
  /** Which URLs get the extra headers and the client certificate; all by default. */
  owns?: (url: URL) => boolean;
  maxRps?: number;
  keepAlive?: boolean;
  /** Sends requests that create something from a process that outlives this one; returns undefined if it cannot. */
  guard?: (entry: string, request: OutgoingRequest) => Promise<Exchange | undefined>;
};

export type WireClient = { send: (request: OutgoingRequest) => Promise<Exchange>; close: () => void };

const TIMEOUTS: Timeouts = { connect: 10_000, answer: 30_000, total: 60_000 };
const LIMITS: AttemptLimits = { headBytes: 64 * 1024, bodyBytes: 10 * 1024 * 1024, informational: 20 };

/** A run keeps all bodies. After this many characters in total, the limit for one body is lower. */
const FULL_LIMIT_UNTIL = 16 * 1024 * 1024;
const LOWER_BODY_BYTES = 512 * 1024;

// Other methods reuse a connection only right after another exchange. On a connection that was idle, a server that just closed it
// looks like a server that crashed on the request. Such a request is sent again once; after that, other methods no longer reuse
// connections to this server.
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Assay assumes that no server closes an idle connection sooner. */
const WARM_MS = 500;

const UNSENDABLE = ['ERR_INVALID_CHAR', 'ERR_INVALID_HTTP_TOKEN', 'ERR_UNESCAPED_CHARACTERS'];

export const createClient = (options: ClientOptions = {}): WireClient => {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const limits = { ...LIMITS, ...options.limits };
  const connections = createConnections(options, timeouts.connect, limits.headBytes);
  const pace = options.maxRps ? createPace(options.maxRps) : undefined;
  const closing = new AbortController();
  const lastEnded = new Map<string, number>();
  /** Servers that close a connection after an answer without announcing it, or leave the body of a call unread on it. */
  const closingServers = new Set<string>();
  let kept = 0;
  const limitsNow = () => (kept < FULL_LIMIT_UNTIL ? limits : { ...limits, bodyBytes: Math.min(limits.bodyBytes, LOWER_BODY_BYTES) });

  const send = async (outgoing: OutgoingRequest): Promise<Exchange> => {
    const signal = AbortSignal.any([closing.signal, ...(outgoing.signal ? [outgoing.signal] : [])]);
    const { method, headers = [], pool = '' } = outgoing;
    const given = parseUrl(outgoing.url);
    // Credentials come only as a header, from the caller who knows which server they are for.
    const url = given && isHttp(given) ? plainUrl(given) : undefined;
    const unsent = (kind: FailureKind, message: string): Exchange => ({
      request: { method, url: url?.href ?? outgoing.url.replace(/\/\/[^/]*@/, '//'), headers },
      error: { kind, phase: 'connect', message },
      started: Date.now(),
      ms: { total: 0 },
    });
    if (!url) return unsent('request', 'the address is not an http or https URL');
    if (method === 'CONNECT') return unsent('request', 'CONNECT is for proxies only');
    const owned = options.owns?.(url) ?? true;
    if (outgoing.entry !== undefined && options.guard) {
      await pace?.(signal);
      const exchange = await options.guard(outgoing.entry, { ...outgoing, signal });
      if (exchange) return exchange;
    }

    const sendOnce = async (reuse: boolean) => {
      const { request, bytes } = wireRequest(outgoing, url, { extra: owned ? (options.headers ?? []) : [], close: !reuse });
      const { open, agent, where, proxyHeaders } = connections.route(url, { reuse, owned, pool });
      const sent = [...request.headers.flat(), ...proxyHeaders];
      const path = where.throughProxy ? url.href : url.pathname + url.search;
      const start = () => open({ host: where.host, port: where.port, path, agent, method, headers: sent, maxHeaderSize: limits.headBytes });
      await pace?.(signal);
      if (signal.aborted) throw failureError('aborted', 'stopped before it was sent');
      const { version, packets, packetMs, bodyAfterMs } = outgoing;
      const limited = { timeouts: { ...timeouts, ...outgoing.timeouts }, limits: limitsNow(), signal };
      const outcome = await attempt({ start, bytes, where, ...limited, ...defined({ version, packets, packetMs, bodyAfterMs }) });
      kept += outcome.response?.body.length ?? 0;
      if (where.throughProxy && outcome.response?.status === 407) {
        outcome.error = { kind: 'proxy', phase: 'answer', message: 'the proxy asks for credentials (status 407)' };
        delete outcome.response;
      }
      return { request, outcome };
    };

    try {
      const isSafe = SAFE_METHODS.includes(method);
      const isWarm = performance.now() - (lastEnded.get(`${pool} ${url.origin}`) ?? Number.NEGATIVE_INFINITY) < WARM_MS;
      const mayReuse = isSafe || (isWarm && !closingServers.has(url.origin));
      const first = await sendOnce((options.keepAlive ?? true) && !outgoing.isAlone && mayReuse);
      const { request, outcome } = first.outcome.stale ? await sendOnce(false) : first;
      // The same answer on a fresh connection is about the request after all.
      const isResent = first.outcome.stale && first.outcome.response?.status !== outcome.response?.status;
      if (isResent) closingServers.add(url.origin);
      lastEnded.set(`${pool} ${url.origin}`, performance.now());
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
