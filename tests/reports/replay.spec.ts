import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, run } from '../support/command.ts';
import { receiving } from '../support/guests.ts';
import { reportIn } from '../support/reports.ts';

test.describe.configure({ timeout: 120_000 });

test('a replay repeats one exchange, and leaves nothing behind', async () => {
  const bin = join(root, 'dist/cli/bin.js');
  const folder = mkdtempSync(join(tmpdir(), 'assay-replay-'));
  try {
    await receiving({}, async (partner) => {
      const { api } = partner.manifest;
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
      await run(bin, ['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--browser', 'off', '--quiet'], folder, {
        limit: 60_000,
      });
      const report = reportIn(folder);
      const exchanges = report.exchanges as { request: { method: string; url: string }; response?: { status: number } }[];
      const find = (method: string, url: string, status: number) =>
        exchanges.findIndex(
          ({ request, response }) => request.method === method && request.url.startsWith(url) && response?.status === status,
        );
      const replay = (number: number) => run(bin, ['replay', `assay-report/report.json#${number}`], folder, { limit: 30_000 });
      const made = partner.made();

      const install = await replay(find('POST', api.test.base_url, 200));
      expect(install.stdout).toContain(`POST ${api.test.base_url}\n\n200 `);
      expect(install).toMatchObject({ status: 0, stderr: '1 created, 1 deleted, 0 left behind\n' });
      expect(partner.made()).toBe(made + 1);
      expect(partner.bodies.at(-1)?.addon_id).not.toBe(partner.bodies.at(0)?.addon_id);

      const stranger = await replay(find('POST', api.test.base_url, 401));
      expect(stranger.stdout).toContain('401 ');
      const signOn = await replay(find('POST', api.test.sso_url, 303));
      expect(signOn.stdout).toMatch(/^POST .*\n\n403 /);
      const removal = await replay(find('DELETE', api.test.base_url, 200));
      expect(removal.stdout).toMatch(/^DELETE .*\n\n404 /);
      const none = await replay(100_000);
      expect(none).toMatchObject({ status: 2, stderr: expect.stringMatching(/^[^\n]*no exchange 100000[^\n]*\n$/) });

      expect(partner.resources()).toEqual([]);
      expect(readdirSync(join(folder, 'assay-report/ledger'))).toEqual([]);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
