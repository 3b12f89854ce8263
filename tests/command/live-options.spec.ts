import { expect, type Page, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, run } from '../support/command.ts';
import { inFolder, inState, openedPage, useBrowser, whileLive } from '../support/live.ts';
import { needs } from '../support/needs.ts';
import { reportIn } from '../support/reading/reports.ts';

useBrowser();

const target = ['manifest.json', '--browser', 'off', '--ready-within', '2'];

/** Options of the command line, and what the form shows for them. */
interface Row {
  options: string[];
  what: string;
  fields?: Record<string, string>;
  /** What is shown because the form has no field for it. */
  also?: string[];
  /** A run before, in the same folder. */
  before?: string[];
}

const rows: Row[] = [
  { options: ['--cases', '0'], what: 'all', also: ['--cases 0'] },
  { options: ['--smoke'], what: 'smoke' },
  { options: ['--only', 'sso/*', '--cases', '0'], what: 'sso/*' },
  { options: ['--only', 'sso/accepts-a-valid-call'], what: 'one', fields: { 'One requirement': 'sso/accepts-a-valid-call' } },
  { options: ['--only', 'manifest/*,auth/*', '--max-installs', '5'], what: 'given', also: ['--max-installs 5'] },
  { options: ['--smoke', '--only', 'sso/*'], what: 'given' },
  {
    options: ['--last-failed', '--skip', 'manifest/*', '--cases', '0'],
    what: 'last-failed',
    also: ['--skip manifest/*'],
    before: ['--only', 'auth/*', '--cases', '0'],
  },
  {
    options: ['--smoke', '--plan', 'small', '--plan', 'big', '--seed', '7', '--environment', 'production', '--yes'],
    what: 'smoke',
    fields: { Plan: 'small, big', Seed: '7', Environment: 'production' },
    also: ['--yes'],
  },
  {
    options: ['--read-only', '--resource', 'nobody', '--strict', '--base-url', '{origin}/resources'],
    what: 'all',
    fields: { 'Another address': '{origin}/resources' },
    also: ['--read-only', '--resource nobody', '--strict'],
  },
  {
    options: ['--smoke', '--timeout', '2500', '--header', 'X-Key: a secret', '--skip', 'sso/*'],
    what: 'smoke',
    also: ['--timeout 2500', '--header X-Key', '--skip sso/*'],
  },
];

const startFaulty = (keys: (string | undefined)[]): Promise<Partner> =>
  startPartner({
    manifest: partnerManifest(),
    decisions: {
      ...partnerFaults['refusal-answers-403']?.partner,
      meets: ({ headers }) => void keys.push(String(headers['x-key'])),
    },
  });

async function isShown(page: Page, { what, fields = {}, also = [] }: Row): Promise<void> {
  await expect(page.getByLabel('What to run')).toHaveValue(what);
  for (const [label, value] of Object.entries(fields)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  for (const option of also) await expect(page.getByText(option, { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('a secret');
}

/** What a run judged, and how many resources it installed. */
const judgedBy = ({ requirements, resources, verdict, seed }: Report) => ({
  ...{ verdict, seed, made: resources.made },
  verdicts: requirements.map((one) => `${one.id} ${one.verdict}`).sort(),
});

for (const row of rows)
  test(`the form shows, and the page runs, what certify would: ${row.options.join(' ')}`, needs('browser', '@prove'), async () => {
    const keys: string[] = [];
    const partner = await startFaulty(keys);
    const api = { ...partner.manifest.api, production: partner.manifest.api.test };
    const files = { 'manifest.json': JSON.stringify({ ...partner.manifest, api }) };
    const filled = (text: string) => text.replace('{origin}', partner.origin);
    const own = [...target, ...row.options.map(filled)];
    const shown = { ...row, fields: Object.fromEntries(Object.entries(row.fields ?? {}).map(([label, text]) => [label, filled(text)])) };
    const certify = (folder: string, args: string[]) => run(bin, ['certify', ...args], folder);
    let lived: Report | undefined;
    await inFolder(files, async (folder) => {
      if (row.before) await certify(folder, [...target, ...row.before]);
      await whileLive(own, folder, {}, async ({ address }) => {
        const { page, incidents } = await openedPage(address);
        await isShown(page, shown);
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await inState(page, 'running');
        await inState(page, 'idle', 120_000);
        lived = reportIn(folder);
        expect(incidents).toEqual([]);
        await page.context().close();
      });
    });
    expect(keys.includes('a secret')).toBe(row.options.includes('X-Key: a secret'));
    await inFolder(files, async (folder) => {
      if (row.before) await certify(folder, [...target, ...row.before]);
      await certify(folder, [...own, ...(row.options.includes('--seed') ? [] : ['--seed', String(lived?.seed)])]);
      expect(lived && judgedBy(lived)).toEqual(judgedBy(reportIn(folder)));
    });
    expect(partner.resources()).toEqual([]);
    await partner.close();
  });
