import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { isWrong } from '../../engine/judging/verdict.ts';
import type { Overview, OverviewTarget } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { inFolder } from '../support/command.ts';
import { needs, openBrowser } from '../support/needs.ts';
import { findings, opened } from '../support/reading/pages.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });

let browser: Browser;
let folder = '';
let partners: Partner[] = [];
const rows = new Map<string, OverviewTarget>();
const assayHere = (...args: string[]) => inFolder(args, folder, { limit: 240_000 });
const wrongIn = (name: string): string[] => {
  const { verdicts = {} } = rows.get(name) ?? {};
  return Object.keys(verdicts).filter((id) => isWrong(verdicts[id] ?? ''));
};

/** Judges a good partner and two broken ones, once each and with a seed: the nights are made of what that came to. */
async function judged(): Promise<void> {
  const faults = { good: undefined, broken: 'sso-reads-the-older-token', flaky: 'refusal-answers-403' };
  for (const [name, fault] of Object.entries(faults)) {
    const decisions = (fault && partnerFaults[fault]?.partner) || {};
    const partner = await startPartner({ manifest: partnerManifest(), decisions });
    partners.push(partner);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(partner.manifest));
  }
  const targets = Object.keys(faults).map((name) => ({ name, manifest: `${name}.json`, owner: `Team ${name}` }));
  writeFileSync(join(folder, 'targets.yaml'), JSON.stringify({ targets }));
  await assayHere('fleet', 'targets.yaml', '--seed', '7', '--cases', '1', '--quiet', '--out', 'seeded');
  const overview = JSON.parse(readFileSync(join(folder, 'seeded/overview.json'), 'utf8')) as Overview;
  for (const row of overview.targets) rows.set(row.name, row);
}

/** `broken` fails from the 12th on, `flaky` every third night; `gone` is not there on the 30th, `late` only then. */
async function night(day: number): Promise<void> {
  const seeds: Record<string, string> = {
    steady: 'good',
    broken: day >= 12 ? 'broken' : 'good',
    flaky: day % 3 === 0 ? 'flaky' : 'good',
    [day === 30 ? 'late' : 'gone']: 'good',
  };
  const targets = Object.entries(seeds).map(([name, seed]) => {
    cpSync(join(folder, 'seeded', seed), join(folder, `night-${day}`, name), { recursive: true });
    const soon = name === 'steady' && [{ what: 'TLS certificate' as const, name: 'steady.example', on: '2026-04-05' }];
    return { ...rows.get(seed), name, ...(soon && { expires: soon }) };
  });
  const at = `2026-03-${String(day).padStart(2, '0')}T02:00:00.000Z`;
  mkdirSync(join(folder, `night-${day}`), { recursive: true });
  const overview = { assay: '2.0.0', edition: '2026-11', at, targets, history: [] };
  writeFileSync(join(folder, `night-${day}`, 'overview.json'), JSON.stringify(overview));
  const { stderr } = await assayHere('merge', `night-${day}`, '--out', 'all', '--history', 'fleet.db', '--quiet');
  expect(stderr).toBe('');
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-nights-'));
  browser = await openBrowser();
  await judged();
  for (let day = 1; day <= 30; day++) await night(day);
});

test.afterAll(async () => {
  await browser?.close();
  await Promise.all(partners.map((partner) => partner.close()));
  partners = [];
  rmSync(folder, { recursive: true });
});

test(
  'after thirty nights the page says what changed last night, what fails since when, and what is flaky',
  needs('browser', '@prove'),
  async () => {
    expect(wrongIn('good')).toEqual([]);
    const { page, incidents } = await opened(browser, join(folder, 'all/overview.html'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 failing, 2 fine');
    const part = (name: RegExp) => page.getByRole('region', { name }).filter({ has: page.getByRole('heading', { level: 2 }) });

    const changed = part(/^Changed since the run before \(3\)/);
    await expect(changed.getByRole('listitem').filter({ hasText: /^flaky / })).toContainText(
      `newly failing: ${wrongIn('flaky').join(', ')}`,
    );
    await expect(changed.getByText('late is new, and fine')).toBeVisible();
    await expect(changed.getByText('gone is not in this run')).toBeVisible();

    const failing = part(/^What fails where/);
    for (const id of wrongIn('broken'))
      await expect(failing.getByRole('row').filter({ has: page.getByText(id, { exact: true }) })).toContainText(
        'broken since 2026-03-12 02:00 UTC',
      );

    const flaky = part(/^Flaky \(1\)/).getByRole('listitem');
    await expect(flaky).toHaveText(/^flaky: /);
    for (const id of wrongIn('flaky')) await expect(flaky).toContainText(id);
    await expect(part(/^Expires soon \(1\)/)).toContainText('steady: TLS certificate of steady.example expires in 6 days, on 2026-04-05');
    await expect(page.getByRole('img', { name: 'broken: fine in 11 of 30 runs' })).toBeVisible();
    expect(incidents).toEqual([]);
  },
);

for (const width of [360, 1280])
  test(`the page of thirty nights fits, and axe finds nothing serious, ${width} wide`, needs('browser', '@prove'), async () => {
    const { page } = await opened(browser, join(folder, 'all/overview.html'), { viewport: { width, height: 900 } });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

test('the terminal answers the same', needs('browser', '@prove'), async () => {
  const answers = async (question: string) => (await assayHere('history', 'fleet.db', question)).stdout;
  for (const id of wrongIn('broken')) expect(await answers('since')).toMatch(new RegExp(`broken +${id} +(fail|warn) +2026-03-12`));
  for (const id of wrongIn('flaky')) expect(await answers('flaky')).toContain(id);
  expect(await answers('changed')).toMatch(/late +added\n/);
});
