// A complete add-on service with nothing but Node: `node partner.mjs` reads manifest.json and listens where its test URLs point.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { id, api } = JSON.parse(readFileSync('manifest.json', 'utf8'));
const resources = new Map();
const sessions = new Map();

const digest = (algorithm, text) => createHash(algorithm).update(text).digest('hex');

/** Compares digests, so that the time it takes tells nothing. */
const isSame = (given, expected) => timingSafeEqual(Buffer.from(digest('sha256', given)), Buffer.from(digest('sha256', expected)));

/** Basic authentication: the user is the manifest's id, the password its api.password. */
function isPlatform(header = '') {
  const [scheme, encoded = ''] = header.split(' ');
  const credentials = Buffer.from(encoded, 'base64').toString('utf8');
  return scheme.toLowerCase() === 'basic' && isSame(credentials, `${id}:${api.password}`);
}

/** POST {base_url}: a customer installs the add-on. */
function provision(body) {
  const { plan } = JSON.parse(body);
  const resource = { id: `res_${randomUUID()}`, plan };
  resources.set(resource.id, resource);
  const config = Object.fromEntries(api.config_vars.map((name) => [name, `https://db.example/${resource.id}`]));
  return [200, { 'Content-Type': 'application/json' }, JSON.stringify({ id: resource.id, config })];
}

/** DELETE {base_url}/{id}: a customer deletes it. */
function deprovision(resourceId) {
  const isThere = resources.delete(resourceId);
  for (const [name, session] of sessions) if (session === resourceId) sessions.delete(name);
  return isThere ? [200, {}, ''] : [404, {}, ''];
}

/** POST {sso_url}: a user opens the dashboard. */
function signOn(body) {
  const form = Object.fromEntries(new URLSearchParams(body));
  const text = [form.id, form.user_id, form.email, form['nav-data'], api.sso_salt, form.timestamp].join(':');
  const isSigned = isSame(form.signature ?? '', digest('sha512', text));
  const age = Date.now() - Number(form.timestamp);
  const isFresh = Math.abs(age) < 5 * 60_000;
  if (!isSigned || !isFresh || !resources.has(form.id)) return [403, {}, 'Forbidden'];
  const name = randomUUID();
  sessions.set(name, form.id);
  const cookie = `session=${name}; Path=/; HttpOnly; SameSite=Lax`;
  return [303, { Location: `/panel/${form.id}`, 'Set-Cookie': cookie }, ''];
}

/** GET /panel/{id}: for whoever has signed on to this resource. */
function panel(resourceId, cookies = '') {
  const session = /(?:^|; )session=([^;]*)/.exec(cookies)?.[1];
  if (sessions.get(session) !== resourceId) return [403, {}, 'Open this panel from your dashboard.'];
  return [200, { 'Content-Type': 'text/html; charset=utf-8' }, `<!doctype html><title>${resourceId}</title><h1>${resourceId}</h1>`];
}

function answer({ method, url, headers }, body) {
  const [, first, rest] = /^\/([^/?]*)\/?([^?]*)/.exec(url);
  const key = decodeURIComponent(rest);
  if (first === 'sso' && method === 'POST') return signOn(body);
  if (first === 'panel' && method === 'GET') return panel(key, headers.cookie);
  if (first !== 'resources') return [404, {}, ''];
  if (!isPlatform(headers.authorization)) return [401, { 'WWW-Authenticate': 'Basic realm="add-on"' }, ''];
  if (method === 'POST') return provision(body);
  return method === 'DELETE' ? deprovision(key) : [405, {}, ''];
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const [status, head, text] = answer(request, Buffer.concat(chunks).toString('utf8'));
    response.writeHead(status, head).end(text);
  } catch {
    response.writeHead(400).end();
  }
});

const { hostname, port, origin } = new URL(api.test.base_url);
server.listen(Number(port), hostname, () => process.stdout.write(`listening on ${origin}\n`));
