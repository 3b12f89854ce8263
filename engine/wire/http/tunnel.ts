import http from 'node:http';
import https from 'node:https';
import { duration, failureError, failureOf } from './failure.ts';
import { bareHost, portOf, proxyAuthorization, whereOf } from './proxy.ts';

type TunnelOptions = {
  proxy: URL;
  /** Connects to the proxy itself. */
  proxyAgent: http.Agent;
  connect: number;
  headBytes: number;
  /** Tunnels under construction, for whoever has to take them down. */
  open: Set<http.ClientRequest>;
};

/** An agent whose connections go through a proxy's CONNECT tunnel; the proxy is told the address, and nothing of the request. */
export const tunnelAgent = (
  agentOptions: https.AgentOptions,
  { proxy, proxyAgent, connect, headBytes, open }: TunnelOptions,
): https.Agent => {
  const agent = new https.Agent(agentOptions);
  const shakeHands = agent.createConnection.bind(agent);
  const authorization = proxyAuthorization(proxy);

  agent.createConnection = (options, done) => {
    const host = options.host ?? '';
    const target = `${host.includes(':') ? `[${host}]` : host}:${options.port}`;
    const ask = (proxy.protocol === 'https:' ? https : http).request({
      method: 'CONNECT',
      host: bareHost(proxy),
      port: portOf(proxy),
      path: target,
      agent: proxyAgent,
      maxHeaderSize: headBytes,
      headers: ['Host', target, ...(authorization ? ['Proxy-Authorization', authorization] : [])],
    });
    open.add(ask);
    const limit = setTimeout(
      () => ask.destroy(failureError('proxy', `the proxy opened no tunnel to ${target} within ${duration(connect)}`)),
      connect,
    );
    ask.once('close', () => {
      clearTimeout(limit);
      open.delete(ask);
    });
    ask.once('connect', ({ statusCode = 0 }, socket, head) => {
      clearTimeout(limit);
      if (statusCode >= 200 && statusCode < 300) {
        if (head.length > 0) socket.unshift(head);
        done?.(null, shakeHands({ ...options, socket } as https.RequestOptions) as never);
        return;
      }
      socket.destroy();
      done?.(failureError('proxy', `the proxy refused a tunnel to ${target} (status ${statusCode})`), undefined as never);
    });
    ask.on('error', (error) => {
      const { message } = failureOf(error, { phase: 'connect', ...whereOf(proxy, true) });
      done?.(failureError('proxy', message), undefined as never);
    });
    ask.end();
    return undefined as never;
  };
  return agent;
};
