import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { act, authorization, vendor } from '../../../../../targets/reference/platform/caller.ts';
import { byNode, driver } from '../../../../../targets/reference/platform/drivers.ts';
import { type Platform, type PlatformChoices, providerManifest, startPlatform } from '../../../../../targets/reference/platform/index.ts';
import { type Listener, listen, type Observed, type Said } from '../../../../../targets/reference/platform/listener.ts';

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

const RESOURCE = 'res/1 ü+%';
const CONFIG = { ACME_DB_URL: 'db://1', ACME_DB_TOKEN: 'é"' };
const agrees = (): Said => ({ body: JSON.stringify({ id: RESOURCE, config: { ...CONFIG, OTHER: 'x' }, message: 'ready' }) });

async function start(says: (seen: Observed, platform: Platform) => Said | Promise<Said> = agrees, choices: PlatformChoices = {}) {
  const partner: Listener = await listen((seen) => says(seen, platform));
  const platform = await startPlatform({ manifest: providerManifest({ origin: partner.origin }), ...choices });
  started.push(platform, partner);
  return { partner, platform };
}

const install = async (platform: Platform): Promise<string> => JSON.parse((await act(platform, 'install', { plan: 'test' })).text).addon_id;

test('an install asks the partner, and then the add-on is known', async () => {
  let early = 0;
  const { partner, platform } = await start(async ({ body }, { baseUrl, ...rest }) => {
    early = (await vendor({ baseUrl, ...rest }, `/${JSON.parse(body).addon_id}`)).status;
    return agrees();
  });
  const addonId = await install(platform);
  const { owner, user } = platform.configuration();
  const [call] = partner.seen;
  assert.equal(`${call?.method} ${call?.url}`, 'POST /test/resources');
  assert.equal(call?.headers['content-type'], 'application/json');
  assert.equal(call?.headers.authorization, authorization(platform.manifest.id, platform.manifest.api.password));
  assert.deepEqual(JSON.parse(call?.body ?? ''), {
    addon_id: addonId,
    owner_id: owner.id,
    owner_name: owner.name,
    user_id: user.id,
    plan: 'test',
    region: 'EU',
    callback_url: `${platform.baseUrl}/v2/vendor/apps/${addonId}`,
    options: {},
  });
  assert.equal(early, 404);
  const detail = JSON.parse((await vendor(platform, `/${addonId}`)).text);
  assert.deepEqual(detail.config, CONFIG);
  assert.deepEqual([detail.id, detail.region, detail.domains, detail.owner_id], [addonId, 'eu', [], owner.id]);
  assert.deepEqual(detail.owner_emails, owner.emails);
  const list = JSON.parse((await vendor(platform)).text);
  const entry = list.find(({ addon_id }: { addon_id: string }) => addon_id === addonId);
  assert.deepEqual([list.length, entry.provider_id, entry.plan, entry.callback_url], [2, 'acme-db', 'test', detail.callback_url]);
  assert.equal(platform.made(), 1);
});

const refusals: [string, Said][] = [
  ['an error', { status: 503, body: '{"id":"1"}' }],
  ['no id', { body: '{"config":{}}' }],
  ['a number for an id', { body: '{"id":1}' }],
  ['a config of numbers', { body: '{"id":"1","config":{"ACME_DB_URL":1}}' }],
  ['no JSON', { body: 'ok' }],
];
for (const [name, said] of refusals)
  test(`an install that is answered with ${name} installs nothing`, async () => {
    const { platform } = await start(() => said);
    assert.equal((await act(platform, 'install', { plan: 'test' })).status, 422);
    assert.equal(JSON.parse((await vendor(platform)).text).length, 1);
  });

test('an uninstall names the partner’s id, sends nothing else, and heeds a refusal', async () => {
  const statuses = [500, 200];
  const { partner, platform } = await start(({ method }) => (method === 'DELETE' ? { status: statuses.shift() ?? 404 } : agrees()));
  const addonId = await install(platform);
  assert.equal((await act(platform, 'uninstall', { addon_id: addonId })).status, 422);
  assert.equal(platform.addons().length, 3);
  assert.equal((await act(platform, 'uninstall', { addon_id: addonId })).status, 200);
  assert.equal((await vendor(platform, `/${addonId}`)).status, 404);
  assert.equal((await act(platform, 'uninstall', { addon_id: addonId })).status, 422);
  const { url, body } = partner.seen.at(-1) ?? { url: '', body: '' };
  assert.equal(decodeURIComponent(url.replace('/test/resources/', '')), RESOURCE);
  assert.doesNotMatch(url.replace('/test/resources/', ''), /\//);
  assert.equal(body, '');
});

test('a user opens the dashboard with a signed form', async () => {
  const { partner, platform } = await start(({ method, url }) =>
    url === '/test/sso' ? { status: 303, headers: { location: '/panel', 'set-cookie': 's=1; Path=/' } } : method === 'GET' ? {} : agrees(),
  );
  const addonId = await install(platform);
  assert.deepEqual(JSON.parse((await act(platform, 'sso', { addon_id: addonId })).text), { status: 200 });
  const form = Object.fromEntries(new URLSearchParams(partner.seen[1]?.body));
  const { id, api } = platform.manifest;
  const text = [RESOURCE, platform.credentials.user.id, platform.credentials.user.email, '', api.sso_salt, form.timestamp].join(':');
  assert.equal(form.signature, createHash('sha512').update(text).digest('hex'));
  assert.deepEqual(Object.keys(form).sort(), ['email', 'id', 'name', 'nav-data', 'signature', 'timestamp', 'token', 'user_id']);
  assert.equal(partner.seen[2]?.headers.cookie, 's=1');
  assert.equal(id, 'acme-db');
});

test('a provider changes the config of its own add-ons, and nothing else', async () => {
  const { platform } = await start();
  const [one, two] = [await install(platform), await install(platform)];
  const put = (body: string, as?: string) => vendor(platform, `/${one}`, { method: 'PUT', body, ...(as !== undefined && { as }) });
  assert.equal((await put('{"config":{"ACME_DB_URL":"new","STRAY":"x"}}')).status, 200);
  assert.deepEqual(JSON.parse((await vendor(platform, `/${one}`)).text).config, { ...CONFIG, ACME_DB_URL: 'new' });
  assert.deepEqual(JSON.parse((await vendor(platform, `/${two}`)).text).config, CONFIG);
  for (const body of ['{"config":{"ACME_DB_URL":1}}', '{"config":{},"plan":"x"}', '[]', '']) assert.equal((await put(body)).status, 400);
  const { id, api } = platform.manifest;
  for (const as of ['', authorization(id, `${api.password} `), authorization(id.toUpperCase(), api.password), `Bearer ${api.password}`])
    assert.equal((await put('{"config":{}}', as)).status, 401);
  const other = authorization(platform.otherManifest.id, platform.otherManifest.api.password);
  assert.equal((await vendor(platform, `/${one}`, { as: other })).status, 404);
  assert.equal(JSON.parse((await vendor(platform, '', { as: other })).text).length, 1);
});

test('a deployment asks every path, and says what it got', async () => {
  const statuses: Record<string, number> = { '/a?b=c': 200, '/d': 301, '/e': 204, '/': 200 };
  const application = await listen(({ url }) =>
    url === '/cut' ? undefined : { status: statuses[url] ?? 404, headers: { location: '/' } },
  );
  const { platform } = await start();
  started.push(application);
  const deploy = async (env: object) => JSON.parse((await act(platform, 'deploy', { app_url: application.origin, env })).text);
  assert.equal((await deploy({})).outcome, 'succeeded');
  assert.equal(
    (await deploy({ CC_HEALTH_CHECK_PATH_10: '/d', CC_HEALTH_CHECK_PATH_2: '/e', CC_HEALTH_CHECK_PATH: '/a?b=c' })).outcome,
    'failed',
  );
  const { outcome, log } = await deploy({ CC_HEALTH_CHECK_PATH_0: '/a?b=c', CC_HEALTH_CHECK_PATH_1: '/e', CC_HEALTH_CHECK_PATH_2: '/cut' });
  assert.equal(outcome, 'failed');
  assert.deepEqual(log.slice(3, 9), [
    'Response from GET /a?b=c is 200',
    'Response from GET /e is 204',
    'No response from GET /cut',
    'Health check failed:',
    '- GET /e returned 204.',
    '- GET /cut returned no response.',
  ]);
  const asked = application.seen.map(({ method, url }) => `${method} ${url}`);
  assert.deepEqual(asked, ['GET /', 'GET /a?b=c', 'GET /e', 'GET /d', 'GET /a?b=c', 'GET /e', 'GET /cut']);
});

test('the control interface needs its token and a whole wish', async () => {
  const { platform } = await start();
  assert.equal((await act({ ...platform, control: { ...platform.control, token: 'x' } }, 'install', { plan: 'test' })).status, 401);
  for (const action of ['install', 'uninstall', 'sso', 'deploy']) assert.equal((await act(platform, action, {})).status, 400);
  assert.equal((await act(platform, 'dance', {})).status, 404);
});

for (const [how, command] of Object.entries({ 'as configured': driver, 'by Node': byNode })) {
  test(`drivers, ${how}, make the platform act, and tell its outcome by their status`, async (t) => {
    const { partner, platform } = await start(({ method }) => (method === 'DELETE' ? {} : agrees()));
    const folder = mkdtempSync(join(tmpdir(), 'assay-drivers-'));
    t.after(() => rmSync(folder, { recursive: true }));
    for (const [name, text] of Object.entries(platform.files())) writeFileSync(join(folder, name), text);
    const driven = async (name: Parameters<typeof driver>[0], env: Record<string, string>) => {
      const child = spawn(command(name), { shell: true, cwd: folder, env: { ...process.env, ...platform.environment, ...env } });
      const [output, [status]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
      return { status, output: Buffer.concat(output).toString() };
    };
    const installed = await driven('install', { ASSAY_PLAN: 'big' });
    const { addon_id: ASSAY_ADDON_ID } = JSON.parse(installed.output);
    assert.equal(platform.addons().at(-1)?.plan, 'big');
    assert.equal((await driven('sso', { ASSAY_ADDON_ID })).status, 0);
    assert.equal((await driven('uninstall', { ASSAY_ADDON_ID })).status, 0);
    assert.equal((await driven('uninstall', { ASSAY_ADDON_ID })).status, 1);
    const app = { ASSAY_APP_URL: partner.origin, ASSAY_APP_ENV: '{"CC_HEALTH_CHECK_PATH":"/x?name=ü"}' };
    const deployed = await driven('deploy', app);
    assert.equal(deployed.status, 0);
    assert.match(deployed.output, /^Response from GET \/x\?name=ü is 200$/m);
    assert.equal((await driven('install', { ASSAY_CONTROL_TOKEN: 'x' })).status, 2);
    assert.equal((await driven('install', { ASSAY_CONTROL_URL: 'http://127.0.0.1:9' })).status, 2);
  });
}
