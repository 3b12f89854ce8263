// Keeps the contract, and forgets in its redirect what the proxy puts before every path.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const { ADDON_ID, PASSWORD, SSO_SALT } = process.env;
const basic = `Basic ${Buffer.from(`${ADDON_ID}:${PASSWORD}`).toString('base64')}`;
const resources = new Set();
const sessions = new Map();

function signOn(form, response) {
  const values = ['id', 'user_id', 'email', 'nav-data', 'timestamp'].map((name) => form.get(name) ?? '');
  const expected = createHash('sha512')
    .update([...values.slice(0, 4), SSO_SALT, values[4]].join(':'))
    .digest('hex');
  const isFresh = Math.abs(Date.now() - Number(form.get('timestamp'))) < 300_000;
  if (form.get('signature') !== expected || !isFresh || !resources.has(values[0])) return response.writeHead(401).end('bad signature');
  const session = randomUUID();
  sessions.set(session, values[0]);
  return response.writeHead(302, { location: `/panel/${values[0]}`, 'set-cookie': `sid=${session}; Path=/; HttpOnly` }).end();
}

function panel(id, cookie, response) {
  if (!resources.has(id) || sessions.get(/sid=([\w-]+)/.exec(cookie)?.[1]) !== id) return response.writeHead(403).end('Sign on first');
  return response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Database ${id}</h1><p>Everything is fine</p>`);
}

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const last = request.url.split('/').pop();
  if (request.url === '/provider/sso') return signOn(new URLSearchParams(body), response);
  if (request.url.startsWith('/provider/panel/')) return panel(last, request.headers.cookie, response);
  if (!request.url.startsWith('/provider/resources')) return response.writeHead(404).end('not found');
  if (request.headers.authorization !== basic) return response.writeHead(401).end();
  if (request.method === 'DELETE') return response.writeHead(resources.delete(last) ? 200 : 404).end();
  if (request.method !== 'POST') return response.writeHead(405).end();
  const id = randomUUID();
  resources.add(id);
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
}).listen(0, '127.0.0.1', function listening() {
  process.stdout.write(`port ${this.address().port}\n`);
});
