import { randomUUID } from 'node:crypto';
import type { WireClient } from '../../engine/wire/http/client.ts';
import { type Exchange, type FailureKind, header } from '../../engine/wire/http/exchange.ts';
import { parseProxy, proxyFor } from '../../engine/wire/http/proxy.ts';
import { isLoopbackUrl } from '../../engine/wire/url.ts';
import { type ListenAddress, listen } from '../../fixtures/stand-ins/listener.ts';
import { asUsageError, type Io, UsageError } from '../run.ts';
import { type DoctorFinding, finding } from './finding.ts';

export function proxies(urls: string[], env: Io['env']): DoctorFinding[] {
  const set = ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => env[name] ?? env[name.toUpperCase()] ?? []);
  if (set.length === 0) return [{ what: 'proxy', state: 'ok', seen: 'none is set' }];
  const isBroken = set.some((text) => !parseProxy(text));
  const remedy = 'Write it as http://host:port in HTTPS_PROXY, with exceptions in NO_PROXY.';
  if (isBroken) return [{ what: 'proxy', state: 'wrong', seen: 'a proxy variable is not an address', remedy }];
  return urls.map((url) => {
    const proxy = parseProxy(proxyFor(new URL(url), env) ?? '');
    return { what: 'proxy', state: 'ok', seen: `${new URL(url).host} is called ${proxy ? `through ${proxy.host}` : 'directly'}` };
  });
}

const remedies: Partial<Record<FailureKind, string>> = {
  dns: 'Check the name; one of a private network needs its name server, or a proxy (HTTPS_PROXY).',
  refused: 'Start the service, and check the port.',
  timeout: 'A firewall may drop the connection: try from inside its network, or through a proxy (HTTPS_PROXY).',
  tls: 'Trust its authority with --ca FILE; show a client certificate with --cert FILE --key FILE.',
  proxy: 'Check HTTPS_PROXY and NO_PROXY, and whether the proxy lets this host through.',
};

/** A refusal is an answer of the service; a 5xx may come from a gateway in its place. */
function answering(url: string, status: number, ms: number, isForUsers: boolean): DoctorFinding {
  const seen = `${url} answers ${status} in ${Math.round(ms)} ms${isForUsers ? ', without credentials' : ''}`;
  const open = 'It has to refuse a call without credentials. Check that this is the address of the API, and not of a page.';
  const broken = 'The service does not work: look at its log, or at the log of the gateway before it.';
  const elsewhere = 'Check the path, unless your service answers 404 to a GET without credentials on purpose.';
  if (status >= 500) return finding('target', 'wrong', seen, broken);
  if (isForUsers && status < 400) return finding('target', 'unclear', seen, open);
  return status === 404 ? finding('target', 'unclear', seen, elsewhere) : finding('target', 'ok', seen);
}

/** `isForUsers`: what is asked for needs credentials. */
export async function reaching(urls: string[], client: WireClient, isForUsers = false): Promise<DoctorFinding[]> {
  const exchanges: Exchange[] = [];
  for (const url of urls) exchanges.push(await client.send({ method: 'GET', url, headers: [] }));
  const reached = exchanges.map(({ request: { url }, response, error, ms }): DoctorFinding => {
    if (response) return answering(url, response.status, ms.total, isForUsers);
    const remedy = remedies[error?.kind ?? 'network'] ?? 'Check that the address is right and that it speaks HTTP.';
    return { what: 'target', state: 'wrong', seen: `${url}: ${error?.message}`, remedy };
  });
  const answered = exchanges.find(({ response }) => response);
  return answered ? [...reached, clock(answered)] : reached;
}

/** Seconds that a clock may be off: sign-on forms are refused by their age. */
const toleranceSeconds = 60;

export function clock({ response, started, ms }: Pick<Exchange, 'response' | 'started' | 'ms'>): DoctorFinding {
  const date = Date.parse((response && header(response, 'Date')) ?? '');
  if (Number.isNaN(date)) return { what: 'clock', state: 'ok', seen: 'the target sends no Date header: nothing to compare' };
  // The target wrote the date at some time during the round trip, without fractions of a second.
  const [least, most] = [date - (started + ms.total), date + 1000 - started];
  // The smallest difference that explains the date; none if the clocks may agree.
  const ahead = Math.round((Math.max(0, least) + Math.min(0, most)) / 1000);
  const within = `the round trip took ${Math.round(ms.total)} ms`;
  if (ahead === 0) return { what: 'clock', state: 'ok', seen: `the same as the target's, as far as can be told (${within})` };
  const seen = `the target is at least ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead' : 'behind'} (${within})`;
  if (Math.abs(ahead) <= toleranceSeconds) return { what: 'clock', state: 'ok', seen };
  return { what: 'clock', state: 'wrong', seen, remedy: 'Set both clocks by NTP: sign-on timestamps are refused when they look stale.' };
}

/** Without --callback-url, whether the target can call the stand-in platform back. */
export function callback(target: string | undefined): DoctorFinding[] {
  if (target === undefined) return [];
  if (isLoopbackUrl(target)) return [finding('callback', 'ok', 'the target is on this machine')];
  const remedy = 'Callbacks are not tested. Make this machine reachable, and say where: --listen HOST:PORT --callback-url URL.';
  return [finding('callback', 'missing', 'a remote target cannot call this machine', remedy)];
}

const limits = { head: 5_000, request: 5_000, silence: 5_000, connections: 10 };

/** Whether a URL leads to an address of this machine, as far as it can be told from here. */
export async function leadsHere(what: string, url: string, address: ListenAddress, client: WireClient): Promise<DoctorFinding> {
  const token = randomUUID();
  const answered = async (_: unknown, answer: { end(text: string): unknown }) => void answer.end(token);
  const listener = await listen({ address, limits, serve: answered }).catch(asUsageError);
  if (listener instanceof UsageError) return finding(what, 'wrong', listener.message);
  try {
    const { response, error } = await client.send({ method: 'GET', url, headers: [] });
    if (response?.body === token) return finding(what, 'ok', `${url} leads to ${listener.origin}`);
    const got = response ? `another server answers there, with ${response.status}` : error?.message;
    return finding(what, 'wrong', `${url}: ${got}`, `Forward ${url} to ${listener.origin}; choose a fixed port with --listen.`);
  } finally {
    await listener.close();
  }
}
