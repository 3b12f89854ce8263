import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { conforming, type Decisions, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { canaries, randomSecret } from '../support/canaries.ts';
import { certified } from '../support/certifying.ts';
import { assay, everything, inFolder } from '../support/command.ts';
import { everyNth, isWhole } from '../support/proof.ts';
import { type Canaries, leaks } from '../support/reading/leaks.ts';
import { red, reportIn } from '../support/reading/reports.ts';

/** Each form in words of its own, as a careless page prints them; whole, so that every reader can decode it. */
const echo = (...secrets: string[]): string =>
  secrets
    .filter(Boolean)
    .flatMap((secret) => {
      const bytes = Buffer.from(secret);
      return [secret, encodeURIComponent(secret), bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')];
    })
    .join(' ; ');

/** For places where only ASCII may stand. */
const echoed = (...secrets: string[]): string => echo(...secrets).replace(/[^\x20-\x7e]/g, '?');

/** The first few are enough to see where they come from. */
const expectNone = (text: string, secrets: Canaries) => expect([...new Set(leaks(text, secrets))].slice(0, 5)).toEqual([]);

test.describe('a partner that reflects secrets', () => {
  type Reflection = (secrets: Canaries) => Partial<Decisions>;
  const known = ({ password, salt }: Canaries) => [password, salt];
  const places: Record<string, Reflection> = {
    'in the message of an install': (secrets) => ({
      answersWith: (answer) => ({
        ...answer,
        message: echo(...known(secrets), ...Object.values(answer.config as object)),
        debug: known(secrets),
      }),
    }),
    'as names of fields': ({ password, salt }) => ({ answersWith: (answer) => ({ ...answer, [password]: salt, [echo(salt)]: 1 }) }),
    'as its id': ({ password }) => ({ makesId: (_body, count) => `${password}-${count}` }),
    'as the id of what it does not delete': ({ password }) => ({
      makesId: (_body, count) => `${password}-${count}`,
      objectsToDelete: () => ({ status: 500 }),
    }),
    'in headers': (secrets) => ({
      extraHeaders: ({ headers, body }) => ({
        'x-secrets': echoed(...known(secrets)),
        'x-authorization': echoed(headers.authorization ?? '', (headers.authorization ?? '').replace(/^\w+ /, '')),
        'x-cookie': echoed(headers.cookie ?? ''),
        'x-signature': echoed(new URLSearchParams(body.toString()).get('signature') ?? ''),
      }),
    }),
    'in headers, config values too': ({ learned }) => ({ extraHeaders: () => ({ 'x-learned': echoed(...[...learned].slice(-8)) }) }),
    'in cookies': (secrets) => ({
      extraHeaders: ({ headers }) => ({
        'set-cookie': [
          ...known(secrets).map((secret, index) => `last${index}=${encodeURIComponent(secret)}; Path=/`),
          `auth=${encodeURIComponent(headers.authorization ?? 'none')}; Path=/`,
          `${encodeURIComponent(secrets.password)}=1; Comment=${encodeURIComponent(secrets.salt)}`,
        ],
      }),
    }),
    'in redirects': (secrets) => ({
      location: ({ id }, { decide }, session) =>
        `${decide.panelPath(id)}?session=${session}&all=${encodeURIComponent(echo(...known(secrets)))}&hex=${Buffer.from(session).toString('hex')}`,
    }),
    'in a redirect to another host': (secrets) => ({
      location: (_resource, _scene, session) => `http://elsewhere.invalid/${session}/${encodeURIComponent(echo(...known(secrets)))}`,
    }),
    'on the panel': (secrets) => ({
      page: ({ id, config }, session) =>
        `<h1>${id}</h1><p>${session?.email}</p>${echo(...known(secrets), ...Object.values(config as object))}`,
      closedPanel: { status: 403, body: echo(...known(secrets)) },
    }),
    'when it refuses': (secrets) => ({
      refusesCall: (header = '') => ({
        status: 401,
        body: `<p>${header}</p>${echo(...known(secrets), header, header.replace(/^\w+ /, ''))}`,
      }),
      refusesSignOn: (reason, form) => ({
        status: 403,
        body: `${reason} ${JSON.stringify(form)} ${echo(...known(secrets), form.signature ?? '')}`,
      }),
      unknownToDelete: { status: 404, body: echo(...known(secrets)) },
    }),
    'when it deletes': (secrets) => ({ deleted: { status: 200, body: echo(...known(secrets)) } }),
    'on an error page': (secrets) => ({
      objectsTo: (body) => ({ status: 500, body: `<pre>${JSON.stringify(body)} ${echo(...known(secrets))}\n  at app.js:1</pre>` }),
    }),
    'as an error status, with the config all the same': () => ({ provisionStatus: 500 }),
    'in the answer to a change of plan, with a new config': ({ learned }) => {
      const token = randomSecret();
      learned.add(token);
      return { refusesUpdate: { status: 200, body: JSON.stringify({ config: { ACME_DB_TOKEN: token } }) } };
    },
    'in JSON that nobody can parse': () => ({ serialises: (answer) => `${JSON.stringify(answer)};` }),
    'in a config of objects': () => ({
      answersWith: ({ config, ...rest }) => ({
        ...rest,
        config: Object.fromEntries(Object.entries(config as object).map(([name, value]) => [name, { value, parts: [value] }])),
      }),
    }),
    'in a config that is a list': () => ({ answersWith: ({ config, ...rest }) => ({ ...rest, config: Object.values(config as object) }) }),
    'in a config that is a text': () => ({ answersWith: ({ config, ...rest }) => ({ ...rest, config: JSON.stringify(config) }) }),
    'in a config beside its place': () => ({ answersWith: ({ config, ...rest }) => ({ ...rest, ...(config as object), config: {} }) }),
    'to everybody: it lets all in': (secrets) => ({
      isAuthorised: (header, call, scene) => conforming.isAuthorised(header, call, scene) || true,
      answersWith: (answer) => ({ ...answer, message: echo(...known(secrets)) }),
    }),
  };
  for (const [place, reflection] of everyNth(Object.entries(places), 20)) {
    test(place, async () => {
      const { secrets, notes, manifest } = canaries();
      const browser = isWhole ? 'auto' : 'off';
      const args = ['--cases', '3', '--no-quiet', '--browser', browser];
      const outcome = await certified({ partner: { ...notes, ...reflection(secrets) }, manifest }, args);
      expect(secrets.learned.size).toBeGreaterThan(3);
      expectNone(everything(outcome), secrets);
    });
  }
});

test.describe('a password that is hard to send', () => {
  const passwords = {
    'with colons': 'one:two::three:and-some-more-characters:',
    'with spaces': 'correct horse battery  staple and two more',
    'not in ASCII': 'pässwörd-ключ-鍵-🔑-and-some-more-characters',
    'with per cent signs': '100%25-of-%-and-%zz%41-and-some-more-signs',
  };
  for (const [name, password] of everyNth(Object.entries(passwords), 4)) {
    test(`${name} is sent correctly, and hidden even if it is reflected`, async () => {
      const { secrets, notes, manifest } = canaries({ password });
      const reflects: Partial<Decisions> = {
        answersWith: (answer) => ({ ...answer, message: echo(password) }),
        refusesCall: (header = '') => ({ status: 401, body: echo(password, header) }),
        extraHeaders: () => ({ 'x-password': echoed(password) }),
      };
      const args = ['--cases', '2', '--no-quiet', '--browser', 'off'];
      const outcome = await certified({ partner: { ...notes, ...reflects }, manifest }, args);
      expect(red(outcome.report)).toEqual([expect.stringMatching(/^auth\/answers-keep-secrets: /)]);
      expectNone(everything(outcome), secrets);
    });
  }
});

test('credentials in an address of the manifest are shown nowhere', async () => {
  const { secrets, notes, manifest } = canaries();
  const partner = await startPartner({ manifest: partnerManifest(manifest), decisions: notes });
  try {
    const secret = randomSecret();
    secrets.learned.add(secret);
    const text = JSON.stringify(partner.manifest).replaceAll('http://', `http://ops:${secret}@`);
    const outcome = await assay(['certify', 'manifest.json', '--plan', 'test', '--smoke'], {
      files: { 'manifest.json': text },
      limit: 60_000,
    });
    expect(outcome.stderr).toContain('Plan for');
    expectNone(everything(outcome), secrets);
  } finally {
    await partner.close();
  }
});

test('a replay shows neither config, nor cookies, nor a signature', { tag: '@prove' }, async () => {
  const { secrets, notes, manifest } = canaries();
  const partner = await startPartner({ manifest: partnerManifest(manifest), decisions: notes });
  const folder = mkdtempSync(join(tmpdir(), 'assay-secrets-'));
  try {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
    await inFolder(['certify', 'manifest.json', '--plan', 'test', '--smoke', '--quiet'], folder);
    const report = reportIn(folder);
    const numbers = [partner.manifest.api.test.base_url, partner.manifest.api.test.sso_url].map((url) =>
      report.exchanges.findIndex(({ request }) => (request as { method: string; url: string }).method === 'POST' && request.url === url),
    );
    for (const number of numbers) {
      const { status, stdout, stderr } = await inFolder(['replay', `assay-report/report.json#${number}`], folder);
      expect(status, stderr).toBe(0);
      expectNone(stdout + stderr, secrets);
    }
  } finally {
    await partner.close();
    rmSync(folder, { recursive: true });
  }
});

test('no signature is shown anywhere, however it was sent', { tag: '@prove' }, async () => {
  const outcome = await certified({}, ['--cases', '1', '--no-quiet', '--browser', 'off', '--only', 'sso/*']);
  expect(everything(outcome)).not.toMatch(/[0-9a-f]{128}/i);
  expect(everything(outcome)).toContain('sso/get-request');
});
