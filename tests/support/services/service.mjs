// A small provider that keeps the contract; each service in this folder replaces one decision of it.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const { ADDON_ID, PASSWORD, SSO_SALT, CONFIG_VARS = '' } = process.env;
export const salt = SSO_SALT;
export const basic = `Basic ${Buffer.from(`${ADDON_ID}:${PASSWORD}`).toString('base64')}`;
export const configOf = (names = CONFIG_VARS.split(',')) => Object.fromEntries(names.map((name) => [name, randomUUID()]));

const resources = new Set();
const sessions = new Map();

export function isSigned(form) {
  const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => form.get(name) ?? '');
  const text = [...values, salt, form.get('timestamp')].join(':');
  return form.get('signature') === createHash('sha512').update(text).digest('hex');
}

const keeping = {
  isSigned,
  ssoPath: '/provider/sso',
  /** The fields of a sign-on, in whatever way the service reads them. */
  formOf: (_request, body) => new URLSearchParams(body),
  isAuthorised: (request) => request.headers.authorization === basic,
  isReady: () => true,
  /** The id by which the service finds the resource again. */
  keptAs: (id, _body) => id,
  installed: (id) => ({ status: 200, body: { id, config: configOf() } }),
  afterInstall: () => {},
  panelOf: (id) => `/panel/${id}`,
  redirectOf: (id) => `/panel/${id}`,
  refusal: 'bad signature',
  refusalStatus: 403,
  isComplete: () => true,
};

function signOn(form, response, { isSigned, isReady, redirectOf, refusal, refusalStatus, isComplete }) {
  if (!isComplete(form)) return response.writeHead(400).end('a field is missing');
  const id = form.get('id');
  const isFresh = Math.abs(Date.now() - Number(form.get('timestamp'))) < 300_000;
  if (!isSigned(form) || !isFresh || !resources.has(id) || !isReady(id)) return response.writeHead(refusalStatus).end(refusal);
  const session = randomUUID();
  sessions.set(session, id);
  return response
    .writeHead(302, { location: redirectOf(id, response.req.headers.host), 'set-cookie': `sid=${session}; Path=/; HttpOnly` })
    .end();
}

function panel(id, cookie, response) {
  if (!resources.has(id) || sessions.get(/(?:^|; *)sid=([\w-]+)/.exec(cookie)?.[1]) !== id)
    return response.writeHead(403).end('Sign on first');
  return response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Database ${id}</h1><p>Everything is fine</p>`);
}

export function serve(replaced = {}) {
  const decisions = { ...keeping, ...replaced };
  createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const last = request.url.split('/').pop();
    if (request.url.split('?')[0] === decisions.ssoPath) return signOn(decisions.formOf(request, body), response, decisions);
    if (request.url === decisions.panelOf(last)) return panel(last, request.headers.cookie, response);
    if (!request.url.startsWith('/provider/resources')) return response.writeHead(404).end('not found');
    if (!decisions.isAuthorised(request, body)) return response.writeHead(401).end();
    if (request.method === 'DELETE') return response.writeHead(resources.delete(last) ? 200 : 404).end();
    if (request.method !== 'POST') return response.writeHead(404).end();
    const id = randomUUID();
    resources.add(decisions.keptAs(id, body));
    const { status, body: answer } = decisions.installed(id);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return decisions.afterInstall(id, JSON.parse(body));
  }).listen(0, '127.0.0.1', function listening() {
    process.stdout.write(`port ${this.address().port}\n`);
  });
}

export const isThere = (id) => resources.has(id);
