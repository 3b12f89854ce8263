import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { assay, assayAtOnce, everything, manifest, type Outcome, password, salt } from '../support/command.ts';
import { api, authorization, base, entry, form, har, install, json, provisioning, right, session, sso } from './har.ts';

const reportsOf = ({ written }: Outcome) =>
  ['provider', 'platform']
    .map((side) => written[`assay-report/${side}/report.json`])
    .map((text) => JSON.parse(text ?? 'null') as Report | null);

const failed = (report: Report | null | undefined) =>
  (report?.requirements ?? [])
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ id }) => id)
    .sort();

const judged = async (text: string, ...args: string[]) => {
  const outcome = await assay(['traffic', 'staging.har', ...args], { files: { 'staging.har': text, 'manifest.json': manifest } });
  const [provider, platform] = reportsOf(outcome);
  return { outcome, provider, platform, found: { provider: failed(provider), platform: failed(platform) } };
};

test('of one good and three bad exchanges, exactly the three are found, and no secret leaves', async () => {
  const { outcome, found } = await judged(
    har(
      install(1, 'addon_1', 'res_1'),
      install(2, 'addon_2', 42),
      entry(3, `POST ${sso}`, form(3, 'res_1', 'another salt'), 403, { headers: session.headers, body: 'no' }),
      entry(4, `DELETE ${base}/res_1`, { headers: { Authorization: authorization } }, 204),
    ),
    ...['--manifest', 'manifest.json', '--reporter', 'terminal,html,junit,markdown,sarif'],
  );
  expect(found).toEqual({
    provider: ['deprovision/answers-200', 'provision/id-is-a-string'],
    platform: ['calls/sso-signature-is-right'],
  });
  expect(outcome.status).toBe(1);
  expect(Object.keys(outcome.written).filter((name) => !name.includes('/fix/'))).toHaveLength(10);
  const all = everything(outcome);
  expect(all.match(/canary[\w-]*/gi) ?? []).toEqual([]);
  for (const secret of [password, salt, authorization.slice(6), Buffer.from(password).toString('hex')]) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/signature=[0-9a-f]{16}/);
});

test('correct traffic raises no alarm: both sides pass what it shows, and the rest is not green', async () => {
  const detail = { id: 'addon_1', name: 'Canary', config: {}, callback_url: `${api}/addon_1`, owner_email: 'canary@example.com' };
  const rest = { owner_emails: ['canary@example.com'], owner_id: 'orga_1', region: 'eu', domains: [] };
  const entryOf = { provider_id: 'acme-db', addon_id: 'addon_1', callback_url: `${api}/addon_1`, plan: 'basic', owner_id: 'orga_1' };
  const { outcome, provider, platform, found } = await judged(
    har(
      install(1, 'addon_1', 'res_1'),
      entry(2, `GET ${api}/addon_1`, { headers: right }, 200, { headers: json, body: JSON.stringify({ ...detail, ...rest }) }),
      entry(3, `GET ${api}`, { headers: right }, 200, { headers: json, body: JSON.stringify([entryOf]) }),
      entry(4, `PUT ${api}/addon_1`, { headers: right, body: '{"config":{"ACME_DB_URL":"canary-new"}}' }, 200),
      entry(5, `GET ${api}`, {}, 401),
      entry(6, `POST ${sso}`, form(6, 'res_1'), 303, session),
      entry(7, `DELETE ${base}/res_1`, { headers: { Authorization: authorization } }, 200),
      entry(8, 'GET https://elsewhere.example/v2/self', {}, 200, { body: 'canary' }),
    ),
    ...['--manifest', 'manifest.json'],
  );
  expect(found).toEqual({ provider: [], platform: [] });
  expect(outcome.status).toBe(0);
  expect([provider?.verdict, platform?.verdict]).toEqual(['partial', 'partial']);
  const passed = (report: Report | null | undefined) =>
    report?.requirements.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
  expect(passed(provider)).toEqual(
    expect.arrayContaining([
      'auth/accepts-the-manifest-credentials',
      'sso/redirects',
      'sso/sets-a-session-cookie',
      'deprovision/answers-200',
    ]),
  );
  expect(passed(provider)).not.toContain('sso/accepts-a-valid-call');
  expect(passed(platform)).toEqual(
    expect.arrayContaining([
      'calls/sso-signature-is-right',
      'calls/use-basic-credentials',
      'vendor/list-and-detail-agree',
      'vendor/needs-basic-authentication',
    ]),
  );
  expect(everything(outcome).match(/canary[\w-]*/gi) ?? []).toEqual([]);
});

test('without a manifest, calls are recognised by their shape, and what needs its secrets is not tested', async () => {
  const { outcome, provider, platform, found } = await judged(
    har(
      install(1, 'addon_1', 'res_1', { region: 'eu' }),
      entry(2, `POST ${sso}`, form(2, 'res_1', 'any'), 403),
      entry(3, `DELETE ${base}/addon_1`, { headers: { Authorization: authorization } }, 404),
    ),
  );
  expect(found).toEqual({ provider: [], platform: ['calls/deprovision-uses-the-partner-id', 'calls/provision-region-is-eu'] });
  expect(outcome.status).toBe(1);
  const why = (report: Report | null | undefined, wanted: string) => report?.requirements.find(({ id }) => id === wanted)?.reason;
  expect(why(platform, 'calls/sso-signature-is-right')).toBe('needs --manifest');
  expect(why(provider, 'auth/accepts-the-manifest-credentials')).toBe('needs --manifest');
  expect(everything(outcome).match(/canary[\w-]*/gi) ?? []).toEqual([]);
});

test('without a manifest, what is used as a credential is shown nowhere, nor where a later answer repeats it', async () => {
  const secrets = ['canary-bearer-token', 'canary-oauth-token', 'canary-oauth-signature', 'canary-form-token', 'canary-cookie-value'];
  const oauth = 'OAuth oauth_token="canary-oauth-token", oauth_signature="canary-oauth-signature", oauth_timestamp="1"';
  const repeated = [...secrets, 'canary-session-value', password, authorization.slice(6), Buffer.from(password).toString('hex')];
  const signOn = form(3, 'res_1');
  const { outcome } = await judged(
    har(
      install(1, 'addon_1', 'res_1'),
      entry(2, `POST ${sso}`, { ...signOn, body: `${signOn.body}&token=canary-form-token` }, 303, session),
      entry(3, `GET ${api}/addon_1`, { headers: { Authorization: 'Bearer canary-bearer-token' } }, 401, { headers: json, body: '{}' }),
      entry(4, `GET ${api}/addon_1`, { headers: { Authorization: oauth } }, 401, { headers: json, body: '{}' }),
      entry(5, `DELETE ${base}/res_1`, { headers: right }, 500, { body: repeated.join('\n') }),
    ),
    ...['--base-url', base, '--sso-url', sso, '--reporter', 'terminal,html,junit,markdown'],
  );
  const all = everything(outcome);
  expect(all).toContain('[redacted');
  expect(repeated.filter((secret) => all.includes(secret))).toEqual([]);
  expect(all).not.toContain(new URLSearchParams(signOn.body).get('signature'));
});

test('credentials of a gateway are shown nowhere, nor where an answer repeats them, unless the user knows better', async () => {
  const names = [
    ...['X-Vault-Token', 'CF-Access-Client-Secret', 'Ocp-Apim-Subscription-Key', 'X-Amz-Security-Token', 'X-Gateway-Secret'],
    ...['X-Access-Key', 'Apikey', 'X-Api-Key', 'X-Unheard-Of'],
  ];
  const values = names.map((_, index) => Buffer.from(`canary ${index} of a gateway`).toString('base64url'));
  const gateway = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  const query = '?X-Amz-Signature=canary-in-a-query&access_key=canary-of-access';
  const secrets = [...values, 'canary-in-a-query', 'canary-of-access'];
  const recorded = har(
    install(1, 'addon_1', 'res_1'),
    entry(2, `GET ${api}/addon_1${query}`, { headers: { ...right, ...gateway } }, 500, { body: secrets.join('\n') }),
    entry(3, `DELETE ${base}/res_1`, { headers: right }, 500, { body: secrets.map((one) => Buffer.from(one).toString('hex')).join('\n') }),
  );
  const common = ['--base-url', base, '--sso-url', sso, '--reporter', 'terminal,html,junit,markdown'];
  const { outcome } = await judged(recorded, ...common);
  const found = (text: string) => secrets.filter((one) => text.includes(one) || text.includes(Buffer.from(one).toString('hex')));
  expect(found(everything(outcome))).toEqual([]);
  const shown = await judged(recorded, ...common, '--show-header', 'x-unheard-of');
  expect(found(everything(shown.outcome))).toEqual([values.at(-1)]);
  const refused = await judged(recorded, ...common, '--show-header', 'Authorization').catch((error: Error) => error);
  expect(String(refused instanceof Error ? refused.message : refused.outcome.stderr)).toContain('Authorization is always hidden');
});

test('what was left out of a recording accuses nobody', async () => {
  const cleaned = (entryOf: ReturnType<typeof entry>) => {
    entryOf.request.headers = entryOf.request.headers.filter(({ name }) => !/authorization|cookie/i.test(name));
    entryOf.response.headers = entryOf.response.headers.filter(({ name }) => !/cookie/i.test(name));
    return entryOf;
  };
  const bodiless = cleaned(install(1, 'addon_1', 'res_1'));
  bodiless.response.content.text = '';
  const unsent = cleaned(install(2, 'addon_2', 'res_2'));
  delete unsent.request.postData;
  const { found, provider, platform, outcome } = await judged(
    har(
      bodiless,
      unsent,
      // A plan that it may not have, a resource that it may not have, and an add-on that is gone.
      cleaned(entry(3, `POST ${base}`, { headers: right, body: provisioning('addon_3') }, 422)),
      cleaned(entry(4, `DELETE ${base}/res_9`, { headers: { Authorization: authorization } }, 404)),
      cleaned(entry(5, `POST ${sso}`, form(5, 'res_9'), 404)),
      cleaned(entry(6, `GET ${api}/addon_9`, { headers: right }, 404)),
      entry(7, `POST ${base}`, { headers: json, body: provisioning('addon_4') }, 0),
    ),
    ...['--manifest', 'manifest.json'],
  );
  expect(found).toEqual({ provider: [], platform: [] });
  expect(outcome.status).toBe(3);
  const reasons = [provider, platform].flatMap((report) => report?.requirements.map(({ reason }) => reason) ?? []);
  expect(reasons).toEqual(
    expect.arrayContaining([
      'the HAR file does not have the body of the request; record it with contents',
      'status 422 may be about the plan "basic"; name the plans that the service has with --plan',
      'needs traffic with credentials: no request has an Authorization header',
      'the traffic does not show whether the resource exists; name it with --resource',
    ]),
  );
});

test('a file that is not a HAR file is one line; hostile entries end in a verdict', async () => {
  const files = {
    'text.har': 'no JSON',
    'empty.har': '',
    'other.har': '{"log":{}}',
    'list.har': '[]',
    'bytes.har': new Uint8Array([0x7b, 0xff, 0x7d]),
    'none.har': har(entry(1, 'GET https://elsewhere.example/', {}, 200)),
    'odd.har': JSON.stringify({
      log: { entries: [null, 1, [], {}, { request: { method: 'GET', url: 'data:,x' } }, { request: { method: 7, url: {} } }] },
    }),
    'hostile.har': har(
      entry(1, `POST ${base}`, { headers: right, body: provisioning('\u001b[2J<script>alert(1)</script>') }, 200, {
        headers: json,
        body: `{"id":"\u001b]0;x\u0007"${',"a":['.repeat(2000)}`,
      }),
    ),
    'manifest.json': manifest,
  };
  const names = Object.keys(files).filter((name) => name.endsWith('.har'));
  const outcomes = await assayAtOnce(
    names.map((name) => ['traffic', name, '--out', name.slice(0, -4), '--manifest', 'manifest.json', '--quiet']),
    { files, limit: 30_000 },
  );
  const said = Object.fromEntries(names.map((name, index) => [name, `${outcomes[index]?.status} ${outcomes[index]?.stderr.trimEnd()}`]));
  const nothing = 'is a call of the contract; name other addresses with --base-url and --sso-url';
  expect(said).toEqual({
    'text.har': '2 assay: text.har: expected a HAR file, got text that is not JSON',
    'empty.har': '2 assay: empty.har: expected a HAR file, got an empty file',
    'other.har': '2 assay: other.har: expected a HAR file, got JSON with nothing as log.entries',
    'list.har': '2 assay: list.har: expected a HAR file, got JSON with nothing as log.entries',
    'bytes.har': '2 assay: bytes.har:1:2: expected a HAR file, got a byte that is not UTF-8',
    'none.har': `4 none.har: nothing to judge: none of its 1 exchange ${nothing}`,
    'odd.har': `4 odd.har: nothing to judge: none of its 0 exchanges ${nothing.replace('; name', '; 6 entries cannot be read; name')}`,
    'hostile.har': '1 ',
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  expect(outcomes.map(everything).join('')).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f]/);
});
