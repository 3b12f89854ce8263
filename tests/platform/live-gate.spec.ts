import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Platform } from '../../targets/reference/platform/index.ts';
import { withPlatform } from '../support/gating.ts';
import { inState, openedPage, picture, useBrowser, whileLive } from '../support/live.ts';
import { needs } from '../support/needs.ts';
import { findings } from '../support/reading/pages.ts';
import { reportIn } from '../support/reading/reports.ts';
import { clicks, type Task } from '../support/terminal.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });
useBrowser();

const manual = { install: 'manual', uninstall: 'manual', sso: 'manual', deploy: 'manual' };
const kinds: Record<string, Task['kind']> = {
  'Your turn: install the add-on': 'install',
  'Your turn: delete the add-on': 'uninstall',
  'Your turn: open the dashboard': 'sso',
  'Your turn: deploy': 'deploy',
};

/** What the page asks for next; undefined when the run is over. */
async function nextTask(page: Page): Promise<Task | undefined> {
  await expect(page.locator('#asked h2, body[data-state=idle]').first()).toBeAttached({ timeout: 90_000 });
  if ((await page.locator('#asked h2').count()) === 0) return undefined;
  const kind = kinds[(await page.locator('#asked h2').textContent()) ?? ''] ?? 'install';
  const values = await page.evaluate<string[]>(`[...document.querySelectorAll('#asked .values > div')]
    .map((row) => '  ' + row.querySelector('dt').textContent + '=' + row.querySelector('code').textContent)`);
  return { kind, text: [await page.locator('#asked p').first().textContent(), ...values].join('\n') };
}

/** Does what the page asks at the console of the platform, and says so by clicks. */
async function does(task: Task, page: Page, platform: Platform, folder: string): Promise<void> {
  const number = await page.locator('#asked input[name=number]').getAttribute('value');
  const [word = '', file] = (await clicks(task, platform, folder)).trim().split(' ');
  if (task.kind !== 'deploy') await expect(page.locator('#arrivals')).toContainText('→');
  if (file !== undefined) await page.getByLabel('Deployment log').fill(readFileSync(join(folder, file), 'utf8'));
  const done = task.kind === 'deploy' ? 'It was deployed' : 'Done';
  const refused = task.kind === 'deploy' ? 'The deployment failed' : 'It was refused';
  await page.getByRole('button', { name: word === 'r' ? refused : done, exact: true }).click();
  await expect(page.locator(`#asked input[name=number][value="${number}"]`)).toHaveCount(0);
}

test('a gate with manual drivers is done by clicks, stopped, closed, and continued', needs('browser', '@prove'), async () => {
  await withPlatform({}, async ({ platform, folder, drive }) => {
    drive(manual);
    const before = platform.addons().length;
    const tasks: string[] = [];
    await whileLive(['platform.yaml'], folder, platform.environment, async ({ address }) => {
      const { page, incidents } = await openedPage(address);
      await page.getByLabel('What to run').selectOption('smoke');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await inState(page, 'running');
      for (const expected of ['install', 'sso', 'uninstall']) {
        const task = await nextTask(page);
        if (expected === 'sso') await picture(page, 'live-asked');
        expect(task?.kind).toBe(expected);
        if (task) await does(task, page, platform, folder);
        tasks.push(expected);
      }
      expect((await nextTask(page))?.kind).toBe('deploy');
      await page.getByRole('button', { name: 'It was deployed' }).click();
      await expect(page.locator('#refused')).toContainText('paste the log');
      await page.context().close();
      // The page was closed, and is opened again: the question is still there.
      const again = await openedPage(address, { colorScheme: 'dark', bypassCSP: true });
      expect((await nextTask(again.page))?.kind).toBe('deploy');
      expect(await findings(again.page)).toEqual([]);
      await again.page.getByRole('button', { name: 'Stop here' }).click();
      await inState(again.page, 'idle');
      expect(incidents.filter((one) => !/409/.test(one))).toEqual([]);
    });
    expect(existsSync(join(folder, 'assay-report/manual.json'))).toBe(true);
    expect(platform.addons().length).toBe(before);

    await whileLive(['platform.yaml'], folder, platform.environment, async ({ address }) => {
      const { page, incidents } = await openedPage(address);
      await page.getByLabel('What to run').selectOption('smoke');
      await page.getByRole('button', { name: 'Continue the run that was stopped' }).click();
      await inState(page, 'running');
      for (let task = await nextTask(page); task; task = await nextTask(page)) {
        tasks.push(task.kind);
        await does(task, page, platform, folder);
      }
      await inState(page, 'idle');
      expect(incidents).toEqual([]);
    });
    expect(tasks).toEqual(['install', 'sso', 'uninstall', 'deploy', 'deploy', 'deploy', 'deploy']);
    const { verdict, counts } = reportIn(folder);
    expect({ verdict, fail: counts.fail }).toEqual({ verdict: 'partial', fail: 0 });
    expect(existsSync(join(folder, 'assay-report/manual.json'))).toBe(false);
    expect(platform.addons().length).toBe(before);
  });
});

test('a step that cannot be done here is left out with its reason', needs('browser', '@prove'), async () => {
  await withPlatform({}, async ({ platform, folder, drive }) => {
    drive({ ...manual, deploy: undefined });
    await whileLive(['platform.yaml'], folder, platform.environment, async ({ address }) => {
      const { page } = await openedPage(address);
      await page.getByLabel('What to run').selectOption('smoke');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await inState(page, 'running');
      expect((await nextTask(page))?.kind).toBe('install');
      await page.getByRole('button', { name: 'Leave it out' }).click();
      await expect(page.locator('#refused')).toContainText('say why');
      await page.getByLabel('It cannot be done here').fill('the shop is closed');
      await page.getByRole('button', { name: 'Leave it out' }).click();
      await inState(page, 'idle');
    });
    expect(JSON.stringify(reportIn(folder).requirements)).toContain('skipped by hand: the shop is closed');
  });
});
