// node selftest.mjs [NAME...]: the base is correct, each bug is there under its condition and absent otherwise.
import { start } from './base.mjs';
import { bugs } from './bugs.mjs';
import { client } from './client.mjs';
import { tests } from './tests.mjs';

const run = async (bug, check) => {
  const service = await start({ bug });
  try { return Boolean(await check(client(service))); } catch (e) { return `threw ${e.message}`; } finally { await service.close(); }
};
const WHERE = ['credentials', 'signature', 'session', 'isolation', 'valid-call', 'state'];
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(bugs);
const failures = [];
const say = (ok, text) => { if (!ok) { failures.push(text); console.log(`FAIL ${text}`); } };

// base
const plain = {
  'provisioning answers strings': async (h) => { const a = await h.provision(); return h.good(a) && Object.keys(a.json.config).every((k) => h.m.api.config_vars.includes(k)); },
  'ids are unique': async (h) => { const ids = []; for (let i = 0; i < 5; i++) ids.push(await h.make()); return new Set(ids).size === 5; },
  'life of a resource': async (h) => { const id = await h.make(); return (await h.alive(id)) && (await h.put(id)).status === 200 && (await h.remove(id)).status === 200 && h.refusedSignOn(await h.signOn(id)) && (await h.remove(id)).status === 404; },
  'test addresses work': async (h) => { const id = await h.make({}, { at: h.m.api.test.base_url }); return h.opens(id, await h.signOn(id, {}, { at: h.m.api.test.sso_url })); },
  'timestamp limits': async (h) => {
    const id = await h.make(); const at = (ms) => h.signOn(id, { timestamp: String(h.now() - ms) });
    return (await h.opens(id, await at(280_000))) && h.refusedSignOn(await at(310_000)) && h.refusedSignOn(await at(-400_000)) && h.refusedSignOn(await h.signOn(id, { timestamp: '' })) && h.refusedSignOn(await h.signOn(id, { timestamp: '0' }));
  },
  'each field is signed': async (h) => {
    const id = await h.make(); const other = await h.make(); const f = h.fields(id);
    for (const [k, v] of Object.entries({ id: other, email: 'x@example.com', user_id: 'x', timestamp: String(Number(f.timestamp) + 1), 'nav-data': 'x', signature: f.signature.toUpperCase() })) {
      if (!h.refusedSignOn(await h.send({ ...f, [k]: v }))) return false;
    }
    return h.opens(id, await h.send(f));
  },
  'no session, no panel': async (h) => { const id = await h.make(); const a = await h.panel(h.panelAt(id)); return a.status === 401 && !a.text.includes(id); },
  'odd requests': async (h) => {
    const seen = [];
    for (const raw of ['', '[]', 'null', '"x"', '{', '{"a":1}', '\ufeff{}', '[[[[[']) seen.push((await h.provision({}, { raw })).status);
    for (const at of [`${h.base}/%E0%A4%A`, `${h.base}/`, `${h.base}/a/b`]) seen.push((await h.remove('', { at })).status);
    seen.push((await h.request('GET', h.base, { headers: { Authorization: h.basic() } })).status, (await h.request('GET', h.sso)).status);
    return seen.every((s) => s >= 400 && s < 500) && (await h.alive(await h.make()));
  },
};
if (process.argv.length === 2) for (const [name, check] of Object.entries(plain)) { const got = await run(undefined, check); say(got === true, `base: ${name}: ${got}`); }

const kinds = {};
for (const name of names) {
  const bug = bugs[name];
  say(bug && tests[name], `${name}: no bug or no test`);
  if (!bug || !tests[name]) continue;
  kinds[bug.kind] = (kinds[bug.kind] ?? 0) + 1;
  say(bug.sentence && bug.condition && WHERE.includes(bug.where) && typeof bug.blackbox === 'boolean', `${name}: description is not complete`);
  for (const part of ['outside', 'under']) {
    const base = await run(undefined, tests[name][part]);
    say(base === true, `${name}: base ${part}: ${base}`);
    const got = await run(bug, tests[name][part]);
    // a bug may show itself as an unanswered or failed step, so only `true` counts as conforming
    say(part === 'outside' ? got === true : got === false, `${name}: with the bug, ${part}: ${got}`);
  }
}
for (const name of Object.keys(tests)) say(bugs[name], `${name}: test without a bug`);
for (const [kind, n] of Object.entries(kinds)) say(n <= 5, `kind ${kind} has ${n} bugs`);
console.log(`${names.length} bugs, ${failures.length} failures`);
process.exit(failures.length ? 1 : 0);
