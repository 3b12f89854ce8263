import { readdirSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { inFolder, inState, openedPage, picture, useBrowser, whileLive } from '../support/live.ts';
import { needs } from '../support/needs.ts';
import { findings, sticksOut } from '../support/reading/pages.ts';
import { reportIn } from '../support/reading/reports.ts';

test.describe.configure({ mode: 'default' });
useBrowser();

const given = ['manifest.json', '--plan', 'test', '--browser', 'off', '--cases', '0', '--ready-within', '2'];

/** Settles when a failure stands on the page of a run under way: the page looks at each of its changes, as that may take a moment only. */
const seenWhileRunning = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body[data-state=running] #failures li')) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  })`);

test(
  'a failure shows while the run goes on; the service starts again without it, and the page turns green by itself',
  needs('browser'),
  async () => {
    const port = await freePort();
    const manifest = partnerManifest();
    const fault = partnerFaults['refusal-answers-403']?.partner ?? {};
    let partner = await startPartner({ manifest, decisions: fault, port });
    await inFolder({ 'manifest.json': JSON.stringify(partner.manifest) }, (folder) =>
      whileLive(given, folder, {}, async ({ address }) => {
        const { page, incidents } = await openedPage(address, { viewport: { width: 1280, height: 1000 } });
        await expect(page.locator('#planned')).toContainText(partner.origin);
        await page.getByLabel('Run again when').check();
        await page.getByLabel('What to run').selectOption('auth/*');
        const seen = seenWhileRunning(page);
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await seen;
        await inState(page, 'idle');
        await expect(page.locator('#status')).toHaveText('Not conforming');
        await picture(page, 'live-run');
        await partner.close();
        partner = await startPartner({ manifest, port });
        await expect(page.locator('#result')).toContainText(/\d fixed, 0 broken/);
        await expect(page.locator('#status')).toHaveText('Partial');
        await inState(page, 'idle');
        expect(partner.resources()).toEqual([]);
        expect(reportIn(folder).counts.fail).toBe(0);
        expect(incidents).toEqual([]);
        await page.context().close();
      }),
    );
    await partner.close();
  },
);

test(
  'the options of the command line are chosen in the form, and are what runs; a tunnel that is allowed leads there',
  needs('browser'),
  async () => {
    const partner = await startPartner({ manifest: partnerManifest() });
    const port = await freePort();
    const tunnel = `http://localhost:${port}`;
    const options = ['--smoke', '--skip', 'sso/*', '--port', String(port), '--allow-origin', tunnel];
    await inFolder({ 'manifest.json': JSON.stringify(partner.manifest) }, (folder) =>
      whileLive([...given, ...options], folder, {}, async ({ address }) => {
        // The address of the tunnel, with the token of the page.
        const { page, incidents } = await openedPage(new URL(new URL(address).pathname, tunnel).href);
        await expect(page.getByLabel('What to run')).toHaveValue('smoke');
        await expect(page.getByText('--skip sso/*')).toBeVisible();
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await inState(page, 'running');
        await inState(page, 'idle');
        expect(partner.made()).toBe(1);
        const report = reportIn(folder);
        expect(report.requirements.filter(({ id, verdict }) => id.startsWith('sso/') && verdict === 'pass')).toEqual([]);
        expect(incidents).toEqual([]);
        await page.context().close();
      }),
    );
    await partner.close();
  },
);

/** Asks as somebody else would. */
const asked = (address: string, { method = 'GET', path = '', headers = {} }): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    requestHttp({ host: '127.0.0.1', port: url.port, method, path: path || url.pathname, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test('a name bound to this machine, another site and another user are refused', needs('browser'), async () => {
  await inFolder({ 'manifest.json': JSON.stringify(partnerManifest()) }, (folder) =>
    whileLive(given, folder, {}, async ({ address }) => {
      const { host, origin, pathname } = new URL(address);
      const own = { host, origin, 'content-type': 'application/json' };
      expect(await asked(address, { headers: { host } })).toBe(200);
      expect(await asked(address, { headers: { host: `evil.example:${new URL(address).port}` } })).toBe(403);
      expect(await asked(address, { headers: { host, origin: 'https://evil.example' } })).toBe(403);
      expect(await asked(address, { path: '/', headers: { host } })).toBe(403);
      expect(await asked(address, { path: `/${'A'.repeat(32)}/events`, headers: { host } })).toBe(403);
      for (const path of ['page.js', 'page.css', 'report']) expect(await asked(address, { path: `/${path}`, headers: { host } })).toBe(403);
      // Nothing changes by GET, and a form of another site has another origin, or none.
      expect(await asked(address, { path: `${pathname}run`, headers: { host } })).toBe(404);
      expect(await asked(address, { method: 'POST', path: `${pathname}stop`, headers: { host } })).toBe(403);
      expect(await asked(address, { method: 'POST', path: `${pathname}stop`, headers: { ...own, origin: 'null' } })).toBe(403);
      expect(await asked(address, { method: 'POST', path: `${pathname}stop`, headers: { ...own, 'sec-fetch-site': 'cross-site' } })).toBe(
        403,
      );
      expect(await asked(address, { method: 'OPTIONS', headers: own })).toBe(405);
      expect(await asked(address, { method: 'POST', path: `${pathname}shell`, headers: own })).toBe(400);
      expect(readdirSync(folder)).toEqual(['manifest.json']);
    }),
  );
});

test(
  'a run that is stopped leaves nothing, and the page goes on; production wants the name of its host',
  needs('browser', '@prove'),
  async () => {
    const partner = await startPartner({ manifest: partnerManifest() });
    const manifest = { ...partner.manifest, api: { ...partner.manifest.api, production: partner.manifest.api.test } };
    await inFolder({ 'manifest.json': JSON.stringify(manifest) }, (folder) =>
      whileLive(given, folder, {}, async ({ address, child, ended }) => {
        const { page, incidents } = await openedPage(address);
        const { page: other } = await openedPage(address, { colorScheme: 'dark' });
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect(page.locator('#resources')).toContainText(/[1-9] created/);
        await page.getByRole('button', { name: 'Stop' }).click();
        await inState(page, 'idle');
        await expect(page.locator('#resources')).toContainText('0 left behind');
        await expect(page.locator('#result')).toContainText('did not finish');
        await expect(other.locator('#result')).toContainText('did not finish');
        expect(partner.resources()).toEqual([]);
        const made = partner.made();

        await page.getByLabel('What to run').selectOption('smoke');
        await page.getByLabel('Environment').selectOption('production');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await page.getByRole('button', { name: 'Go on' }).click();
        await expect(page.locator('#refused')).toContainText('type 127.0.0.1');
        expect(partner.made()).toBe(made);
        await page.getByLabel('to continue').fill('127.0.0.1');
        await page.getByRole('button', { name: 'Go on' }).click();
        await inState(page, 'running');
        await inState(page, 'idle');
        expect(partner.made()).toBe(made + 1);
        expect(partner.resources()).toEqual([]);

        await page.getByLabel('What to run').selectOption('one');
        await page.getByLabel('One requirement').fill('sso/accepts-a-valid-call');
        await page.getByLabel('Environment').selectOption('test');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await inState(page, 'running');
        await inState(page, 'idle');
        expect(
          reportIn(folder)
            .requirements.filter(({ verdict }) => verdict === 'pass')
            .map(({ id }) => id),
        ).toEqual(['sso/accepts-a-valid-call']);
        await page.locator('#exchanges details').first().locator('summary').click();
        await expect(page.locator('#exchanges .side').first()).toContainText('Request');
        expect(await page.locator('#exchanges').textContent()).not.toContain(manifest.api.password);
        expect(incidents.filter((one) => !/409/.test(one))).toEqual([]);
        await page.getByRole('button', { name: 'End Assay' }).click();
        expect(await ended).toBe(0);
        expect(child.exitCode).toBe(0);
        expect(readdirSync(join(folder, 'assay-report', 'ledger'))).toEqual([]);
      }),
    );
    await partner.close();
  },
);

test('axe finds nothing serious in the live page, at three widths, light and dark', needs('browser', '@prove'), async () => {
  const partner = await startPartner({ manifest: partnerManifest(), decisions: partnerFaults['sso-reads-the-older-token']?.partner ?? {} });
  await inFolder({ 'manifest.json': JSON.stringify(partner.manifest) }, (folder) =>
    whileLive(given, folder, {}, async ({ address }) => {
      const { page, incidents } = await openedPage(address, { bypassCSP: true });
      const isFine = async () => {
        for (const width of [360, 768, 1280])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme });
            expect(await findings(page), `${width} wide, ${colorScheme}`).toEqual([]);
            expect(await sticksOut(page), `${width} wide, ${colorScheme}`).toEqual([]);
          }
      };
      await isFine();
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.locator('#failures li').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await inState(page, 'idle');
      await page.locator('#result details').first().locator('summary').first().click();
      await page.locator('#exchanges details').first().locator('summary').click();
      await isFine();
      await page
        .getByRole('button', { name: /^Send exchange/ })
        .first()
        .click();
      await expect(page.locator('#replayed')).toContainText('403');
      expect(partner.resources()).toEqual([]);
      expect(incidents).toEqual([]);
    }),
  );
  await partner.close();
});
