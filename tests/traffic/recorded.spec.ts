import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { authorization } from '../../engine/signatures/oauth/authorization.ts';
import { serialiseForm, signedForm } from '../../engine/signatures/sso/form.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, type Outcome, started } from '../support/command.ts';
import { needs, openBrowser } from '../support/needs.ts';
import { selfSigned } from '../unit/engine/wire/http/test-servers.ts';

/** What failed, or warned, on each side, by the reports in a folder. */
const foundBy = (read: (side: string) => string | undefined) =>
  Object.fromEntries(
    ['provider', 'platform', 'client'].flatMap((side) => {
      const text = read(side);
      if (text === undefined) return [];
      const { requirements } = JSON.parse(text) as Report;
      const wrong = requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
      return [[side, wrong.map(({ id, problems = [] }) => `${id}: ${problems[0]?.got}`)]];
    }),
  );

const foundIn = ({ written }: Outcome) => foundBy((side) => written[`assay-report/${side}/report.json`]);

interface Entry {
  startedDateTime: string;
  time: number;
  request: { method: string; url: string; headers: object[]; postData?: { mimeType: string; text?: string; params?: object[] } };
  response: { status: number; headers: object[]; content: { text?: string } };
}

/** As somebody writes it down: nothing but what HTTP itself says. */
const byHand = ({ startedDateTime, request: { method, url, headers, postData }, response: { status, headers: came, content } }: Entry) => ({
  startedDateTime,
  request: { method, url, headers, ...(postData && { postData: { text: postData.text } }) },
  response: { status, headers: came, content: { text: content.text } },
});

/** As tools write it that keep the parameters of a form, and no text. */
const byTool = (entry: Entry) => {
  const { postData } = entry.request;
  if (!postData?.mimeType.startsWith('application/x-www-form-urlencoded')) return entry;
  const params = [...new URLSearchParams(postData.text)].map(([name, value]) => ({ name, value }));
  return { ...entry, request: { ...entry.request, bodySize: -1, postData: { mimeType: postData.mimeType, params } } };
};

test('HAR files of Chromium, of a tool and written by hand give the findings of the live run', needs('browser', '@prove'), async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-har-'));
  const partner = await startPartner({ manifest: partnerManifest(), decisions: partnerFaults['delete-answers-204']?.partner ?? {} });
  const { id, api } = partner.manifest;
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  const whose = ['--manifest', 'manifest.json', '--plan', 'test'];
  const proxy = started(['proxy', '--to', partner.origin, '--har', 'live.har', ...whose], folder);
  await expect.poll(proxy.output).toMatch(/listens on http\S+\n/);
  const origin = /listens on (http\S+)/.exec(proxy.output())?.[1] ?? '';
  const at = (url: string) => origin + new URL(url).pathname;
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ recordHar: { path: join(folder, 'chromium.har'), content: 'embed' } });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const basic = `Basic ${Buffer.from(`${id}:${api.password}`).toString('base64')}`;
    const body = {
      ...{ addon_id: 'addon_1', owner_id: 'o', owner_name: 'n', user_id: 'u', plan: 'test', region: 'eu', options: {} },
      callback_url: 'https://api.example/v2/vendor/apps/addon_1',
    };
    const call = (method: string, url: string, sent?: string) =>
      page.evaluate(
        async ([verb = '', address = '', credentials = '', text]) => {
          const headers = { authorization: credentials, 'content-type': 'application/json' };
          return (await fetch(address, { method: verb, headers, ...(text !== undefined && { body: text }) })).text();
        },
        [method, url, basic, sent] as (string | undefined)[],
      );
    const made = JSON.parse(await call('POST', at(api.test.base_url), JSON.stringify(body))) as { id: string };
    const form = serialiseForm(signedForm({ id: made.id, userId: 'u', email: 'jane+a@example.com', salt: 'another salt' }));
    await page.evaluate(
      ([address = '', fields = '']) =>
        fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).then(() => {}),
      [at(api.test.sso_url), form],
    );
    // Blocked by the browser: nobody saw it.
    await page.route('**/blocked', (route) => route.abort());
    await page.evaluate((address) => fetch(address, { method: 'DELETE' }).catch(() => {}), `${at(api.test.base_url)}/blocked`);
    await call('DELETE', `${at(api.test.base_url)}/${made.id}`);
    await context.close();
    await expect.poll(proxy.output).toMatch(/DELETE .* → 204/);
    proxy.child.kill('SIGINT');
    await proxy.ended;
    const live = foundBy((side) => {
      const path = join(folder, 'assay-report', side, 'report.json');
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    });
    expect(live.provider).toEqual(['deprovision/answers-200: status 204']);
    expect(live.platform?.map((text) => text.split(':')[0])).toEqual(['calls/provision-region-is-eu', 'calls/sso-signature-is-right']);
    const recorded = JSON.parse(readFileSync(join(folder, 'chromium.har'), 'utf8')) as { log: { entries: Entry[] } };
    const har = (change: (entry: Entry) => object) => JSON.stringify({ log: { entries: recorded.log.entries.map(change) } });
    const files = {
      'chromium.har': har((entry) => entry),
      'tool.har': har(byTool),
      'hand.har': har(byHand),
      'live.har': readFileSync(join(folder, 'live.har'), 'utf8'),
      'journal.jsonl': readFileSync(join(folder, 'assay-report/journal.jsonl'), 'utf8'),
    };
    const moved = ['--base-url', at(api.test.base_url), '--sso-url', at(api.test.sso_url)];
    for (const name of Object.keys(files)) {
      const outcome = await assay(['traffic', name, ...whose, ...moved], {
        files: { ...files, 'manifest.json': JSON.stringify(partner.manifest) },
      });
      expect.soft(foundIn(outcome), `${name}: ${outcome.stderr}`).toEqual(live);
    }
    for (const text of [files['live.har'], files['journal.jsonl']]) expect(text).not.toContain(api.password);
  } finally {
    proxy.child.kill('SIGKILL');
    await browser.close();
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('@prove the proxy before an https platform judges the signatures of its clients, and what it writes is judged again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-https-'));
  const { cert, key } = selfSigned();
  const server = createServer({ cert, key }, (_, answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"user_1"}'),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const target = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'cert.pem'), cert);
  const client = { consumerKey: 'consumer-1', consumerSecret: 'canary-consumer', token: 'token-1', tokenSecret: 'canary-token' };
  const env = {
    ...{ ASSAY_CONSUMER_KEY: client.consumerKey, ASSAY_CONSUMER_SECRET: client.consumerSecret },
    ...{ ASSAY_TOKEN: client.token, ASSAY_TOKEN_SECRET: client.tokenSecret },
  };
  const args = ['--to', target, '--ca', 'cert.pem', '--api-url', 'https://api.example', '--har', 'api.har'];
  const proxy = started(['proxy', ...args], folder, { env });
  try {
    await expect.poll(proxy.output).toMatch(/listens on http\S+\n/);
    const url = `${/listens on (http\S+)/.exec(proxy.output())?.[1]}/v2/self?a=1`;
    const calls = [{}, { signs: { url: url.replace('?a=1', '') } }];
    for (const choices of calls) {
      const { header } = authorization({ method: 'GET', url }, client, choices);
      expect((await fetch(url, { headers: { authorization: header } })).status).toBe(200);
    }
    await fetch(url, { headers: { authorization: 'Bearer canary-bearer' } });
    await expect.poll(proxy.output).toMatch(/fail client: .*no API token at the main address/);
    proxy.child.kill('SIGINT');
    await proxy.ended;
    expect(proxy.output()).toMatch(/fail client: .*query-left-out: /);
    const files = {
      'api.har': readFileSync(join(folder, 'api.har'), 'utf8'),
      'journal.jsonl': readFileSync(join(folder, 'assay-report/journal.jsonl'), 'utf8'),
    };
    const live = foundBy((side) => {
      const path = join(folder, 'assay-report', side, 'report.json');
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    });
    expect(live.client?.map((text) => text.split(':')[0])).toEqual(['client/sends-tokens-to-the-bridge', 'client/signature-verifies']);
    for (const name of Object.keys(files)) expect(foundIn(await assay(['traffic', name], { files })), name).toEqual(live);
    expect([proxy.output(), ...Object.values(files)].join('\n')).not.toContain('canary');
  } finally {
    proxy.child.kill('SIGKILL');
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
