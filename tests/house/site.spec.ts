import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { requirements } from '../../engine/catalogue/catalogue.ts';
import { assay, root } from '../support/command.ts';
import { needs, openBrowser } from '../support/needs.ts';
import { findings, opened } from '../support/reading/pages.ts';

const site = join(root, 'docs/site');
const pages = () => readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

test('every link of the documentation leads somewhere, and each requirement has its page', () => {
  const broken = pages().flatMap((page) => {
    const html = readFileSync(join(site, page), 'utf8');
    const links = [...html.matchAll(/(?:href|src)="(?!https?:|data:|#)([^"#]*)/g)].map(([, link = '']) => link);
    return links.filter((link) => !existsSync(join(site, dirname(page), link))).map((link) => `${page}: ${link}`);
  });
  expect(broken).toEqual([]);
  const missing = requirements().filter(({ id, covered }) => covered && !existsSync(join(site, `docs/fix/${id}.html`)));
  expect(missing).toEqual([]);
});

test('no anchor of the documentation is dead', () => {
  const idsOf = new Map(
    pages().map((page) => [page, new Set([...readFileSync(join(site, page), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))]),
  );
  const dead = pages().flatMap((page) =>
    [...readFileSync(join(site, page), 'utf8').matchAll(/href="(?!https?:|data:)([^"#]*)#([^"]+)"/g)]
      .filter(([, file = '', id = '']) => {
        const ids = idsOf.get(file === '' ? page : join(dirname(page), file));
        return ids !== undefined && !ids.has(id);
      })
      .map(([, file, id]) => `${page}: ${file}#${id}`),
  );
  expect(dead).toEqual([]);
});

test('every block of commands in a guide is run, or says why not', () => {
  const guides = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  expect(guides.filter((name) => /^```sh$/m.test(readFileSync(join(root, 'docs', name), 'utf8')))).toEqual([]);
});

test('in a browser: no console message, nothing serious for axe, and search by id and by word', needs('browser'), async () => {
  const browser = await openBrowser();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, incidents } = await opened(browser, join(site, 'index.html'), { colorScheme });
      const own = pathToFileURL(site).href;
      expect(incidents.filter((incident) => !incident.startsWith(`request: ${own}`))).toEqual([]);
      expect(await findings(page)).toEqual([]);
      await page.fill('#search', 'sso/accepts-a-valid-call');
      await page.click('#found a >> nth=0');
      expect(await page.textContent('h1')).toBe('sso/accepts-a-valid-call');
      expect(await findings(page)).toEqual([]);
      await page.fill('#search', 'firewall callbacks');
      expect(await page.textContent('#found')).toContain('Behind a firewall');
      await page.fill('#search', 'stale form');
      expect(await page.textContent('#found a >> nth=0')).toBe('sso/refuses-a-stale-timestamp');
    }
    const start = await opened(browser, join(site, 'index.html'));
    // One card for each of the four users, each with a command and a guide, before anything else.
    const users = start.page.locator('#start-here + ul > li');
    await expect(users).toHaveCount(4);
    await expect(users.filter({ has: start.page.locator('code') })).toHaveCount(4);
    await expect(users.last()).toBeInViewport();
    for (const words of ['oauth signature', 'check oauth client']) {
      await start.page.fill('#search', words);
      await expect(start.page.locator('#found a').first()).toHaveText('Judge a client of the API: Check an OAuth signature');
    }
    await start.page.fill('#search', 'zzyzx');
    expect(await start.page.textContent('#count')).toContain('Nothing found');
    // A guide of that name comes before the requirements that have the word; Escape closes the list, on a result too.
    await start.page.fill('#search', 'application');
    await expect(start.page.locator('#found a').first()).toHaveText('Check an application');
    await start.page.locator('#found a').first().focus();
    await start.page.keyboard.press('Escape');
    await expect(start.page.locator('#found a')).toHaveCount(0);
    await expect(start.page.locator('#search')).toBeFocused();
    await start.page.fill('#search', 'callback');
    const found = await start.page.locator('#found a').allTextContents();
    expect(found.length).toBeGreaterThan(1);
    // One result a line.
    const lefts = await start.page.locator('#found li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    await start.page.click('#found a >> nth=0');
    await start.page.goBack();
    expect(await start.page.inputValue('#search')).toBe('callback');
    expect(await start.page.locator('#found a').allTextContents()).toEqual(found);
    const { page } = await opened(browser, join(site, 'docs/certify-a-fleet.html'), { viewport: { width: 390, height: 900 } });
    expect(await findings(page)).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('assay docs says where the documentation is, and where the page of a requirement is', async () => {
  const { status, stdout } = await assay(['docs', 'sso/accepts-a-valid-call', '--no-open']);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${join(site, 'docs/fix/sso/accepts-a-valid-call.html')}\n` });
  const whole = await assay(['docs', '--no-open']);
  expect(whole.stdout).toBe(`${join(site, 'index.html')}\n`);
  expect(whole.stderr).toContain('  certify-your-first-add-on\n');
  expect(await assay(['docs', 'sso/accepts', '--no-open'])).toMatchObject({ status: 2 });
});

test('assay docs shows a guide as text that fits 80 columns', async () => {
  const { status, stdout } = await assay(['docs', 'certify-your-first-add-on']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Certify your first add-on\n=+\n\nFrom an empty folder to a service that conforms/);
  expect(stdout).toContain('    $ assay certify manifest.json --plan test\n');
  expect(stdout).toContain('Then read the\n  report (assay docs read-the-report).');
  // Commands and their output are copied as they are.
  const prose = stdout.split('\n').filter((line) => !line.startsWith('    ') && !line.startsWith('As a page: '));
  expect(prose.filter((line) => line.length > 80)).toEqual([]);
  expect((await assay(['docs', 'certify-your-first'])).stderr).toContain(
    'no guide or requirement is named "certify-your-first"; did you mean',
  );
});
