import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { html } from '../../reporters/html/index.ts';
import { picture } from '../support/live.ts';
import { needs } from '../support/needs.ts';
import { everyNth, isWhole } from '../support/proof.ts';
import { count, findings, openAll, openSome, sticksOut } from '../support/reading/pages.ts';
import { brief, withEverything } from '../support/reading/spoiled-reports.ts';
import { reportPages } from '../support/report-pages.ts';

const widths = everyNth([360, 768, 1280], 2);
const schemes = ['light', 'dark'] as const;

const { open, fileOf, report } = reportPages((made) => ({
  failing: html(made),
  brief: html(brief(withEverything(made))),
}));

for (const scheme of schemes) {
  for (const width of widths) {
    // What is there is the same in every colour, and the colours are the same at every width.
    if (!isWhole && (scheme === 'dark') !== (width === widths[1])) continue;
    test(`the page of a run with failures, ${width} wide, ${scheme}`, needs('browser', ...(width < 1280 ? ['@prove'] : [])), async () => {
      const { page, incidents } = await open('failing', { viewport: { width, height: 800 }, colorScheme: scheme });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not conforming');
      expect(await sticksOut(page)).toEqual([]);
      await openAll(page);
      expect(await sticksOut(page)).toEqual([]);
      expect(incidents).toEqual([]);
      await page.context().close();
    });

    test(`axe finds nothing serious, ${width} wide, ${scheme}`, needs('browser', ...(width < 1280 ? ['@prove'] : [])), async () => {
      const { page } = await open('brief', { viewport: { width, height: 800 }, colorScheme: scheme });
      await openSome(page);
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    });
  }
}

test('the verdict and the first thing to do are seen without scrolling, on a phone too', needs('browser'), async () => {
  const { page } = await open('failing', { viewport: { width: 360, height: 780 } });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('.cause h3').first()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 820 });
  await expect(page.locator('.cause .advice').first()).toBeInViewport();
  await picture(page, 'report');
  await page.context().close();
});

test('a page is far shorter than the screens it had, at both widths', needs('browser'), async () => {
  for (const [width, limit] of [
    [1280, 6_000],
    [390, 10_000],
  ] as const) {
    const { page } = await open('failing', { viewport: { width, height: 800 } });
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(limit);
    await page.context().close();
  }
});

test('a mark of the timeline opens its exchange', needs('browser'), async () => {
  const { page } = await open('failing');
  const mark = page.locator('.lanes a:has(.against)').last();
  const target = (await mark.getAttribute('href')) ?? '';
  await mark.dispatchEvent('click');
  await expect(page.locator(`[id="${target.slice(1)}"] > summary`)).toBeFocused();
  await expect(page.locator(`[id="${target.slice(1)}"] .sides`)).toBeVisible();
  // A mark is thin: a click beside it opens the nearest; left of all of them, that is the first.
  await page.evaluate("location.hash = ''");
  const lane = page.locator('.operation .lane').last();
  const lefts = await lane
    .locator('a')
    .evaluateAll((marks) => marks.map((one) => ({ href: one.getAttribute('href') ?? '', left: one.getBoundingClientRect().left })));
  const first = lefts.sort((a, b) => a.left - b.left)[0]?.href ?? '';
  await lane.dispatchEvent('click', { clientX: (await lane.boundingBox())?.x ?? 0 });
  await expect(page.locator(`[id="${first.slice(1)}"] > summary`)).toBeFocused();
  await page.context().close();
});

test('filters by verdict, level and surface, and says how many are left', needs('browser'), async () => {
  const { page } = await open('failing');
  const status = page.getByRole('status').first();
  const all = report().requirements.length;
  await expect(status).toHaveText(`${all} requirements`);
  await page.getByRole('checkbox', { name: /^fail/ }).check();
  await expect(status).toHaveText(`${report().counts.fail} of ${all} requirements`);
  expect(await count(page, '.requirement')).toBe(report().counts.fail);
  await page.getByRole('checkbox', { name: /^warn/ }).check();
  await expect(status).toHaveText(`${report().counts.fail + report().counts.warn} of ${all} requirements`);
  await page.getByLabel('Level').selectOption('should');
  await expect(status).toHaveText(`${report().counts.warn} of ${all} requirements`);
  await page.getByLabel('Surface', { exact: true }).selectOption('manifest');
  await expect(page.getByText('No requirement matches.')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Show all' }).click();
  await expect(status).toHaveText(`${all} requirements`);
  // As before: surfaces in which nothing is wrong are folded.
  expect(await count(page, '.requirement')).toBe(report().counts.fail + report().counts.warn);
  await page.context().close();
});

test('a count in the heading shows what it counts', needs('browser'), async () => {
  const { page } = await open('failing');
  await page.getByRole('link', { name: /blocked/ }).click();
  expect(await count(page, '.requirement')).toBe(report().counts.blocked);
  await expect(page.getByRole('heading', { name: 'Surfaces' })).toBeFocused();
  await page.context().close();
});

test('finds requirements by their words, ids and what was got', needs('browser'), async () => {
  const { page } = await open('failing');
  const search = page.getByRole('searchbox');
  await search.fill('SHA-1 knows');
  expect(await count(page, '.requirement')).toBe(1);
  await expect(page.locator('.requirement >> visible=true')).toHaveAttribute('id', 'sso/accepts-a-valid-call');
  await search.fill('auth/refuses-missing');
  expect(await count(page, '.requirement')).toBe(1);
  await search.fill('nothing has these words');
  expect(await count(page, '.requirement')).toBe(0);
  await page.context().close();
});

test('a link opens at one requirement', needs('browser'), async () => {
  const { page } = await open('failing', {}, '#auth/refuses-missing-credentials');
  const requirement = page.locator('[id="auth/refuses-missing-credentials"]');
  await expect(requirement).toHaveAttribute('open');
  await expect(requirement.locator('summary').first()).toBeFocused();
  await expect(requirement.locator('summary').first()).toBeInViewport();
  await expect(requirement.locator('.got').first()).toBeVisible();
  await page.context().close();
});

test('a link to what the filter hides shows it', needs('browser'), async () => {
  const { page } = await open('failing');
  await page.getByRole('checkbox', { name: /^pass/ }).check();
  await page
    .getByText(/^blocks \d+ other check/)
    .last()
    .click();
  await page
    .locator('.causes .folded', { hasText: /^blocks/ })
    .locator('a')
    .first()
    .click();
  const [id] = new URL(page.url()).hash.slice(1).split('?');
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('open');
  await expect(page.locator(`[id="${id}"] > summary`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('data-verdict', 'blocked');
  await page.context().close();
});

for (const [name, script] of [
  ['with the clipboard', ''],
  ['without it', `Object.defineProperty(navigator, 'clipboard', { value: undefined })`],
] as const) {
  test(`copies the command that repeats a problem ${name}`, needs('browser'), async () => {
    const { page } = await open('failing', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate(script);
    await page.goto(`${pathToFileURL(fileOf('failing')).href}#auth/refuses-missing-credentials`);
    const requirement = page.locator('[id="auth/refuses-missing-credentials"]');
    await requirement.getByRole('button', { name: 'Copy the command' }).first().click();
    await expect(requirement.getByRole('button', { name: 'Copied' })).toBeVisible();
    const reader = await page.context().newPage();
    await reader.goto(pathToFileURL(fileOf('failing')).href);
    await reader.bringToFront();
    const outcome = report().requirements.find(({ id }) => id === 'auth/refuses-missing-credentials');
    expect(await reader.evaluate('navigator.clipboard.readText()')).toBe(outcome?.repeat);
    await page.context().close();
  });
}

test('the keyboard goes through the page in the order in which it is read', needs('browser'), async () => {
  const { page } = await open('failing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the report' })).toBeFocused();
  const order: number[] = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const [place, isSeen] = await page.evaluate<[number, boolean]>(`(() => {
      const one = document.activeElement;
      const seen = one.closest('.choice') ?? one;
      return [[...document.querySelectorAll('*')].indexOf(one), getComputedStyle(seen).outlineStyle !== 'none'];
    })()`);
    expect(isSeen).toBe(true);
    order.push(place);
  }
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  await page.context().close();
});

test('the keyboard alone opens a requirement and skips the heading', needs('browser'), async () => {
  const { page } = await open('failing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.locator('#surface-manifest > summary').focus();
  await page.keyboard.press('Enter');
  const requirement = page.locator('[id="manifest/is-a-json-object"]');
  await requirement.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(requirement).toHaveAttribute('open');
  await expect(requirement.getByText('The contract says')).toBeVisible();
  await page.context().close();
});

test('everything can be read without scripts', needs('browser'), async () => {
  const { page, incidents } = await open('failing', { javaScriptEnabled: false });
  await expect(page.getByRole('search')).toBeHidden();
  const folded = page.locator(':is(.surface, .quiet):not([open]) > summary >> visible=true');
  while ((await folded.count()) > 0) await folded.first().click();
  expect(await count(page, '.requirement')).toBe(report().requirements.length);
  const requirement = page.locator('[id="auth/refuses-missing-credentials"]');
  await requirement.locator('summary').first().click();
  await expect(requirement.getByText('Answer wrong credentials with 401 instead of 403', { exact: false }).first()).toBeVisible();
  await expect(requirement.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  expect(incidents).toEqual([]);
  await page.context().close();
});

test('on paper, the first failure of each cause is open and the rest is a list', needs('browser'), async () => {
  const { page } = await open('failing', { viewport: { width: 794, height: 1123 } });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[id="auth/refuses-missing-credentials"] .inside')).toBeVisible();
  for (const id of ['auth/refuses-a-wrong-password', 'manifest/is-a-json-object']) {
    await expect(page.locator(`[id="${id}"] summary`).first()).toBeVisible();
    await expect(page.locator(`[id="${id}"] .inside`)).toBeHidden();
  }
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  expect(await sticksOut(page)).toEqual([]);
  await page.context().close();
});

test('markup that got into the page after all would not run, and would fetch nothing', needs('browser'), async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const markup = `<script>window.__pwned = 1</script><img src="http://127.0.0.1:${port}/x" onerror="window.__pwned = 1"><p style="position: fixed">`;
  writeFileSync(
    fileOf('broken-into'),
    html(report()).replace('<main', () => `${markup}<main`),
  );
  const { page, incidents } = await open('broken-into');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate('window.__pwned')).toBeUndefined();
  expect(await page.evaluate(`getComputedStyle(document.querySelector('p[style]')).position`)).toBe('static');
  expect(asked).toEqual([]);
  expect(incidents.filter((incident) => incident.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(3);
  await page.context().close();
  server.close();
});
