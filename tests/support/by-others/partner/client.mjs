// A plain HTTP client for the tests of this folder.
import http from 'node:http';
import net from 'node:net';
import { createHash } from 'node:crypto';

let count = 0;
const unique = (p) => `${p}_${process.pid.toString(36)}${(++count).toString(36)}x`;

export function client(service) {
  const m = service.manifest;
  const { base_url: base, sso_url: sso } = m.api.production;
  const h = {
    m, base, sso, svc: service.svc, unique,
    origin: new URL(base).origin,
    basic: (user = m.id, password = m.api.password) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    advance: (ms) => { service.svc.offset += ms; },
    now: () => Date.now() + service.svc.offset,
    sleep: (ms) => new Promise((r) => setTimeout(r, ms)),
    // path: raw request target or full address; headers with null are left out; body string or array of pieces
    request(method, target, { headers = {}, body, agent = false, gap = 0 } = {}) {
      const at = target.startsWith('http') ? target.slice(h.origin.length) : target;
      const all = { Accept: 'application/json', 'User-Agent': 'selftest/1', ...headers };
      if (typeof body === 'string' && !('Transfer-Encoding' in all)) all['Content-Length'] = Buffer.byteLength(body);
      for (const k of Object.keys(all)) if (all[k] === null || all[k] === undefined) delete all[k];
      return new Promise((resolve, reject) => {
        const r = http.request({ host: '127.0.0.1', port: new URL(base).port, method, path: at, headers: all, agent }, (a) => {
          const chunks = [];
          a.on('data', (x) => chunks.push(x));
          a.on('error', reject);
          a.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            let parsed; try { parsed = JSON.parse(text); } catch { /* not JSON */ }
            resolve({ status: a.statusCode, headers: a.headers, text, json: parsed });
          });
        });
        r.setTimeout(8000, () => r.destroy(new Error('timeout')));
        r.on('error', reject);
        if (Array.isArray(body)) (async () => { r.flushHeaders(); for (const piece of body) { r.write(piece); await h.sleep(gap); } r.end(); })();
        else r.end(body);
      });
    },
    body: (over = {}) => ({
      addon_id: unique('addon'), owner_id: unique('orga'), owner_name: unique('Example'), user_id: unique('user'), plan: 'test', region: 'EU',
      callback_url: 'https://api.example.com/v2/vendor/apps/1', options: {}, ...over,
    }),
    provision(over = {}, { headers = {}, at = base, raw, ...rest } = {}) {
      return h.request('POST', at, { body: raw ?? JSON.stringify(h.body(over)), headers: { 'Content-Type': 'application/json', Authorization: h.basic(), ...headers }, ...rest });
    },
    good: (a) => a.status >= 200 && a.status < 300 && typeof a.json?.id === 'string' && a.json.id !== '' &&
      Object.values(a.json.config ?? {}).every((v) => typeof v === 'string') && (a.json.message === undefined || typeof a.json.message === 'string'),
    async make(over, more) {
      const a = await h.provision(over, more);
      if (!h.good(a)) throw new Error(`provisioning failed: ${a.status} ${a.text}`);
      return a.json.id;
    },
    remove: (id, { headers = {}, at = `${base}/${encodeURIComponent(id)}`, ...rest } = {}) => h.request('DELETE', at, { headers: { Authorization: h.basic(), ...headers }, ...rest }),
    put: (id, { headers = {}, at = `${base}/${encodeURIComponent(id)}`, body = '{"plan":"test"}', ...rest } = {}) =>
      h.request('PUT', at, { headers: { Authorization: h.basic(), 'Content-Type': 'application/json', ...headers }, body, ...rest }),
    sign: (f, salt = m.api.sso_salt) => createHash('sha512').update(`${f.id}:${f.user_id}:${f.email}:${f['nav-data']}:${salt}:${f.timestamp}`).digest('hex'),
    fields(id, over = {}, salt) {
      const u = unique('user');
      const f = { id, timestamp: String(h.now()), 'nav-data': '', email: `${u}@example.com`, user_id: u, ...over };
      return { ...f, signature: h.sign(f, salt) };
    },
    send: (f, { headers = {}, at = sso, ...rest } = {}) => h.request('POST', at, {
      body: (f instanceof URLSearchParams ? f : new URLSearchParams(f)).toString(), headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', ...headers }, ...rest,
    }),
    signOn: (id, over, more) => h.send(h.fields(id, over), more),
    cookieOf: (a) => a.headers['set-cookie']?.[0]?.split(';')[0],
    panel: (at, cookie, { headers = {}, ...rest } = {}) => h.request('GET', at, { headers: { Accept: 'text/html', Cookie: cookie, ...headers }, ...rest }),
    panelAt: (id) => `/panel/${encodeURIComponent(id)}`,
    shows: (a, id) => a.status === 200 && a.text.includes(id.replace(/[&<>"']/g, (ch) => `&#${ch.charCodeAt(0)};`)),
    // sign-on is accepted and the panel opens with the session
    async opens(id, a, more) {
      const cookie = h.cookieOf(a);
      if (![302, 303].includes(a.status) || !cookie || !a.headers.location) return false;
      const to = new URL(a.headers.location, h.origin);
      if (to.origin !== h.origin) return false;
      return h.shows(await h.panel(to.pathname + to.search, cookie, more), id);
    },
    async login(id, over, more) {
      const a = await h.signOn(id, over, more);
      if (a.status !== 302) throw new Error(`sign-on failed: ${a.status}`);
      return { cookie: h.cookieOf(a), at: a.headers.location };
    },
    alive: async (id) => h.opens(id, await h.signOn(id)),
    refusedSignOn: (a) => a.status >= 400 && a.status < 500 && !a.headers['set-cookie'],
    agent: () => new http.Agent({ keepAlive: true, maxSockets: 1 }),
    raw(pieces, gap = 40) {
      return new Promise((resolve, reject) => {
        const s = net.connect(Number(new URL(base).port), '127.0.0.1');
        let text = '';
        s.on('data', (x) => { text += x; });
        s.on('end', () => resolve(text)); s.on('close', () => resolve(text)); s.on('error', reject);
        s.setTimeout(5000, () => s.destroy());
        (async () => { for (const p of pieces) { s.write(p); await h.sleep(gap); } })();
      });
    },
  };
  return h;
}
