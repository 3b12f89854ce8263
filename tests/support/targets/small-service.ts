import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { type Manifest, partnerManifest } from '../../../targets/reference/partner/index.ts';
import { at, type Certified, certify, serving } from './refusing.ts';

/** One request to the service, as its handler sees it. */
export interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  form: URLSearchParams;
  /** The credentials are the manifest's. */
  isRight: boolean;
}

/** An answer, or what the service does with the connection instead. */
export type Reply = [status: number, headers?: OutgoingHttpHeaders, body?: string] | ((response: ServerResponse) => void);

/** What a service does instead of the usual; `usual` does what the contract says, for this call or for a changed one. */
export type Handler = (call: Call, usual: (changes?: Partial<Call>) => Reply) => Reply;

/** A small provider that keeps the contract, in the way of somebody who knows the contract alone. */
function keeping({ api }: Manifest, newId: () => string | number) {
  const resources = new Set<string>();
  const sessions = new Map<string, string>();
  const isSigned = (form: URLSearchParams) => {
    const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => form.get(name) ?? '');
    const text = [...values, api.sso_salt, form.get('timestamp')].join(':');
    return form.get('signature') === createHash('sha512').update(text).digest('hex');
  };
  const install = (): Reply => {
    const id = newId();
    resources.add(String(id));
    const config = Object.fromEntries(api.config_vars.map((name) => [name, randomUUID()]));
    return [200, { 'content-type': 'application/json' }, JSON.stringify({ id, config })];
  };
  const signOn = ({ form }: Call): Reply => {
    const id = form.get('id') ?? '';
    const isFresh = Math.abs(Date.now() - Number(form.get('timestamp'))) < 300_000;
    if (!isSigned(form) || !isFresh || !resources.has(id)) return [403, {}, 'no'];
    const session = randomUUID();
    sessions.set(session, id);
    return [302, { location: `/panel/${id}`, 'set-cookie': `sid=${session}; Path=/; HttpOnly` }];
  };
  const panel = ({ path, headers }: Call): Reply => {
    const id = path.split('/')[2] ?? '';
    const isOwn = resources.has(id) && sessions.get(/(?:^|; *)sid=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '') === id;
    return isOwn ? [200, { 'content-type': 'text/html' }, `<h1>Database ${id}</h1><p>Everything is fine</p>`] : [403, {}, 'Sign on first'];
  };
  const answer = (call: Call): Reply => {
    const { method, path, isRight } = call;
    if (path === '/sso' && method === 'POST') return signOn(call);
    if (path.startsWith('/panel/')) return panel(call);
    if (path !== '/resources' && !path.startsWith('/resources/')) return [404, {}, 'not found'];
    if (!isRight) return [401];
    if (method === 'POST' && path === '/resources') return install();
    if (method === 'DELETE') return [resources.delete(decodeURIComponent(path.slice('/resources/'.length))) ? 200 : 404];
    return [404];
  };
  return { answer, resources };
}

export interface Small {
  handler?: Handler;
  newId?: () => string | number;
  args?: string[];
}

/** Certifies a small service with some of its answers replaced; `left` is what it still has at the end. */
export async function certifySmall({
  handler = (_, usual) => usual(),
  newId = randomUUID,
  args = [],
}: Small): Promise<Certified & { left: string[] }> {
  const manifest = partnerManifest();
  const { answer, resources } = keeping(manifest, newId);
  const right = `Basic ${Buffer.from(`${manifest.id}:${manifest.api.password}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { pathname: path } = new URL(request.url ?? '/', 'http://small.example');
    const { method = '', headers } = request;
    const call: Call = { method, path, headers, body, form: new URLSearchParams(body), isRight: headers.authorization === right };
    const reply = handler(call, (changes) => answer({ ...call, ...changes }));
    if (typeof reply === 'function') return reply(response);
    const [status, fields = {}, text = ''] = reply;
    return response.writeHead(status, fields).end(text);
  });
  return serving(server, async (host) => {
    const outcome = await certify(at(`http://${host}`, manifest), ['--plan', 'test', '--cases', '1', ...args]);
    return { ...outcome, left: [...resources] };
  });
}
