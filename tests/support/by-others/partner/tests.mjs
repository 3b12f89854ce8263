// For each bug two checks, each on a service of its own: `outside` the condition and `under` it.
// A check gives true when what it saw conforms to the contract. The correct base passes both, the bug passes
// `outside` and fails `under`.
import http from 'node:http';

const refused = (a) => a.status === 401;
const wrongPassword = (h) => h.basic(h.m.id, 'not-the-password-not-the-password-000');
const anon = { headers: { Authorization: null } };
const day = 86_400_000;

// all the guarded calls without credentials are refused and have no effect
async function guarded(h, how = anon) {
  const id = await h.make();
  const answers = [await h.provision({}, how), await h.remove(id, how), await h.put(id, how)];
  return answers.every(refused) && (await h.alive(id));
}
const withCredentials = (make) => async (h) => refused(await h.provision({}, { headers: { Authorization: make(h) } }));
const valid = async (h) => { const id = await h.make(); return (await h.alive(id)) && (await h.remove(id)).status === 200 && h.refusedSignOn(await h.signOn(id)); };
const provisions = (over, more) => async (h) => h.good(await h.provision(typeof over === 'function' ? over(h) : over, more));
const signs = (over, more) => async (h) => { const id = await h.make(); return h.opens(id, await h.signOn(id, over, more), more); };
const notSigned = (change) => async (h) => { const id = await h.make(); const f = h.fields(id); return h.refusedSignOn(await h.send(await change(f, h, id))); };
const badSignature = notSigned((f) => ({ ...f, signature: '0'.repeat(128) }));
const aged = (ms) => async (h) => { const id = await h.make(); return h.refusedSignOn(await h.signOn(id, { timestamp: String(h.now() - ms) })); };
const both = (...checks) => async (h) => { for (const k of checks) if (!(await k(h))) return false; return true; };
const closedPanel = async (h) => { const id = await h.make(); const a = await h.panel(h.panelAt(id)); return a.status >= 400 && a.status < 500 && !a.text.includes(id); };
const crossClosed = (overA = {}, overB = {}, user = {}) => async (h) => {
  const [a, b] = [await h.make(overA), await h.make(overB)];
  const s = await h.login(a, user);
  const other = await h.panel(h.panelAt(b), s.cookie);
  return h.shows(await h.panel(s.at, s.cookie), a) && other.status >= 400 && !other.text.includes(b);
};
const deletedRefused = (before = async () => {}, wait = 0) => async (h) => {
  const id = await h.make();
  await before(h, id);
  if ((await h.remove(id)).status !== 200) return false;
  if (wait) h.advance(wait);
  return h.refusedSignOn(await h.signOn(id));
};
const onConnection = async (h, f) => { const agent = h.agent(); try { return await f(agent); } finally { agent.destroy(); } };

export const tests = {
  'put-unprotected': {
    outside: async (h) => { const id = await h.make(); return refused(await h.provision({}, anon)) && refused(await h.remove(id, anon)) && (await h.put(id)).status === 200; },
    under: async (h) => refused(await h.put(await h.make(), anon)),
  },
  'method-override': {
    outside: guarded,
    under: async (h) => { const id = await h.make(); const a = await h.request('POST', `${h.base}/${id}`, { headers: { 'X-HTTP-Method-Override': 'DELETE' } }); return refused(a) && (await h.alive(id)); },
  },
  'guard-trailing-slash': { outside: guarded, under: async (h) => { const id = await h.make(); const a = await h.remove(id, { at: `${h.base}/${id}/`, ...anon }); return refused(a) && (await h.alive(id)); } },
  'guard-path-case': { outside: guarded, under: async (h) => { const a = await h.provision({}, { at: '/Provider/Resources', ...anon }); return a.status >= 400; } },
  'guard-double-slash': { outside: guarded, under: async (h) => { const a = await h.provision({}, { at: '//provider/resources', ...anon }); return a.status >= 400; } },
  'guard-encoded-path': { outside: guarded, under: async (h) => { const a = await h.provision({}, { at: '/provider/%72esources', ...anon }); return a.status >= 400; } },
  'password-colon-split': { outside: withCredentials(wrongPassword), under: withCredentials((h) => h.basic(h.m.id, h.m.api.password + ':more')) },
  'password-bcrypt-72': { outside: both(withCredentials(wrongPassword), withCredentials((h) => h.basic(h.m.id, h.m.api.password.slice(0, 71) + '#'.repeat(25)))), under: withCredentials((h) => h.basic(h.m.id, h.m.api.password.slice(0, -1) + '#')) },
  'password-prefix': { outside: both(withCredentials(wrongPassword), withCredentials((h) => h.basic(h.m.id, h.m.api.password + 'x'))), under: withCredentials((h) => h.basic(h.m.id, h.m.api.password.slice(0, 20))) },
  'password-pad-space': { outside: both(withCredentials(wrongPassword), withCredentials((h) => h.basic(h.m.id, ' ' + h.m.api.password))), under: withCredentials((h) => h.basic(h.m.id, h.m.api.password + '  ')) },
  'password-nul': { outside: both(withCredentials(wrongPassword), withCredentials((h) => h.basic(h.m.id, h.m.api.password + 'x'))), under: withCredentials((h) => h.basic(h.m.id, h.m.api.password + '\0x')) },
  'user-not-checked': { outside: withCredentials(wrongPassword), under: withCredentials((h) => h.basic('somebody')) },
  'user-case': { outside: both(withCredentials(wrongPassword), withCredentials((h) => h.basic('somebody'))), under: withCredentials((h) => h.basic(h.m.id.toUpperCase())) },
  'unknown-user-empty-password': { outside: both(withCredentials(wrongPassword), withCredentials((h) => h.basic('somebody')), withCredentials((h) => h.basic(h.m.id, ''))), under: withCredentials((h) => h.basic('somebody', '')) },
  'unknown-user-403': { outside: both(guarded, withCredentials(wrongPassword)), under: withCredentials((h) => h.basic('somebody')) },
  'other-scheme-passes': { outside: both(guarded, withCredentials(wrongPassword)), under: withCredentials(() => 'Bearer abcdef') },
  'undecodable-passes': { outside: both(guarded, withCredentials(wrongPassword), withCredentials(() => 'Bearer abcdef')), under: withCredentials(() => `Basic ${Buffer.from('nocolon').toString('base64')}`) },
  'bare-basic-500': { outside: both(guarded, withCredentials(wrongPassword)), under: withCredentials(() => 'Basic') },
  'scheme-case-refused': { outside: valid, under: async (h) => h.good(await h.provision({}, { headers: { Authorization: h.basic().replace('Basic', 'basic') } })) },
  'auth-once-per-connection': {
    outside: (h) => onConnection(h, async (agent) => refused(await h.provision({}, { agent, ...anon })) && h.good(await h.provision({}, { agent }))),
    under: (h) => onConnection(h, async (agent) => h.good(await h.provision({}, { agent })) && refused(await h.provision({}, { agent, ...anon }))),
  },
  'auth-cache-by-url': { outside: guarded, under: async (h) => { const id = await h.make(); await h.put(id); return refused(await h.put(id, anon)) && refused(await h.remove(id, anon)); } },
  'auth-cache-by-user': {
    outside: async (h) => { await h.make(); h.advance(3000); return refused(await h.provision({}, { headers: { Authorization: wrongPassword(h) } })); },
    under: async (h) => { await h.make(); return refused(await h.provision({}, { headers: { Authorization: wrongPassword(h) } })); },
  },
  'lockout-refuses-platform': {
    outside: async (h) => { for (let i = 0; i < 4; i++) await h.provision({}, { headers: { Authorization: wrongPassword(h) } }); return h.good(await h.provision()); },
    under: async (h) => { for (let i = 0; i < 5; i++) await h.provision({}, { headers: { Authorization: wrongPassword(h) } }); return h.good(await h.provision()); },
  },
  'too-many-failures-429': {
    outside: async (h) => { for (let i = 0; i < 10; i++) if (!refused(await h.provision({}, anon))) return false; return true; },
    under: async (h) => { for (let i = 0; i < 11; i++) if (!refused(await h.provision({}, anon))) return false; return true; },
  },
  'xff-trusted': { outside: both(guarded, async (h) => guarded(h, { headers: { Authorization: null, 'X-Forwarded-For': '203.0.113.9' } })), under: (h) => guarded(h, { headers: { Authorization: null, 'X-Forwarded-For': '127.0.0.1' } }) },
  'probe-user-agent': { outside: guarded, under: (h) => guarded(h, { headers: { Authorization: null, 'User-Agent': 'kube-probe/1.30' } }) },
  'original-url-header': { outside: guarded, under: (h) => guarded(h, { headers: { Authorization: null, 'X-Original-URL': '/health' } }) },
  'malformed-body-before-401': { outside: guarded, under: async (h) => refused(await h.provision({}, { raw: '{"plan":', ...anon })) },
  'unknown-id-before-401': { outside: guarded, under: async (h) => refused(await h.remove('no-such-id', anon)) },
  'media-type-before-401': { outside: guarded, under: async (h) => refused(await h.provision({}, { headers: { Authorization: null, 'Content-Type': 'text/plain' } })) },
  'deletes-despite-401': { outside: guarded, under: async (h) => { const id = await h.make(); return refused(await h.remove(id, { headers: { Authorization: wrongPassword(h) } })) && (await h.alive(id)); } },
  'default-admin': { outside: both(guarded, withCredentials(wrongPassword)), under: withCredentials((h) => h.basic('admin', 'admin')) },
  'salt-as-password': { outside: both(guarded, withCredentials(wrongPassword)), under: withCredentials((h) => h.basic(h.m.id, h.m.api.sso_salt)) },
  'test-address-open': { outside: guarded, under: async (h) => refused(await h.provision({}, { at: h.m.api.test.base_url, ...anon })) },
  'expect-continue-open': { outside: guarded, under: async (h) => refused(await h.provision({}, { headers: { Authorization: null, Expect: '100-continue' } })) },
  'warm-up-open': { outside: async (h) => { h.advance(1500); return guarded(h); }, under: guarded },
  'shared-principal': {
    outside: guarded,
    under: async (h) => { const bad = h.provision({}, anon); await h.sleep(15); const [x, y] = await Promise.all([bad, h.provision()]); return refused(x) && h.good(y); },
  },
  'login-redirect': { outside: guarded, under: (h) => guarded(h, { headers: { Authorization: null, Accept: 'text/html,*/*;q=0.8' } }) },

  'signature-missing': { outside: badSignature, under: notSigned(({ signature, ...f }) => f) },
  'signature-prefix': { outside: both(badSignature, notSigned((f) => ({ ...f, signature: '' }))), under: notSigned((f) => ({ ...f, signature: f.signature.slice(0, 32) })) },
  'signature-hex-trailing': { outside: both(badSignature, notSigned((f) => ({ ...f, signature: f.signature.slice(0, 64) }))), under: notSigned((f) => ({ ...f, signature: f.signature + 'zz' })) },
  'signature-array': { outside: badSignature, under: notSigned(({ signature, ...f }) => ({ ...f, 'signature[]': 'x' })) },
  'signature-ignores-nav-data': { outside: both(badSignature, notSigned((f) => ({ ...f, email: 'other@example.com' }))), under: notSigned((f) => ({ ...f, 'nav-data': 'changed' })) },
  'previous-salt-empty': { outside: both(badSignature, notSigned((f, h, id) => h.fields(id, {}, 'other-salt'))), under: notSigned((f, h, id) => h.fields(id, {}, '')) },
  'password-as-salt': { outside: both(badSignature, notSigned((f, h, id) => h.fields(id, {}, 'other-salt'))), under: notSigned((f, h, id) => h.fields(id, {}, h.m.api.password)) },
  'signature-memo': {
    outside: both(badSignature, notSigned(async (f, h) => ({ ...f, id: await h.make() }))),
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const f = h.fields(a); await h.send(f); return h.refusedSignOn(await h.send({ ...f, id: b })); },
  },
  'verified-user-memo': {
    outside: badSignature,
    under: async (h) => { const f = h.fields(await h.make()); await h.send(f); return h.refusedSignOn(await h.send({ ...f, signature: '0'.repeat(128) })); },
  },
  'json-sign-on-unverified': {
    outside: badSignature,
    under: async (h) => { const f = h.fields(await h.make()); return h.refusedSignOn(await h.request('POST', h.sso, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ...f, signature: '00' }) })); },
  },
  'timestamp-nan': { outside: both(aged(600_000), aged(day)), under: async (h) => h.refusedSignOn(await h.signOn(await h.make(), { timestamp: 'now' })) },
  'timestamp-int32': { outside: both(aged(600_000), aged(10 * day)), under: aged(30 * day) },
  'timestamp-time-of-day': { outside: both(aged(600_000), aged(day / 2)), under: aged(3 * day) },
  'timestamp-string-compare': { outside: both(aged(600_000), aged(day)), under: async (h) => h.refusedSignOn(await h.signOn(await h.make(), { timestamp: '999999999999' })) },
  'timestamp-one-minute': {
    outside: async (h) => { const id = await h.make(); return h.opens(id, await h.signOn(id, { timestamp: String(h.now() - 30_000) })); },
    under: async (h) => { const id = await h.make(); return h.opens(id, await h.signOn(id, { timestamp: String(h.now() - 120_000) })); },
  },
  'duplicate-id': {
    outside: both(badSignature, valid),
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const p = new URLSearchParams(h.fields(a)); p.append('id', b); const r = await h.send(p); return h.refusedSignOn(r) || h.opens(a, r); },
  },
  'query-id-wins': {
    outside: both(badSignature, valid),
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const r = await h.send(h.fields(a), { at: `${h.sso}?id=${b}` }); return h.refusedSignOn(r) || h.opens(a, r); },
  },
  'session-skips-signature': {
    outside: badSignature,
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const s = await h.login(a); return h.refusedSignOn(await h.send({ ...h.fields(b), signature: '0'.repeat(128) }, { headers: { Cookie: s.cookie } })); },
  },
  'cookie-despite-stale': { outside: badSignature, under: aged(900_000) },
  'failed-sign-on-logs-out': {
    outside: async (h) => { const id = await h.make(); const s = await h.login(id); await h.send({ ...h.fields(id), signature: '00' }); return h.shows(await h.panel(s.at, s.cookie), id); },
    under: async (h) => { const id = await h.make(); const s = await h.login(id); await h.send({ ...h.fields(id), signature: '00' }, { headers: { Cookie: s.cookie } }); return h.shows(await h.panel(s.at, s.cookie), id); },
  },
  'unknown-id-created': { outside: deletedRefused(), under: async (h) => h.refusedSignOn(await h.signOn('never-provisioned')) },

  'any-cookie-value': { outside: both(closedPanel, valid), under: async (h) => { const id = await h.make(); return (await h.panel(h.panelAt(id), 'partner_session=invented')).status >= 400; } },
  'session-sequential': {
    outside: both(closedPanel, crossClosed()),
    under: async (h) => {
      const [a, b] = [await h.make(), await h.make()];
      await h.login(a);
      const mine = await h.login(b);
      const [name, value] = mine.cookie.split('=');
      return (await h.panel(h.panelAt(a), `${name}=${Number(value) - 1}`)).status >= 400;
    },
  },
  'session-by-fingerprint': {
    outside: both(closedPanel, async (h) => { const id = await h.make(); await h.login(id); return (await h.panel(h.panelAt(id), null, { headers: { 'User-Agent': 'another/2' } })).status >= 400; }),
    under: async (h) => { const id = await h.make(); await h.login(id); return (await h.panel(h.panelAt(id))).status >= 400; },
  },
  'session-adopted': {
    outside: valid,
    under: async (h) => { const id = await h.make(); const a = await h.signOn(id, {}, { headers: { Cookie: 'partner_session=chosen' } }); return (await h.opens(id, a)) && (await h.panel(h.panelAt(id), 'partner_session=chosen')).status >= 400; },
  },
  'json-panel-open': { outside: closedPanel, under: async (h) => { const id = await h.make(); return (await h.panel(h.panelAt(id), null, { headers: { Accept: 'application/json' } })).status >= 400; } },
  'panel-page-cache': { outside: closedPanel, under: async (h) => { const id = await h.make(); const s = await h.login(id); await h.panel(s.at, s.cookie); return (await h.panel(s.at)).status >= 400; } },
  'session-survives-delete': {
    outside: both(crossClosed(), deletedRefused()),
    under: async (h) => { const id = await h.make(); const s = await h.login(id); await h.remove(id); const a = await h.panel(s.at, s.cookie); return a.status >= 400 && !a.text.includes(id); },
  },
  'sign-on-cache-after-delete': { outside: deletedRefused(), under: deletedRefused((h, id) => h.alive(id)) },
  'owner-name-scope': { outside: crossClosed(), under: crossClosed({ owner_name: 'Same Name' }, { owner_name: 'Same Name' }) },
  'id-prefix-scope': {
    outside: crossClosed(),
    under: async (h) => {
      const ids = []; for (let i = 0; i < 10; i++) ids.push(await h.make());
      const s = await h.login(ids[0]);
      for (const id of ids.slice(1)) if ((await h.panel(h.panelAt(id), s.cookie)).status < 400) return false;
      return true;
    },
  },
  'staff-email': { outside: crossClosed(), under: crossClosed({}, {}, { email: 'admin@customer.example' }) },
  'user-memo': {
    outside: both(crossClosed(), valid),
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const u = { user_id: 'u-1', email: 'u1@example.com' }; await h.login(a, u); return h.opens(b, await h.signOn(b, u)); },
  },
  'delete-whole-owner': {
    outside: async (h) => { const [a, b] = [await h.make(), await h.make()]; return (await h.remove(a)).status === 200 && (await h.alive(b)); },
    under: async (h) => { const o = { owner_id: 'orga_1' }; const [a, b] = [await h.make(o), await h.make(o)]; return (await h.remove(a)).status === 200 && (await h.alive(b)); },
  },
  'panel-query-id': {
    outside: crossClosed(),
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const s = await h.login(a); return !(await h.panel(`${s.at}?id=${b}`, s.cookie)).text.includes(b); },
  },
  'concurrent-sign-on': {
    outside: async (h) => { const [a, b] = [await h.make(), await h.make()]; return (await h.alive(a)) && (await h.alive(b)); },
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const [x, y] = await Promise.all([h.signOn(a), h.signOn(b)]); return (await h.opens(a, x)) && (await h.opens(b, y)); },
  },
  'id-from-count': {
    outside: async (h) => { const ids = [await h.make(), await h.make(), await h.make()]; return new Set(ids).size === 3; },
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; await h.remove(a); return (await h.make()) !== b; },
  },
  'id-from-seconds': {
    outside: async (h) => { const a = await h.make(); h.advance(1100); return (await h.make()) !== a; },
    under: async (h) => { const ids = [await h.make(), await h.make(), await h.make()]; return new Set(ids).size === 3; },
  },
  'id-base64-slash': {
    outside: async (h) => { for (let i = 0; i < 60; i++) { const id = await h.make(); if (!id.includes('/')) return (await h.alive(id)) && (await h.remove(id)).status === 200; } return false; },
    under: async (h) => { for (let i = 0; i < 60; i++) { const id = await h.make(); if (id.includes('/') || i === 59) return (await h.alive(id)) && (await h.remove(id)).status === 200; } return false; },
  },
  'id-parse-int': {
    outside: async (h) => { const [a, b] = [await h.make(), await h.make()]; return (await h.remove(a)).status === 200 && (await h.remove('no-such-id')).status !== 200 && (await h.alive(b)); },
    under: async (h) => { const a = await h.make(); await h.remove(`${a}-copy`); return h.alive(a); },
  },
  'retry-number-id': { outside: valid, under: async (h) => { const b = { addon_id: 'addon_1', owner_id: 'orga_1' }; await h.make(b); return h.good(await h.provision(b)); } },
  'tombstone-returned': {
    outside: valid,
    under: async (h) => { const b = { addon_id: 'addon_1', owner_id: 'orga_1' }; const a = await h.make(b); await h.remove(a); return h.alive(await h.make(b)); },
  },
  'dedupe-owner-plan': {
    outside: async (h) => (await h.make({ owner_id: 'o', plan: 'test' })) !== (await h.make({ owner_id: 'o', plan: 'large' })),
    under: async (h) => (await h.make({ owner_id: 'o' })) !== (await h.make({ owner_id: 'o' })),
  },
  'config-null-slug': { outside: provisions({ owner_name: 'Éclair & Co' }), under: provisions({ owner_name: '株式会社' }) },
  'owner-name-quote': { outside: provisions({ owner_name: 'A "B" & C' }), under: provisions({ owner_name: "O'Neil" }) },
  'owner-name-emoji': { outside: provisions({ owner_name: 'Éclair 株' }), under: provisions({ owner_name: 'Rocket 🚀' }) },
  'owner-name-length': { outside: provisions({ owner_name: 'x'.repeat(50) }), under: provisions({ owner_name: 'x'.repeat(51) }) },
  'email-tld': { outside: signs({ email: 'jane@example.com' }), under: signs({ email: 'jane@example.museum' }) },
  'options-strict': { outside: provisions({ options: {} }), under: provisions({ options: { version: 'x' } }) },
  'options-into-config': { outside: provisions({ options: { version: 'x' } }), under: provisions({ options: { size: '10' } }) },
  'message-array': { outside: valid, under: provisions({ callback_url: 'http://127.0.0.1:9/none' }) },
  'json-charset-415': { outside: valid, under: provisions({}, { headers: { 'Content-Type': 'application/json; charset=utf-8' } }) },
  'form-charset-415': { outside: valid, under: async (h) => { const id = await h.make(); return h.opens(id, await h.signOn(id, {}, { headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' } })); } },
  'delete-empty-json': { outside: valid, under: async (h) => (await h.remove(await h.make(), { headers: { 'Content-Type': 'application/json' } })).status === 200 },
  'chunked-body': { outside: valid, under: provisions({}, { headers: { 'Transfer-Encoding': 'chunked' } }) },
  'first-packet-only': {
    outside: valid,
    under: async (h) => { const text = JSON.stringify(h.body()); const length = Buffer.byteLength(text); return h.good(await h.provision({}, { raw: [text.slice(0, 30), text.slice(30)], gap: 60, headers: { 'Content-Length': length } })); },
  },
  'keep-alive-leftover': { outside: valid, under: (h) => onConnection(h, async (agent) => h.good(await h.provision({}, { agent })) && h.good(await h.provision({}, { agent }))) },
  'failure-kept-on-connection': {
    outside: (h) => onConnection(h, async (agent) => h.good(await h.provision({}, { agent })) && refused(await h.provision({}, { agent, ...anon }))),
    under: (h) => onConnection(h, async (agent) => refused(await h.provision({}, { agent, ...anon })) && h.good(await h.provision({}, { agent }))),
  },
  'no-accept-500': { outside: valid, under: provisions({}, { headers: { Accept: null } }) },
  'no-user-agent-500': { outside: valid, under: provisions({}, { headers: { 'User-Agent': null } }) },
  'delete-session-foreign-key': {
    outside: async (h) => (await h.remove(await h.make())).status === 200,
    under: async (h) => { const id = await h.make(); await h.login(id); return (await h.remove(id)).status === 200; },
  },
  'nonce-by-timestamp': {
    outside: async (h) => { const t = h.now(); const [a, b] = [await h.make(), await h.make()]; return (await h.opens(a, await h.signOn(a, { timestamp: String(t) }))) && (await h.opens(b, await h.signOn(b, { timestamp: String(t + 1) }))); },
    under: async (h) => { const t = String(h.now()); const [a, b] = [await h.make(), await h.make()]; return (await h.opens(a, await h.signOn(a, { timestamp: t }))) && (await h.opens(b, await h.signOn(b, { timestamp: t }))); },
  },
  'user-unique': {
    outside: async (h) => { const a = await h.make(); const u = { user_id: 'u-1' }; return (await h.opens(a, await h.signOn(a, u))) && (await h.opens(a, await h.signOn(a, u))); },
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const u = { user_id: 'u-1', email: 'u1@example.com' }; return (await h.opens(a, await h.signOn(a, u))) && (await h.opens(b, await h.signOn(b, u))); },
  },
  'email-changed': {
    outside: async (h) => { const a = await h.make(); const u = { user_id: 'u-1', email: 'u1@example.com' }; return (await h.opens(a, await h.signOn(a, u))) && (await h.opens(a, await h.signOn(a, u))); },
    under: async (h) => { const a = await h.make(); return (await h.opens(a, await h.signOn(a, { user_id: 'u-1', email: 'old@example.com' }))) && (await h.opens(a, await h.signOn(a, { user_id: 'u-1', email: 'new@example.com' }))); },
  },
  'shared-email': {
    outside: async (h) => { const a = await h.make(); return (await h.opens(a, await h.signOn(a, { user_id: 'u-1', email: 'a@example.com' }))) && (await h.opens(a, await h.signOn(a, { user_id: 'u-2', email: 'b@example.com' }))); },
    under: async (h) => { const a = await h.make(); return (await h.opens(a, await h.signOn(a, { user_id: 'u-1', email: 'a@example.com' }))) && (await h.opens(a, await h.signOn(a, { user_id: 'u-2', email: 'a@example.com' }))); },
  },
  'callback-during-post': {
    outside: provisions({ callback_url: 'http://127.0.0.1:9/nobody-listens' }),
    under: async (h) => {
      const platform = http.createServer((q, a) => { a.statusCode = 404; a.end(); });
      await new Promise((r) => platform.listen(0, '127.0.0.1', r));
      try { return h.good(await h.provision({ callback_url: `http://127.0.0.1:${platform.address().port}/v2/vendor/apps/x` })); } finally { platform.closeAllConnections(); platform.close(); }
    },
  },
  'email-lowercased': { outside: signs({ email: 'jane@example.com' }), under: signs({ email: 'Jane@Example.com' }) },
  'email-plus': { outside: signs({ email: 'jane@example.com' }), under: signs({ email: 'jane+notes@example.com' }) },
  'non-ascii-latin1': { outside: signs({ email: 'jane@example.com' }), under: signs({ email: 'zoë@example.com' }) },
  'user-id-truncated': { outside: signs({ user_id: 'u'.repeat(64) }), under: signs({ user_id: 'u'.repeat(65) }) },
  'user-id-numeric': { outside: both(signs({ user_id: '12345' }), signs({ user_id: 'u007' })), under: signs({ user_id: '007' }) },
  'forwarded-host': { outside: valid, under: signs({}, { headers: { 'X-Forwarded-Host': 'evil.example' } }) },
  'forwarded-proto-redirect': { outside: both(valid, provisions({}, { headers: { 'X-Forwarded-Proto': 'https' } })), under: provisions({}, { headers: { 'X-Forwarded-Proto': 'http' } }) },
  'accept-language-500': { outside: both(signs(), signs({}, { headers: { 'Accept-Language': 'fr-FR,fr;q=0.9' } })), under: signs({}, { headers: { 'Accept-Language': 'pt-BR' } }) },
  'cross-origin-refused': { outside: async (h) => signs({}, { headers: { Origin: h.origin } })(h), under: signs({}, { headers: { Origin: 'https://console.example.com' } }) },
  'csrf-with-session': {
    outside: signs({}, { }),
    under: async (h) => { const [a, b] = [await h.make(), await h.make()]; const s = await h.login(a); return h.opens(b, await h.signOn(b, {}, { headers: { Cookie: s.cookie } })); },
  },
  'pool-leak': {
    outside: async (h) => { const id = await h.make(); for (let i = 0; i < 9; i++) await h.send({ ...h.fields(id), signature: '00' }); return h.alive(id); },
    under: async (h) => { const id = await h.make(); for (let i = 0; i < 10; i++) await h.send({ ...h.fields(id), signature: '00' }); return (await h.alive(id)) && h.good(await h.provision()); },
  },
  'lru-store': {
    outside: async (h) => { const id = await h.make(); for (let i = 0; i < 19; i++) await h.make(); return h.alive(id); },
    under: async (h) => { const id = await h.make(); for (let i = 0; i < 20; i++) await h.make(); return h.alive(id); },
  },
  'owner-lock': {
    outside: async (h) => { const all = await Promise.all([h.provision(), h.provision()]); return all.every(h.good); },
    under: async (h) => { const o = { owner_id: 'orga_1' }; const all = await Promise.all([h.provision(o), h.provision(o)]); return all.every(h.good); },
  },
  'lost-update': {
    outside: async (h) => { const [a, b] = [await h.make(), await h.make()]; return (await h.alive(a)) && (await h.alive(b)); },
    under: async (h) => { const [a, b] = await Promise.all([h.make(), h.make()]); return (await h.alive(a)) && (await h.alive(b)); },
  },
  'redis-ttl': { outside: async (h) => { const id = await h.make(); h.advance(300_000); return h.alive(id); }, under: async (h) => { const id = await h.make(); h.advance(660_000); return h.alive(id); } },
  'daily-partition': {
    outside: async (h) => { h.advance(day - (h.now() % day) + 1000); const id = await h.make(); h.advance(3600_000); return h.alive(id); },
    under: async (h) => { const id = await h.make(); h.advance(day); return h.alive(id); },
  },
  'cookie-order': {
    outside: async (h) => { const id = await h.make(); const s = await h.login(id); return h.shows(await h.panel(s.at, `${s.cookie}; theme=dark`), id); },
    under: async (h) => { const id = await h.make(); const s = await h.login(id); return h.shows(await h.panel(s.at, `theme=dark; ${s.cookie}`), id); },
  },
  'cookie-name-suffix': {
    outside: async (h) => { const id = await h.make(); const s = await h.login(id); return h.shows(await h.panel(s.at, `theme=dark; ${s.cookie}`), id); },
    under: async (h) => { const id = await h.make(); const s = await h.login(id); return h.shows(await h.panel(s.at, `old_partner_session=1; ${s.cookie}`), id); },
  },
  'cookie-plus': {
    outside: async (h) => { const id = await h.make(); for (let i = 0; i < 60; i++) { const s = await h.login(id); if (!s.cookie.includes('+')) return h.shows(await h.panel(s.at, s.cookie), id); } return false; },
    under: async (h) => { const id = await h.make(); for (let i = 0; i < 60; i++) { const s = await h.login(id); if (s.cookie.includes('+') || i === 59) return h.shows(await h.panel(s.at, s.cookie), id); } return false; },
  },
  'put-revives': { outside: deletedRefused(async (h, id) => { await h.put(id); }), under: async (h) => { const id = await h.make(); await h.remove(id); await h.put(id); return h.refusedSignOn(await h.signOn(id)); } },
  'delete-replica-lag': { outside: deletedRefused(undefined, 400), under: deletedRefused() },
  'provision-replica-lag': { outside: async (h) => { const id = await h.make(); h.advance(400); return h.alive(id); }, under: async (h) => h.alive(await h.make()) },
  'deleted-while-sign-on': {
    outside: both(valid, deletedRefused((h, id) => h.alive(id))),
    under: async (h) => { const id = await h.make(); const s = h.signOn(id); await h.sleep(20); await h.remove(id); await s; return h.refusedSignOn(await h.signOn(id)); },
  },
};
