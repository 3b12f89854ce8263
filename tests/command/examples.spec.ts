import { expect, test } from '@playwright/test';
import { assay, manifest, type Setting } from '../support/command.ts';
import { exampleWords, helpExamples } from '../support/reading/examples.ts';
import { entry, har, install, json } from '../traffic/har.ts';

const request = 'GET /v2/self HTTP/1.1\nHost: a.example\nAuthorization: OAuth oauth_consumer_key="k", oauth_signature="s%26"\n\n';

/** A folder in which the examples make sense. */
const files: Record<string, string> = {
  ...{ 'manifest.json': manifest, 'pushed.json': manifest, 'prod.env': 'NODE_ENV=production\n', e: 'NODE_ENV=production\n' },
  'package.json': '{"name":"app","main":"server.js"}',
  'server.js': '',
  'deploy.log': 'Response from GET / is 200\n',
  'request.txt': request,
  'r.txt': request,
  'staging.har': har(install(1, 'addon_1', 'res_1')),
  'api.har': har(
    entry(1, 'GET https://a.example/v4/products/zones', { headers: { Cookie: 'session=1' } }, 200, {
      headers: json,
      body: '["par","mtl"]',
    }),
  ),
  'openapi.json': '{"openapi":"3.1.0","info":{"title":"API","version":"1"},"paths":{}}',
};

const env = { ASSAY_CONSUMER_SECRET: 'secret', ASSAY_TOKEN_SECRET: 'secret' };

/** The exit status of each example that ends by itself, soon, and needs nothing else than files. */
const ending: Record<string, number> = {
  'assay init provider --id acme-db --url URL': 0,
  'assay init platform --url URL --ci gitlab': 0,
  'assay init ci github': 0,
  'assay init contract ours': 0,
  'assay check manifest.json': 0,
  'assay check manifest.json --previous pushed.json': 0,
  "assay check manifest.json --only 'manifest/*-url*'": 0,
  'assay check . --env-from prod.env': 1,
  'assay certify manifest.json --dry-run': 0,
  'assay sso manifest.json --id res_1': 0,
  'assay sso manifest.json --id res_1 --explain': 0,
  'assay app . --env-from prod.env': 1,
  'assay log deploy.log --env-from prod.env': 0,
  'assay log - < deploy.log': 0,
  'assay log deploy.log --reporter junit': 0,
  'assay oauth < request.txt': 1,
  'assay oauth --origin https://a.example < r.txt': 1,
  'assay traffic staging.har --manifest manifest.json': 0,
  'assay traffic staging.har': 4,
  'assay traffic api.har --api-url https://a.example': 0,
  'assay drift openapi.json': 1,
  'assay report report.json': 0,
  'assay report report.json --reporter html': 0,
  'assay report before.json after.json': 0,
  'assay report report.json --edition next': 0,
  'assay fleet --recordings reports --edition next': 0,
  'assay reap': 0,
  'assay demo --dry-run': 0,
  'assay list --surface manifest': 0,
  'assay list --level must --json': 0,
  'assay list --kind gap': 0,
  'assay list --vectors --json': 0,
  'assay explain manifest/id-is-well-formed': 0,
  'assay explain sso/refuses-a-stale-timestamp --json': 0,
  'assay docs --no-open': 0,
  'assay completion bash >> ~/.bashrc': 0,
  'assay completion zsh > ~/.zfunc/_assay': 0,
  'assay completion fish | source': 0,
};

let report = '';

test.beforeAll(async () => {
  report = (await assay(['check', 'manifest.json', '--quiet'], { files })).written['assay-report/report.json'] ?? '';
});

test('every example that is run is one of the help', () => {
  const lines = helpExamples().map(({ line }) => line);
  expect(Object.keys(ending).filter((line) => !lines.includes(line))).toEqual([]);
});

for (const [line, status] of Object.entries(ending))
  test(`${line} does what it says`, async () => {
    const { words, input } = exampleWords(line.replace(/\bURL\b/, 'https://acme.example'));
    const reports = { 'report.json': report, 'before.json': report, 'after.json': report, 'reports/acme/report.json': report };
    // A project that is made overwrites no other.
    const isNew = /^assay init p/.test(line);
    const setting: Setting = {
      files: isNew ? {} : { ...files, ...reports },
      env,
      ...(input !== undefined && { input: files[input] ?? '' }),
    };
    const outcome = await assay(words, setting);
    expect(outcome.status, `${outcome.stdout}\n${outcome.stderr}`).toBe(status);
    expect(outcome.stderr).not.toContain('See assay');
    expect(`${outcome.stdout}${outcome.stderr}`).not.toBe('');
    if (line.endsWith('--dry-run')) expect(Object.keys(outcome.written).filter((name) => name.startsWith('assay-report'))).toEqual([]);
  });
