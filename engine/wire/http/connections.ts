import http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import { bareHost, portOf } from '../url.ts';
import { duration, failureError, failureOf } from './failure.ts';
import { type Env, parseProxy, proxyAuthorization, proxyFor, whereOf } from './proxy.ts';

export type ConnectionOptions = {
  /** More certificate authorities to trust, as PEM. */
  ca?: string[];
  cert?: string;
  key?: string;
  insecure?: boolean;
  env?: Env;
};

/** Which connection a request may use: a kept one, one with the client certificate, and of which pool. */
type Wanted = { reuse: boolean; owned: boolean; pool: string };

// Node's default of 250 ms for each address is too short for a slow network.
const ADDRESS_ATTEMPT_MS = 1000;

export const trusted = (ca: string[]): string[] => {
  const { getCACertificates } = tls as { getCACertificates?: () => string[] };
  return [...(getCACertificates?.() ?? tls.rootCertificates), ...ca];
};

/** The connections of one client: one agent for each route to a host, made when first needed. */
export const createConnections = ({ ca, cert, key, insecure, env = {} }: ConnectionOptions, connectMs: number, headBytes: number) => {
  const agents = new Map<string, http.Agent>();
  const tunnels = new Set<http.ClientRequest>();
  /** Made once for each agent, because reading 150 certificate authorities takes 20 ms. */
  const contextFor = (owned: boolean): { secureContext?: tls.SecureContext } => {
    const own = owned && (cert || key) ? { ...(cert && { cert }), ...(key && { key }) } : undefined;
    return ca || own ? { secureContext: tls.createSecureContext({ ...(ca && { ca: trusted(ca) }), ...own }) } : {};
  };

  /** An agent that connects through a CONNECT tunnel; the proxy sees the address, and nothing of the request. */
  const tunnelAgent = (agentOptions: https.AgentOptions, proxy: URL): https.Agent => {
    const agent = new https.Agent(agentOptions);
    const startTls = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
      const host = options.host ?? '';
      const target = `${host.includes(':') ? `[${host}]` : host}:${options.port}`;
      const connect = (proxy.protocol === 'https:' ? https : http).request({
        method: 'CONNECT',
        host: bareHost(proxy),
        port: portOf(proxy),
        path: target,
        agent: agentFor(proxy, { reuse: false, owned: false, pool: '' }),
        maxHeaderSize: headBytes,
        headers: ['Host', target, ...proxyAuthorization(proxy)],
      });
      tunnels.add(connect);
      const timer = setTimeout(
        () => connect.destroy(failureError('proxy', `the proxy opened no tunnel to ${target} within ${duration(connectMs)}`)),
        connectMs,
      );
      connect.once('close', () => {
        clearTimeout(timer);
        tunnels.delete(connect);
      });
      connect.once('connect', ({ statusCode = 0 }, socket, head) => {
        clearTimeout(timer);
        if (statusCode >= 200 && statusCode < 300) {
          if (head.length > 0) socket.unshift(head);
          done?.(null, startTls({ ...options, socket } as https.RequestOptions) as never);
          return;
        }
        socket.destroy();
        done?.(failureError('proxy', `the proxy refused a tunnel to ${target} (status ${statusCode})`), undefined as never);
      });
      connect.on('error', (error) => {
        const { message } = failureOf(error, { phase: 'connect', ...whereOf(proxy, true) });
        done?.(failureError('proxy', message), undefined as never);
      });
      connect.end();
      return undefined as never;
    };
    return agent;
  };

  const agentFor = (to: URL, { reuse, owned, pool }: Wanted, proxy?: URL): http.Agent => {
    const secure = to.protocol === 'https:';
    const name = [to.origin, reuse, owned, pool, proxy?.href].join();
    const kept = agents.get(name);
    if (kept) return kept;
    const options = {
      keepAlive: reuse,
      autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
      rejectUnauthorized: !insecure,
      ...(secure && contextFor(owned)),
    };
    const agent = proxy ? tunnelAgent(options, proxy) : secure ? new https.Agent(options) : new http.Agent(options);
    agents.set(name, agent);
    return agent;
  };

  const route = (url: URL, wanted: Wanted) => {
    const given = proxyFor(url, env);
    const proxy = given === undefined ? undefined : parseProxy(given);
    if (given !== undefined && !proxy) throw failureError('proxy', 'the proxy in the environment is not an http or https URL');
    const throughProxy = url.protocol === 'http:' && proxy !== undefined;
    const nextHop = throughProxy ? proxy : url;
    const agent = throughProxy ? agentFor(nextHop, { ...wanted, owned: false }) : agentFor(url, wanted, proxy);
    const where = whereOf(nextHop, throughProxy);
    // The header for the proxy is not part of the recorded exchange.
    return { open: where.tls ? https.request : http.request, agent, where, proxyHeaders: throughProxy ? proxyAuthorization(proxy) : [] };
  };

  const close = () => {
    for (const tunnel of tunnels) tunnel.destroy();
    for (const agent of agents.values()) agent.destroy();
  };

  return { route, close };
};
