// Keeps the contract: answers 202 at once, and sends the config when the work is done. FAULT makes one mistake.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const { ADDON_ID, PASSWORD, SSO_SALT, CONFIG_VARS = '', READY_AFTER = '1000', FAULT } = process.env;
const basic = `Basic ${Buffer.from(`${ADDON_ID}:${PASSWORD}`).toString('base64')}`;
const resources = new Map();
const sessions = new Map();

async function push(id, callbackUrl) {
  await sleep(Number(READY_AFTER));
  if (!resources.has(id)) return;
  resources.set(id, 'ready');
  const names = FAULT === 'half' ? CONFIG_VARS.split(',').slice(1) : CONFIG_VARS.split(',');
  const body = JSON.stringify({ config: Object.fromEntries(names.map((name) => [name, randomUUID()])) });
  const headers = { authorization: basic, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  send(callbackUrl, { method: 'PUT', headers }, (answer) => answer.resume())
    .on('error', () => {})
    .end(body);
}

function signOn(form, response) {
  const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => form.get(name) ?? '');
  const text = [...values, SSO_SALT, form.get('timestamp')].join(':');
  const isSigned = form.get('signature') === createHash('sha512').update(text).digest('hex');
  const isFresh = Math.abs(Date.now() - Number(form.get('timestamp'))) < 300_000;
  if (!isSigned || !isFresh || resources.get(values[0]) !== 'ready') return response.writeHead(403).end('not ready, or a bad signature');
  const session = randomUUID();
  sessions.set(session, values[0]);
  return response.writeHead(302, { location: `/panel/${values[0]}`, 'set-cookie': `sid=${session}; Path=/; HttpOnly` }).end();
}

function panel(id, cookie, response) {
  if (!resources.has(id) || sessions.get(/sid=([\w-]+)/.exec(cookie)?.[1]) !== id) return response.writeHead(403).end('Sign on first');
  return response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Cluster ${id}</h1><p>Everything is fine</p>`);
}

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const last = request.url.split('/').pop();
  if (request.url === '/provider/sso') return signOn(new URLSearchParams(body), response);
  if (request.url.startsWith('/panel/')) return panel(last, request.headers.cookie, response);
  if (request.headers.authorization !== basic) return response.writeHead(401).end();
  if (request.method === 'PUT') return response.writeHead(404).end();
  if (request.method === 'DELETE') return response.writeHead(resources.delete(last) ? 200 : 404).end();
  const id = randomUUID();
  resources.set(id, 'being made');
  response.writeHead(202, { 'content-type': 'application/json' }).end(JSON.stringify({ id, message: 'Being made' }));
  return push(id, JSON.parse(body).callback_url);
}).listen(0, '127.0.0.1', function listening() {
  process.stdout.write(`port ${this.address().port}\n`);
});
