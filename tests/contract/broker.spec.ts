import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, manifest, root } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';
import { editionFolder } from '../support/house/edition-folder.ts';
import { base, entry, har, json, right } from '../traffic/har.ts';

/** The edition of the guide: a broker-like provider as an overlay. */
const guide = readFileSync(join(root, 'docs/a-contract-of-your-own.md'), 'utf8');
const broker = /^cat > broker\.yaml <<'END'\n([\s\S]*?)^END$/m.exec(guide)?.[1] ?? '';
const quick = ['--quiet', '--browser', 'off', '--seed', '1'];

/** The same provider as an edition and as a folder. */
const ways: Record<string, { files: Record<string, string>; chosen: string[] }> = {
  'an edition': { files: { 'broker.yaml': broker }, chosen: ['--edition', 'broker.yaml'] },
  'a folder': { files: editionFolder(broker), chosen: ['--contract', 'own'] },
};

const verdictsIn = (report: Report) => Object.fromEntries(report.requirements.map(({ id, verdict }) => [id, verdict]));
const reportOf = (written: Record<string, string>) => JSON.parse(written['assay-report/report.json'] ?? '') as Report;

const call = (line: string, sent: object | undefined, answer: object) =>
  entry(0, line, { headers: right, body: sent && JSON.stringify(sent) }, 200, { headers: json, body: JSON.stringify(answer) });

for (const [way, { files: own, chosen }] of Object.entries(ways)) {
  test(`a broker-like provider as ${way}: what it adds is sent, judged and counted, without code`, async () => {
    const partner = await startPartner({ manifest: partnerManifest() });
    const files = { ...own, 'm.json': JSON.stringify(partner.manifest) };
    const only = [...chosen, '--only', 'broker/*,provision/succeeds,deprovision/answers-200'];
    const { status, stderr, written } = await assay(['certify', 'm.json', '--plan', 'test', ...quick, ...only], { files }).finally(
      partner.close,
    );
    expect(status, stderr).toBe(1);
    const report = reportOf(written);
    const sent = (method: string) => report.exchanges.map(({ request }) => request).filter((request) => request.method === method);
    const posts = sent('POST').filter(({ url }) => url.endsWith('/resources'));
    expect(posts.length).toBeGreaterThan(0);
    for (const { headers, body = '' } of posts) {
      expect(headers).toContainEqual(['X-Broker-API-Version', '2.17']);
      expect(body).toContain('"service_id":');
    }
    for (const { url } of sent('DELETE')) expect(url).toMatch(/\?plan_id=test$/);
    expect(verdictsIn(report)).toMatchObject({
      'provision/succeeds': 'pass',
      'deprovision/answers-200': 'pass',
      'broker/answer-names-a-dashboard': 'fail',
      'broker/catalogue-has-services': 'untested',
    });
  });

  test(`a platform that does not know the broker as ${way} fails its header and its query`, async () => {
    await withPlatform({}, async ({ platform, folder }) => {
      const names = ['platform.yaml', ...Object.keys(platform.files())];
      const configuration = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
      const { written } = await assay(['gate', 'platform.yaml', ...quick, ...chosen, '--only', 'broker/*'], {
        files: { ...own, ...configuration },
        env: platform.environment,
      });
      expect(verdictsIn(reportOf(written))).toMatchObject({ 'broker/version-is-sent': 'fail', 'broker/deletion-names-the-plan': 'fail' });
    });
  });

  test(`the catalogue and the bindings of a broker as ${way} are judged in recorded traffic`, async () => {
    const judged = async (entries: object[]) => {
      const { stderr, written } = await assay(['traffic', 'a.har', '--manifest', 'm.json', ...chosen], {
        files: { ...own, 'm.json': manifest, 'a.har': har(...entries) },
      });
      const sides = ['provider', 'platform'].flatMap((side) => written[`assay-report/${side}/report.json`] ?? []);
      expect(sides, stderr).toHaveLength(2);
      const all = Object.assign({}, ...sides.map((text) => verdictsIn(JSON.parse(text) as Report))) as Record<string, string>;
      return Object.fromEntries(Object.entries(all).filter(([id]) => /^broker\/(catalogue|binding)/.test(id)));
    };
    const plan = { service_id: 'acme-db', plan_id: 'test' };
    const good = [
      call(`GET ${base}/catalog`, undefined, { services: [] }),
      call(`PUT ${base}/res_1/service_bindings/b_1`, plan, { credentials: { uri: 'db' } }),
    ];
    const bad = [
      call(`GET ${base}/catalog`, undefined, { services: {} }),
      call(`PUT ${base}/res_1/service_bindings/b_1`, { service_id: 'acme-db' }, { credentials: 'db' }),
    ];
    const ids = ['broker/binding-has-credentials', 'broker/binding-names-the-plan', 'broker/catalogue-has-services'];
    expect(await judged(good)).toEqual(Object.fromEntries(ids.map((id) => [id, 'pass'])));
    expect(await judged(bad)).toEqual(Object.fromEntries(ids.map((id) => [id, 'fail'])));
  });
}

/** What a broker does in another way than any dialect of this contract, each as one action on the provider's document. */
const refused: Record<string, [action: object | object[], line: RegExp]> = {
  'bearer tokens': [
    { target: '$.components.securitySchemes.basic', update: { scheme: 'bearer' } },
    /^assay: own\.yaml: openapi\/provider\.yaml:\d+:\d+: Assay calls this with Basic credentials only$/,
  ],
  'an id that the platform chooses': [
    [
      {
        target: '$.paths',
        update: {
          '/{endpoint}/{instance_id}': {
            parameters: [
              { $ref: '#/components/parameters/Endpoint' },
              { name: 'instance_id', in: 'path', required: true, schema: { type: 'string' } },
            ],
            put: {
              operationId: 'provision',
              'x-requirement': {
                call: 'calls/each-trigger-sends-its-request',
                security: ['auth/accepts-the-manifest-credentials', 'calls/use-basic-credentials'],
              },
              requestBody: {
                required: true,
                'x-requirement': 'calls/provision-body-is-complete',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/ProvisioningRequest' } } },
              },
              responses: {
                '2XX': {
                  'x-requirement': 'provision/succeeds',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/ProvisioningResponse' } } },
                },
              },
            },
          },
        },
      },
      { target: "$.paths['/{endpoint}'].post", remove: true },
    ],
    /^assay: own\.yaml: openapi\/provider\.yaml:\d+:\d+: Assay has no value for \{instance_id\} in the path of provision$/,
  ],
  'an answer that names an operation that is still going on, and no resource': [
    {
      target: "$.paths['/{endpoint}'].post.responses",
      update: {
        '202': {
          description: 'Later.',
          'x-requirement': 'provision/succeeds',
          content: { 'application/json': { schema: { type: 'object', properties: { operation: { type: 'string' } } } } },
        },
      },
    },
    /^assay: own\.yaml: openapi\/provider\.yaml:\d+:\d+: Assay needs the field "id" in the answer of provision; keep its name$/,
  ],
};

for (const [name, [actions, line]] of Object.entries(refused)) {
  test(`a broker with ${name} is refused`, async () => {
    const overlay = { overlay: '1.0.0', info: { title: name, version: '1' }, extends: 'openapi/provider.yaml', actions: [actions].flat() };
    const edition = JSON.stringify({ edition: '2027-03', rows: [], overlays: [overlay] });
    const { status, stderr } = await assay(['check', 'm.json', '--edition', 'own.yaml'], {
      files: { 'm.json': manifest, 'own.yaml': edition },
    });
    expect(status).toBe(2);
    expect(stderr.trim()).toMatch(line);
  });
}
