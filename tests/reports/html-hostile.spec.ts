import { expect, test } from '@playwright/test';
import { htmlComparison } from '../../reporters/html/comparison.ts';
import { html } from '../../reporters/html/index.ts';
import { needs } from '../support/needs.ts';
import { everyNth } from '../support/proof.ts';
import { findings, openAll, sticksOut } from '../support/reading/pages.ts';
import { brief, spoiled, withEverything } from '../support/reading/spoiled-reports.ts';
import { reportPages } from '../support/report-pages.ts';

const widths = everyNth([360, 768, 1280], 2);

const { open } = reportPages((made) => {
  const fixed = { ...made, requirements: made.requirements.map((outcome) => ({ ...outcome, verdict: 'pass' as const })) };
  return {
    hostile: html(spoiled(withEverything(made))),
    'brief-hostile': html(spoiled(brief(withEverything(made)))),
    compared: htmlComparison(spoiled(fixed), spoiled(made)),
  };
});

for (const name of ['hostile', 'compared']) {
  for (const width of everyNth(widths, 2)) {
    test(`hostile text neither runs nor breaks the ${name} page, ${width} wide`, needs('browser', '@prove'), async () => {
      const { page, incidents } = await open(name, { viewport: { width, height: 800 } });
      await openAll(page);
      for (const link of await page.locator('nav a').all()) await link.click();
      await page.locator('h2').first().hover();
      expect(await page.evaluate('window.__pwned')).toBeUndefined();
      expect(await sticksOut(page)).toEqual([]);
      expect(await page.locator('script').count()).toBe(1);
      expect(await page.locator('img, iframe, object, embed, base, [onclick], [onerror], [onmouseover], [style]').count()).toBe(0);
      expect(incidents).toEqual([]);
      await page.context().close();
    });
  }
}

test('a page of hostile text has no serious findings', needs('browser', '@prove'), async () => {
  for (const name of ['brief-hostile', 'compared']) {
    const { page } = await open(name, { viewport: { width: 768, height: 800 } });
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  }
});
