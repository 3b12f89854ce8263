import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inFolder } from '../support/command.ts';
import { receiving } from '../support/guests.ts';
import { reportIn } from '../support/reports.ts';

test.describe.configure({ timeout: 120_000 });

test('a replay repeats one exchange, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-replay-'));
  try {
    await receiving({}, async (partner) => {
      const { api } = partner.manifest;
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
      await inFolder(['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--browser', 'off', '--quiet'], folder);
      const report = reportIn(folder);
      const exchanges = report.exchanges as { request: { method: string; url: string }; response?: { status: number } }[];
      const find = (method: string, url: string, status: number) =>
        exchanges.findIndex(
          ({ request, response }) => request.method === method && request.url.startsWith(url) && response?.status === status,
        );
      const replay = (number: number) => inFolder(['replay', `assay-report/report.json#${number}`], folder);
      const made = partner.made();

      const install = await replay(find('POST', api.test.base_url, 200));
      expect(install.stdout).toContain(`POST ${api.test.base_url}\n\n200 `);
      expect(install).toMatchObject({ status: 0, stderr: '1 created, 1 deleted, 0 left behind\n' });
      expect(partner.made()).toBe(made + 1);
      expect(partner.bodies.at(-1)?.addon_id).not.toBe(partner.bodies.at(0)?.addon_id);

      const stranger = await replay(find('POST', api.test.base_url, 401));
      expect(stranger.stdout).toContain('401 ');
      const known = new Set(partner.requests);
      const signOn = await replay(find('POST', api.test.sso_url, 303));
      expect(signOn.stdout).toMatch(/^POST .*\n\n303 /);
      expect(signOn.stderr).toBe('1 created, 1 deleted, 0 left behind\n');
      const removal = await replay(find('DELETE', api.test.base_url, 200));
      expect(removal.stdout).toMatch(/^DELETE .*\n\n200 /);
      // Nothing but what it made itself: no address of an earlier resource was called.
      const changes = partner.requests.slice(partner.requests.length - 6).filter((line) => line.startsWith('DELETE'));
      expect(changes.filter((line) => known.has(line))).toEqual([]);

      const observations = report.recordings.flatMap((recording) => recording.observations);
      const installed = observations.flatMap(({ on, resourceId }) => (on === 'provisioning' && resourceId ? [`/${resourceId}`] : []));
      const strangersId = exchanges.findIndex(
        ({ request }) => request.method === 'DELETE' && !installed.some((end) => request.url.endsWith(end)),
      );
      expect(strangersId).toBeGreaterThan(0);
      const calls = partner.requests.length;
      const refused = await replay(strangersId);
      expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('replay acts on nothing but what it makes itself') });
      const production = {
        ...partner.manifest,
        api: { ...api, production: api.test, test: { base_url: 'https://t.example/r', sso_url: 'https://t.example/s' } },
      };
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(production));
      const asked = await replay(find('POST', api.test.base_url, 200));
      expect(asked).toMatchObject({ status: 2, stderr: expect.stringContaining('production has to be confirmed') });
      expect(partner.requests).toHaveLength(calls);
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
      const none = await replay(100_000);
      expect(none).toMatchObject({ status: 2, stderr: expect.stringMatching(/^[^\n]*no exchange 100000[^\n]*\n$/) });

      expect(partner.resources()).toEqual([]);
      expect(readdirSync(join(folder, 'assay-report/ledger'))).toEqual([]);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
