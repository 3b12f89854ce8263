import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { keyPair } from '../support/certificates.ts';
import { assay } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';
import { serving } from '../support/targets/refusing.ts';

const configuration = (more: object) => JSON.stringify({ base_url: 'http://127.0.0.1:9', ...more });
const access = (url: string) => ({
  base_url: url,
  bridge_url: url,
  api_token: 'a-token-that-nobody-has-given-out',
  oauth: { consumer_key: 'key', consumer_secret: 'a-secret-that-nobody-knows' },
  organisation_id: 'orga_1',
  invoice_number: 'F-1',
});

/** Something of each group of requirements was tried, and nothing could be decided. */
function expectUndecided({ requirements, counts }: Report, reason: RegExp): void {
  const undecided = requirements.filter(({ verdict }) => verdict === 'undecided');
  expect(undecided.length).toBeGreaterThan(30);
  expect(undecided.map(({ reason: why = '' }) => why)).toContainEqual(expect.stringMatching(reason));
  expect(counts).toMatchObject({ pass: 0, fail: 0, warn: 0 });
}

test('a platform that is down is inconclusive, with the reason', async () => {
  const files = { 'platform.yaml': configuration(access('http://127.0.0.1:9')) };
  const outcome = await assay(['gate', 'platform.yaml', '--quiet'], { files, limit: 60_000 });
  expect(outcome.status, outcome.stderr).toBe(3);
  expectUndecided(reportOf(outcome), /nothing listens/);
});

test('so is a platform with an unknown host, without answers, behind a gateway that answers 502, or with a bad certificate', {
  tag: '@prove',
}, async () => {
  const gateway = createServer((_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  );
  const untrusted = createTlsServer(keyPair(), (_request, response) => response.end('{}'));
  const fleet = (silent: string, answering502: string, secured: string): [url: string, reason: RegExp][] => [
    ['http://no-such-host.invalid', /no-such-host\.invalid/],
    [`http://${silent}`, /no answer within/],
    [`http://${answering502}`, /every call returns 502/],
    [`https://${secured}`, /certificate/],
  ];
  await serving(createServer(), (silent) =>
    serving(gateway, (answering502) =>
      serving(untrusted, async (secured) => {
        const targets = fleet(silent, answering502, secured);
        const files = {
          'targets.yaml': JSON.stringify({ targets: targets.map((_, index) => ({ name: `p${index}`, platform: `p${index}.yaml` })) }),
          ...Object.fromEntries(targets.map(([url], index) => [`p${index}.yaml`, configuration(access(url))])),
        };
        const outcome = await assay(['fleet', 'targets.yaml', '--quiet', '--timeout', '1500'], { files, limit: 80_000 });
        expect(outcome.status, outcome.stderr).toBe(3);
        for (const [index, [, reason]] of targets.entries())
          expectUndecided(reportOf(outcome, `assay-report/p${index}/report.json`), reason);
      }),
    ),
  );
});

test('each credential goes to its own host only', async () => {
  const heard: Record<string, string[]> = { main: [], bridge: [] };
  const listening = (name: string) =>
    createServer((request, response) => {
      heard[name]?.push(`${request.url} ${request.headers.authorization ?? ''}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  await serving(listening('main'), (main) =>
    serving(listening('bridge'), async (bridge) => {
      const settings = { ...access(`http://${main}`), bridge_url: `http://${bridge}` };
      await assay(['gate', 'platform.yaml', '--quiet'], { files: { 'platform.yaml': JSON.stringify(settings) }, limit: 60_000 });
    }),
  );
  expect(heard.bridge?.length).toBeGreaterThan(5);
  expect(heard.main?.length).toBeGreaterThan(5);
  expect(heard.bridge?.filter((line) => /OAuth|oauth_/.test(line))).toEqual([]);
  // The one look at what the main address makes of an API token is asked for by bearer/is-for-the-bridge.
  expect(heard.main?.filter((line) => line.includes('Bearer'))).toHaveLength(1);
});
