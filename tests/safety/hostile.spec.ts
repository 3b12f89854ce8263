import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { type Attack, attacks, pages } from '../../targets/hostile/index.ts';
import { needs, openBrowser } from '../support/needs.ts';
import { everyNth, isWhole, recorded } from '../support/proof.ts';
import type { Attacked } from '../support/reading/enduring.ts';
import { reportOf } from '../support/reading/reports.ts';
import {
  applicationSurfaces,
  attackApplication,
  attackPlatform,
  attackProvider,
  attackStarted,
  platformSurfaces,
  providerSurfaces,
  type Surface,
} from '../support/targets/attacking.ts';

// One after the other: each has the memory of its processes measured, and its row in one table.
test.describe.configure({ mode: 'default' });

const targets: Record<string, { surfaces: Record<string, Surface>; attacked: (attack: Attack, surface: Surface) => Promise<Attacked> }> = {
  provider: { surfaces: providerSurfaces, attacked: attackProvider },
  platform: { surfaces: platformSurfaces, attacked: attackPlatform },
  application: { surfaces: applicationSurfaces, attacked: attackApplication },
};

const all = Object.entries(targets).flatMap(([target, { surfaces, attacked }]) =>
  Object.entries(surfaces).flatMap(([surface, where]) =>
    Object.entries(attacks).map(([name, attack]) => ({ name, on: `${target}, ${surface}`, run: () => attacked(attack, where) })),
  ),
);

/** What was attacked held out, and the table gets its row. */
function expectUnhurt(name: string, on: string, { verdict, seconds, megabytes, wrong, attacked, outcome }: Attacked): void {
  if (isWhole) recorded('hostile', `${on}: ${name}`, { verdict, seconds, megabytes, requests: attacked, wrong: wrong.length });
  expect(wrong, outcome.stdout.slice(-500)).toEqual([]);
  expect(attacked, 'nothing was attacked').toBeGreaterThan(0);
  expect(['conforming', 'partial', 'inconclusive', 'not-conforming']).toContain(verdict);
}

// The step has no divisor in common with the number of attacks, so that another one falls on each surface.
for (const { name, on, run } of everyNth(all, 331)) {
  test(`${on}: ${name}`, async () => {
    expectUnhurt(name, on, await run());
  });
}

for (const [name, attack] of everyNth(Object.entries(pages), 5))
  test(`provider, panel in a browser: ${name}`, needs('browser', '@prove'), async () => {
    const panel = providerSurfaces.panel as Surface;
    expectUnhurt(name, 'provider, panel in a browser', await attackProvider(attack, panel, ['--browser', 'on', '--smoke']));
  });

for (const [name, attack] of Object.entries({ silence: attacks.silence, drip: attacks['slow-drip-of-the-body'] })) {
  test(`a surface is given up after two time-outs, and the others are tested: ${name}`, { tag: '@prove' }, async () => {
    const result = await attackProvider(attack as Attack, providerSurfaces.delete as Surface);
    expectUnhurt(name, 'provider, delete', result);
    const { requirements, exchanges, resources } = reportOf(result.outcome);
    // Six may be on their way when the second one times out; cleaning up tries once more for each of what was made.
    expect(result.attacked).toBeLessThanOrEqual(6 + resources.made);
    expect(resources.made).toBeLessThanOrEqual(10);
    expect(requirements.find(({ id }) => id === 'deprovision/answers-200')?.verdict).toBe('undecided');
    expect(exchanges.filter(({ request, response }) => request.url.endsWith('/sso') && response?.status === 303).length).toBeGreaterThan(3);
  });
  if (!isWhole) break;
}

test.describe('an application that Assay starts itself', () => {
  // Port 8080 is one for the whole machine.
  test.describe.configure({ mode: 'serial' });
  for (const name of isWhole ? ['endless-body', 'silence', 'control-sequences', 'reset-on-connect', 'http-1-0', 'interim-flood'] : []) {
    test(name, async () => {
      expectUnhurt(name, 'application, started', await attackStarted(name));
    });
  }
});

test('a page of a hostile run shows its texts and runs none of them', needs('browser', '@prove'), async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-page-'));
  const browser = await openBrowser();
  try {
    for (const name of everyNth(['script-in-every-string', 'script-in-headers', 'redirect-to-a-script', 'xml-illegal-characters'], 4)) {
      const result = await attackProvider(attacks[name] as Attack, providerSurfaces.provision as Surface);
      expectUnhurt(name, 'provider, provision', result);
      const file = join(folder, `${name}.html`);
      writeFileSync(file, result.page);
      const page = await browser.newPage();
      const incidents: string[] = [];
      page.on('pageerror', ({ message }) => incidents.push(message));
      page.on('dialog', (dialog) => incidents.push(dialog.message()));
      page.on('request', (request) => incidents.push(...(request.url().startsWith('file:') ? [] : [request.url()])));
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
      expect(await page.evaluate('window.__pwned')).toBeUndefined();
      expect(await page.locator('img, iframe, object, embed, [onerror]').count()).toBe(0);
      expect(incidents).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
});
