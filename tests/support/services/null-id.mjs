// Reads the id of the new row before the row is written, so that its answer has null.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const { ADDON_ID, PASSWORD, SSO_SALT, CONFIG_VARS = '' } = process.env;
const basic = `Basic ${Buffer.from(`${ADDON_ID}:${PASSWORD}`).toString('base64')}`;
const config = Object.fromEntries(CONFIG_VARS.split(',').map((name) => [name, randomUUID()]));
const rows = new Map();
const sessions = new Map();

function signOn(form, response) {
  const values = ['id', 'user_id', 'email', 'nav-data'].map((name) => form.get(name) ?? '');
  const text = [...values, SSO_SALT, form.get('timestamp')].join(':');
  const isSigned = form.get('signature') === createHash('sha512').update(text).digest('hex');
  const isFresh = Math.abs(Date.now() - Number(form.get('timestamp'))) < 300_000;
  if (!isSigned || !isFresh || !rows.has(values[0])) return response.writeHead(403).end('unknown resource, or a bad signature');
  const session = randomUUID();
  sessions.set(session, values[0]);
  return response.writeHead(302, { location: `/panel/${values[0]}`, 'set-cookie': `sid=${session}; Path=/; HttpOnly` }).end();
}

function panel(id, cookie, response) {
  if (!rows.has(id) || sessions.get(/sid=([\w-]+)/.exec(cookie)?.[1]) !== id) return response.writeHead(403).end('Sign on first');
  return response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Store ${id}</h1><p>Everything is fine</p>`);
}

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const last = request.url.split('/').pop();
  if (request.url === '/provider/sso') return signOn(new URLSearchParams(body), response);
  if (request.url.startsWith('/panel/')) return panel(last, request.headers.cookie, response);
  if (request.headers.authorization !== basic) return response.writeHead(401).end();
  if (request.method === 'PUT') return response.writeHead(404).end();
  if (request.method === 'DELETE') return response.writeHead(rows.delete(last) ? 200 : 404).end();
  const row = { id: null, config };
  rows.set(randomUUID(), row);
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row));
}).listen(0, '127.0.0.1', function listening() {
  process.stdout.write(`port ${this.address().port}\n`);
});
