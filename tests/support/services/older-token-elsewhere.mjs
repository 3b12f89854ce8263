// Knows the older token only, and has its panel on another host.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const { ADDON_ID, PASSWORD, SSO_SALT } = process.env;
const basic = `Basic ${Buffer.from(`${ADDON_ID}:${PASSWORD}`).toString('base64')}`;
const resources = new Set();

const bodyOf = async (request) => Buffer.concat(await request.toArray()).toString();

function signOn(form, response) {
  const token = createHash('sha1')
    .update(`${form.get('id')}:${SSO_SALT}:${form.get('timestamp')}`)
    .digest('hex');
  if (form.get('token') !== token || !resources.has(form.get('id'))) return response.writeHead(403).end('invalid token');
  const age = Date.now() - Number(form.get('timestamp'));
  if (age > 300_000) return response.writeHead(403).end('expired');
  return response.writeHead(302, { location: 'https://console.acme-panel.example/start', 'set-cookie': `sid=${randomUUID()}` }).end();
}

createServer(async (request, response) => {
  const body = await bodyOf(request);
  if (request.url === '/provider/sso') return signOn(new URLSearchParams(body), response);
  if (request.headers.authorization !== basic) return response.writeHead(401).end();
  if (request.method === 'POST') {
    const id = randomUUID();
    resources.add(id);
    return response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
  }
  if (request.method !== 'DELETE') return response.writeHead(405).end();
  return response.writeHead(resources.delete(request.url.split('/').pop()) ? 200 : 404).end();
}).listen(0, '127.0.0.1', function listening() {
  process.stdout.write(`port ${this.address().port}\n`);
});
