import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { certified } from './certifying.ts';
import { openBrowser } from './needs.ts';
import { opened } from './reading/pages.ts';

/** The report of a partner with two faults, pages made from it, and a browser to open them; all tests of a file share one run and one browser. */
export function reportPages(pagesOf: (report: Report) => Record<string, string>) {
  test.describe.configure({ mode: 'default' });
  let browser: Browser;
  let report: Report;
  let folder = '';
  const fileOf = (name: string): string => join(folder, `${name}.html`);

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-html-'));
    browser = await openBrowser();
    const faults = ['sso-reads-the-older-token', 'refusal-answers-403'].map((name) => partnerFaults[name]?.partner);
    ({ report } = await certified({ partner: Object.assign({}, ...faults) }, ['--browser', 'off', '--cases', '1']));
    for (const [name, text] of Object.entries(pagesOf(report))) writeFileSync(fileOf(name), text);
  });

  test.afterAll(async () => {
    await browser?.close();
    if (folder !== '') rmSync(folder, { recursive: true });
  });

  return {
    fileOf,
    report: () => report,
    open: (name: string, options?: BrowserContextOptions, hash?: string) => opened(browser, fileOf(name), options, hash),
  };
}
