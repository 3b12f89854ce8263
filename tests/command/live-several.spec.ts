import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { inFolder, inState, openedList, openedPage, useBrowser, whileLive } from '../support/live.ts';
import { needs } from '../support/needs.ts';
import { findings, sticksOut } from '../support/reading/pages.ts';

useBrowser();

test('a list of targets: one is chosen, runs with its own options, and the list says what came out', needs('browser'), async () => {
  const manifest = partnerManifest();
  const [good, bad] = await Promise.all([
    startPartner({ manifest }),
    startPartner({ manifest, decisions: partnerFaults['refusal-answers-403']?.partner ?? {} }),
  ]);
  const files = {
    'good.json': JSON.stringify(good.manifest),
    'bad.json': JSON.stringify(bad.manifest),
    'targets.yaml': JSON.stringify({
      targets: [
        { name: 'good', manifest: 'good.json' },
        { name: 'bad', manifest: 'bad.json', plans: ['test'] },
      ],
    }),
    // What it says is for another manifest: no target of the list may get it.
    'assay.yaml': JSON.stringify({ manifest: 'good.json', environments: { test: { base_url: 'http://127.0.0.1:1/' } } }),
  };
  await inFolder(files, (folder) =>
    whileLive(['targets.yaml', '--browser', 'off', '--ready-within', '2'], folder, {}, async ({ address }) => {
      const { page, incidents } = await openedList(address);
      await expect(page.getByRole('row')).toHaveCount(3);
      expect(await findings(page)).toEqual([]);
      await page.getByRole('link', { name: 'bad' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('bad');
      await page.getByLabel('What to run').selectOption('auth/*');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await inState(page, 'running');
      // One run at a time: another target says whose run goes on.
      const { page: other } = await openedPage(`${address}good/`);
      await other.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(other.locator('#refused')).toContainText('a run of bad is going on');
      await inState(page, 'idle');
      await expect(page.locator('#status')).toHaveText('Not conforming');
      expect(existsSync(join(folder, 'assay-report/bad/report.json'))).toBe(true);
      await page.getByRole('link', { name: 'All targets' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'bad' })).toContainText('Not conforming');
      await expect(page.getByRole('row').filter({ hasText: 'good' })).toContainText('Nothing has run yet.');
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await sticksOut(page)).toEqual([]);
      expect(bad.resources()).toEqual([]);
      expect(good.made()).toBe(0);
      expect(incidents).toEqual([]);
    }),
  );
  await Promise.all([good.close(), bad.close()]);
});
