import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { type Running, root, started } from './command.ts';
import { openBrowser } from './needs.ts';

let browser: Browser;

/** One browser for the tests of a file. */
export function useBrowser(): void {
  test.beforeAll(async () => {
    browser = await openBrowser();
  });
  test.afterAll(() => browser?.close());
}

/** A folder for one test, which is deleted afterwards. */
export async function inFolder(files: Record<string, string>, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-page-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Served extends Running {
  address: string;
}

/** Runs `assay live` in a folder, without opening a browser, while `use` runs. */
export async function whileLive<T>(
  args: string[],
  folder: string,
  env: Record<string, string>,
  use: (served: Served) => Promise<T>,
): Promise<T> {
  const running = started(['live', ...args, '--no-open'], folder, { env, detached: true });
  const found = () => /Assay live: (\S+)/.exec(running.output())?.[1] ?? '';
  try {
    await expect.poll(found, { intervals: [20], message: running.output() }).not.toBe('');
    const result = await use({ ...running, address: found() });
    running.child.kill('SIGINT');
    await running.ended;
    return result;
  } finally {
    running.child.kill('SIGINT');
    await running.ended;
  }
}

/** Opens the page about one target. */
export async function openedPage(address: string, options: BrowserContextOptions = {}) {
  const one = await openedList(address, options);
  await expect(one.page.locator('#planned')).toContainText('Plan for');
  return one;
}

/** Opens a page, and collects what it logs, throws or requests from elsewhere. */
export async function openedList(address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const incidents: string[] = [];
  page.on('console', (message) => incidents.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => incidents.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) incidents.push(`request: ${request.url()}`);
  });
  await page.goto(address);
  return { page, incidents };
}

export const inState = (page: Page, state: 'idle' | 'running' | 'ended', timeout = 60_000) =>
  expect(page.locator('body')).toHaveAttribute('data-state', state, { timeout });

/** Takes a picture for the guide if ASSAY_PICTURES asks for it. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.ASSAY_PICTURES === 'write') await page.screenshot({ path: join(root, 'docs/pictures', `${name}.png`) });
}
