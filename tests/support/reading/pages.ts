import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import axe from 'axe-core';

/** Opens a page of ours, and collects what it logs, throws, asks or fetches. */
export async function opened(
  browser: Browser,
  file: string,
  options: BrowserContextOptions = {},
  hash = '',
): Promise<{ page: Page; incidents: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const address = pathToFileURL(file).href;
  const incidents: string[] = [];
  page.on('console', (message) => incidents.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => incidents.push(`thrown: ${error.message}`));
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== address && !request.url().startsWith('data:')) incidents.push(`request: ${request.url()}`);
  });
  await page.goto(`${address}${hash}`);
  return { page, incidents };
}

export const openAll = (page: Page) => page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`);

/** Opens one of each kind: axe is slow, and the others are made alike. */
export const openSome = (page: Page) =>
  page.evaluate(`for (const kind of ['.cause', '.folded', '.surface', '.detail', '#contexts', '.siblings', '.scene', '.scene .exchange', '.is-fail', '.is-warn', '.is-blocked', '.is-untested', '.is-pass', '.is-not-applicable'])
    for (let one = document.querySelector('details' + kind + ', ' + kind + ' details'); one; one = one.parentElement) if (one.localName === 'details') one.open = true`);

/** Findings of axe, each with the first element it is about. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .map(({ id, nodes }) => id + ': ' + nodes.length + ' × ' + nodes[0].html + ' ' + nodes[0].failureSummary))`);
}

/** The first elements that stick out of the window; any elements if the page scrolls sideways. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('body *:not(.unseen, svg *)')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || document.documentElement.scrollWidth > innerWidth)
    .slice(0, 5).map((one) => one.outerHTML.slice(0, 200))`);

export const count = (page: Page, selector: string) => page.locator(`${selector} >> visible=true`).count();
