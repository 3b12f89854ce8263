// A correct add-on provider service. Every decision it takes is a function of `decisions`,
// so that one bug replaces one decision. Standard library only.
import http from 'node:http';
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

export const COOKIE = 'partner_session';
export const PATHS = {
  production: { base: '/provider/resources', sso: '/provider/sso' },
  test: { base: '/test/resources', sso: '/test/sso' },
};
const FIVE_MINUTES = 5 * 60 * 1000;
const SESSION_LIFE = 60 * 60 * 1000;
const BODY_LIMIT = 1024 * 1024;

export const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
export const json = (status, value, headers = {}) => ({ status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(value) });
export const html = (status, text, headers = {}) => ({ status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers }, body: text });
export const escape = (s) => String(s).replace(/[&<>"']/g, (ch) => `&#${ch.charCodeAt(0)};`);
export const sha512 = (data, encoding = 'utf8') => createHash('sha512').update(data, encoding).digest('hex');
const same = (a, b) => timingSafeEqual(createHash('sha256').update(a, 'utf8').digest(), createHash('sha256').update(b, 'utf8').digest());
const isObject = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);

export function defaultManifest() {
  return {
    id: 'harbor-notes',
    name: 'Harbor Notes',
    api: {
      config_vars: ['HARBOR_NOTES_URL', 'HARBOR_NOTES_TOKEN', 'HARBOR_NOTES_QUOTA'],
      password: randomBytes(48).toString('hex'),
      sso_salt: randomBytes(32).toString('hex'),
      regions: ['eu'],
      production: {},
      test: {},
    },
  };
}

export function parseCookies(header) {
  const found = [];
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) found.push([part.slice(0, at).trim(), part.slice(at + 1).trim()]);
  }
  return found;
}

export async function readAll(req) {
  const chunks = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? null : Buffer.concat(chunks);
}

export function defaultDecisions() {
  const d = {
    now: (svc) => Date.now() + svc.offset,

    async serve(c) {
      const early = await d.arrive(c);
      if (early) return early;
      c.method = d.methodOf(c);
      c.path = d.pathOf(c);
      c.route = d.route(c);
      if (await d.needsCredentials(c)) {
        if (!(await d.authenticated(c))) return d.refuseCredentials(c);
      }
      return d.dispatch(c);
    },
    arrive: () => undefined,
    methodOf: (c) => c.req.method,
    pathOf: (c) => c.rawPath,
    route(c) {
      for (const [env, at] of Object.entries(PATHS)) {
        if (c.path === at.base) return { kind: 'provider', env, name: c.method === 'POST' ? 'provision' : 'none', allow: 'POST' };
        if (c.path.startsWith(at.base + '/')) {
          let id;
          try { id = decodeURIComponent(c.path.slice(at.base.length + 1)); } catch { id = ''; }
          return { kind: 'provider', env, id, name: c.method === 'DELETE' ? 'deprovision' : c.method === 'PUT' ? 'update' : 'none', allow: 'DELETE, PUT' };
        }
        if (c.path === at.sso) return { kind: 'sso', env, name: c.method === 'POST' ? 'signOn' : 'none', allow: 'POST' };
      }
      if (c.path.startsWith('/panel/')) {
        let id;
        try { id = decodeURIComponent(c.path.slice('/panel/'.length)); } catch { id = ''; }
        return { kind: 'panel', id, name: c.method === 'GET' || c.method === 'HEAD' ? 'panel' : 'none', allow: 'GET, HEAD' };
      }
      return { kind: 'other', name: 'missing' };
    },
    async dispatch(c) {
      if (c.route.name === 'none') return json(405, { error: 'method not allowed' }, { Allow: c.route.allow });
      if (c.route.name === 'missing') return json(404, { error: 'not found' });
      return d[c.route.name](c);
    },

    // credentials
    needsCredentials: (c) => c.route.kind === 'provider',
    authorization: (c) => {
      const all = c.req.headersDistinct.authorization ?? [];
      return all.length === 1 ? all[0] : undefined;
    },
    parseBasic(c, header) {
      const m = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header ?? '');
      if (!m) return null;
      const text = Buffer.from(m[1], 'base64').toString('utf8');
      const at = text.indexOf(':');
      return at < 0 ? null : { user: text.slice(0, at), password: text.slice(at + 1) };
    },
    userMatches: (c, given) => same(given, c.svc.manifest.id),
    passwordMatches: (c, given) => same(given, c.svc.manifest.api.password),
    authenticated(c) {
      const given = d.parseBasic(c, d.authorization(c));
      if (!given) return false;
      const user = d.userMatches(c, given.user);
      const password = d.passwordMatches(c, given.password);
      return user && password;
    },
    refuseCredentials: () => json(401, { error: 'unauthorized' }, { 'WWW-Authenticate': 'Basic realm="provider"' }),

    // bodies
    body: (c) => readAll(c.req),
    jsonType: (c) => /^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i.test(c.req.headers['content-type'] ?? ''),
    formType: (c) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.headers['content-type'] ?? ''),
    async readJson(c) {
      if (!d.jsonType(c)) return { error: json(415, { error: 'JSON expected' }) };
      const raw = await d.body(c);
      if (raw === null) return { error: json(413, { error: 'too large' }) };
      try { return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw)) }; } catch { return { error: json(400, { error: 'malformed JSON' }) }; }
    },

    // provisioning
    async provision(c) {
      const read = await d.readJson(c);
      if (read.error) return read.error;
      const problem = d.checkProvision(c, read.value);
      if (problem) return json(422, { error: problem });
      const resource = await d.createResource(c, read.value);
      return d.provisionAnswer(c, resource);
    },
    checkProvision(c, v) {
      if (!isObject(v)) return 'object expected';
      for (const k of ['addon_id', 'owner_id', 'plan', 'region']) if (typeof v[k] !== 'string' || v[k] === '') return `${k} expected`;
      for (const k of ['owner_name', 'user_id', 'callback_url']) if (v[k] !== undefined && v[k] !== null && typeof v[k] !== 'string') return `${k} must be a string`;
      if (v.region.toLowerCase() !== 'eu') return 'region not offered';
      if (v.options !== undefined && v.options !== null) {
        if (!isObject(v.options) || Object.values(v.options).some((x) => typeof x !== 'string')) return 'options must map strings to strings';
      }
      return undefined;
    },
    newId: () => randomUUID(),
    config: (c, input, id) => ({
      HARBOR_NOTES_URL: `https://${id.replace(/[^A-Za-z0-9]/g, '')}.notes.example`,
      HARBOR_NOTES_TOKEN: randomBytes(24).toString('hex'),
      HARBOR_NOTES_QUOTA: '100',
    }),
    message: () => 'Your notes are ready.',
    async createResource(c, input) {
      const id = d.newId(c, input);
      const resource = {
        id, row: ++c.svc.rows, addonId: input.addon_id, ownerId: input.owner_id, ownerName: input.owner_name ?? '',
        plan: input.plan, config: d.config(c, input, id), createdAt: d.now(c.svc),
      };
      await d.store(c, resource);
      return resource;
    },
    store: (c, resource) => { c.svc.resources.set(resource.id, resource); },
    provisionAnswer: (c, resource) => json(200, { id: resource.id, config: resource.config, message: d.message(c, resource) }),
    find: (c, id) => c.svc.resources.get(id),

    async update(c) {
      const read = await d.readJson(c);
      if (read.error) return read.error;
      const resource = await d.find(c, c.route.id);
      if (!resource) return json(404, { error: 'no such resource' });
      if (isObject(read.value) && typeof read.value.plan === 'string') resource.plan = read.value.plan;
      return json(200, {});
    },
    async deprovision(c) {
      const resource = await d.find(c, c.route.id);
      if (!resource) return json(404, { error: 'no such resource' });
      await d.remove(c, resource);
      return json(200, {});
    },
    remove: (c, resource) => {
      c.svc.resources.delete(resource.id);
      d.endSessions(c, resource);
    },
    endSessions: (c, resource) => {
      for (const [sid, s] of c.svc.sessions) if (s.resourceId === resource.id) c.svc.sessions.delete(sid);
    },

    // sign-on
    async signOn(c) {
      const read = await d.readForm(c);
      if (read.error) return read.error;
      const f = read.fields;
      if (!(await d.signatureValid(c, f))) return d.refuseSignOn(c, 'signature', f);
      if (!(await d.fresh(c, f))) return d.refuseSignOn(c, 'timestamp', f);
      const resource = await d.findForSignOn(c, f);
      if (!resource) return d.refuseSignOn(c, 'resource', f);
      return d.openSession(c, f, resource);
    },
    required: ['id', 'timestamp', 'email', 'user_id', 'signature'],
    decodeForm: (c, raw) => [...new URLSearchParams(raw.toString('utf8'))],
    async readForm(c) {
      if (!d.formType(c)) return { error: html(415, 'Form expected.') };
      const raw = await d.body(c);
      if (raw === null) return { error: html(413, 'Too large.') };
      return d.fieldsOf(c, d.decodeForm(c, raw));
    },
    fieldsOf(c, pairs) {
      const fields = Object.create(null);
      for (const [k, v] of pairs) {
        if (k in fields) return { error: html(400, 'A field is repeated.') };
        fields[k] = v;
      }
      for (const k of d.required) if (fields[k] === undefined) return { error: html(400, 'A field is missing.') };
      fields['nav-data'] ??= '';
      return { fields };
    },
    salt: (c) => c.svc.manifest.api.sso_salt,
    signed: (c, f, salt) => `${f.id}:${f.user_id}:${f.email}:${f['nav-data']}:${salt}:${f.timestamp}`,
    digest: (c, text) => sha512(text),
    signatureEquals: (c, expected, given) => /^[0-9a-f]{128}$/.test(given) && same(expected, given),
    signatureValid: (c, f) => d.signatureEquals(c, d.digest(c, d.signed(c, f, d.salt(c))), f.signature),
    fresh(c, f) {
      if (!/^[0-9]{1,15}$/.test(f.timestamp)) return false;
      return Math.abs(d.now(c.svc) - Number(f.timestamp)) <= FIVE_MINUTES;
    },
    findForSignOn: (c, f) => d.find(c, f.id),
    refuseSignOn: (c, why) => html(why === 'resource' ? 404 : 403, 'Sign-on refused.'),
    newSid: () => randomBytes(32).toString('base64url'),
    makeSession: (c, f, resource) => ({ resourceId: resource.id, userId: f.user_id, email: f.email, at: d.now(c.svc) }),
    async openSession(c, f, resource) {
      const sid = d.newSid(c, f, resource);
      c.svc.sessions.set(sid, d.makeSession(c, f, resource));
      return html(302, 'Redirecting.', {
        'Set-Cookie': `${COOKIE}=${sid}; Path=/; HttpOnly; SameSite=Lax`,
        Location: d.location(c, resource),
      });
    },
    location: (c, resource) => `/panel/${encodeURIComponent(resource.id)}`,

    // panel
    cookie: (c) => parseCookies(c.req.headers.cookie).find(([k]) => k === COOKIE)?.[1],
    sessionOf(c) {
      const s = c.svc.sessions.get(d.cookie(c));
      return s && d.now(c.svc) - s.at <= SESSION_LIFE ? s : undefined;
    },
    mayOpen: (c, session, id) => session.resourceId === id,
    panelResource: (c) => d.find(c, c.route.id),
    async panel(c) {
      const session = await d.sessionOf(c);
      if (!session) return html(401, 'Please sign on from the console.');
      if (!(await d.mayOpen(c, session, c.route.id))) return html(403, 'This session is for another resource.');
      const resource = await d.panelResource(c, session);
      if (!resource) return html(404, 'No such resource.');
      return d.page(c, session, resource);
    },
    page: (c, session, r) => html(200, `<!doctype html><html lang="en"><head><title>Harbor Notes</title></head><body><main><h1>Resource ${escape(r.id)}</h1><dl><dt>Owner</dt><dd>${escape(r.ownerName)}</dd><dt>Plan</dt><dd>${escape(r.plan)}</dd><dt>Signed on as</dt><dd>${escape(session?.email ?? '')}</dd></dl></main></body></html>`),

    finish: (c, answer) => answer,
  };
  return d;
}

export async function start({ manifest, bug } = {}) {
  const given = structuredClone(manifest ?? defaultManifest());
  const svc = { manifest: given, resources: new Map(), sessions: new Map(), rows: 0, requests: 0, offset: 0, startedAt: Date.now() };
  const d = defaultDecisions();
  bug?.apply(d, svc);
  const server = http.createServer(async (req, res) => {
    const [rawPath, ...rest] = req.url.split('?');
    const c = { req, res, svc, rawPath, query: new URLSearchParams(rest.join('?')), n: ++svc.requests };
    let answer;
    try {
      answer = await d.serve(c);
      answer = await d.finish(c, answer);
    } catch {
      answer = json(500, { error: 'internal error' });
    }
    if (res.destroyed) return;
    const body = Buffer.from(answer.body ?? '', 'utf8');
    res.writeHead(answer.status, { ...answer.headers, 'Content-Length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
    if (!req.complete) req.resume();
  });
  server.on('clientError', (e, socket) => { if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'); });
  await new Promise((resolve, reject) => { server.once('error', reject); server.listen(0, '127.0.0.1', resolve); });
  const origin = `http://127.0.0.1:${server.address().port}`;
  for (const [env, at] of Object.entries(PATHS)) given.api[env] = { base_url: origin + at.base, sso_url: origin + at.sso };
  return {
    manifest: given, svc,
    close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }),
  };
}
