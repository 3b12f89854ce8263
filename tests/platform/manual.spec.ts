import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { findBrowser } from '../../engine/wire/browser.ts';
import type { Report } from '../../specs/generated/schemas.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { assay, bin, changed, manifest } from '../support/command.ts';
import { reportIn } from '../support/reading/reports.ts';

test('--last-failed judges what did not pass in the last report, and says how many', { tag: '@prove' }, async () => {
  const files = { 'manifest.json': changed('"eu"', '"us"').replace('Acme Database', '') };
  const { written: before } = await assay(['check', 'manifest.json'], { files });
  const last = JSON.parse(before['assay-report/report.json'] ?? '') as Report;
  const open = last.requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id);
  expect(open.length).toBeGreaterThan(0);
  const fixed = { 'manifest.json': manifest, 'assay-report/report.json': before['assay-report/report.json'] ?? '' };
  const outcome = await assay(['check', 'manifest.json', '--last-failed', '--reporter', 'json'], { files: fixed });
  expect(outcome.stderr).toBe(`--last-failed: ${open.length} of ${last.requirements.length} requirements of assay-report/report.json\n`);
  const { requirements } = JSON.parse(outcome.stdout) as Report;
  expect(requirements.filter(({ verdict }) => verdict !== 'untested').map(({ id, verdict }) => [id, verdict])).toEqual(
    open.map((id) => [id, 'pass']),
  );
  expect(outcome.status).toBe(0);
});

test('where --last-failed cannot be used, one line says why', async () => {
  const files = { 'manifest.json': manifest, 'package.json': '{"scripts":{"start":"node ."}}' };
  const { written } = await assay(['check', 'manifest.json'], { files });
  const reported = { ...files, 'assay-report/report.json': written['assay-report/report.json'] ?? '' };
  const lines = await Promise.all([
    assay(['certify', 'manifest.json', '--last-failed'], { files }),
    assay(['check', 'manifest.json', '--last-failed'], { files: reported }),
    assay(['app', '.', '--last-failed'], { files: reported }),
    assay(['check', 'manifest.json', '--last-failed', '--only', 'manifest/*'], { files: reported }),
    assay(['check', 'manifest.json', '--last-failed'], { files: { ...files, 'assay-report/report.json': '{}' } }),
  ]);
  for (const { status } of lines) expect(status).toBe(2);
  expect(lines.map(({ stderr }) => stderr)).toEqual([
    'assay-report/report.json: no such file\n',
    'assay-report/report.json: nothing failed, warned, was blocked or undecided; leave --last-failed out\n',
    'assay-report/report.json: expected a report of kind application, got provider; name another folder with --out\n',
    'assay: --last-failed and --only do not go together\n',
    expect.stringMatching(/^assay-report\/report\.json:1:1: not a report of Assay: .*\n$/),
  ]);
});

test('--headed says that there is no display', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere there is always one');
  const { status, stderr } = await assay(['certify', 'manifest.json', '--headed'], { files: { 'manifest.json': manifest } });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^assay: --headed needs a display.*\n$/);
});

test('--ui shows the plays; one that is started there is judged after Ctrl-C, and nothing stays behind', { tag: '@prove' }, async () => {
  const executablePath = findBrowser(process.env, '');
  test.skip(executablePath === undefined, 'there is no browser');
  const folder = mkdtempSync(join(tmpdir(), 'assay-ui-'));
  const partner = await startPartner({ manifest: partnerManifest() });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
  // As on a machine without a desktop: the page is opened by us.
  const env = { PATH: process.env.PATH, PWTEST_UNDER_TEST: '1' };
  const child = spawn(process.execPath, [bin, 'certify', 'manifest.json', '--plan', 'test', '--ui'], { cwd: folder, env });
  try {
    const address = await new Promise<string>((resolve) => {
      let text = '';
      child.stderr.on('data', (more) => {
        text += more;
        const found = /Listening on (\S+)/.exec(text)?.[1];
        if (found) resolve(found);
      });
    });
    const browser = await chromium.launch({ executablePath: executablePath ?? '', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByText('plays.js').click();
    await page.keyboard.press('ArrowRight');
    const play = page.getByRole('treeitem', { name: 'a user opens the dashboard' }).first();
    await play.hover();
    await play.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByTestId('status-line')).toContainText('— 1 passed', { timeout: 30_000 });
    await browser.close();
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.kill('SIGINT');
    // Partial: what was not started is untested, and some of it because another play did not make what it needs.
    expect([0, 4]).toContain(await ended);
    const { verdict, requirements, resources } = reportIn(folder);
    const verdicts = Object.fromEntries(requirements.map(({ id, verdict }) => [id, verdict]));
    expect(verdicts).toMatchObject({ 'sso/accepts-a-valid-call': 'pass', 'sso/refuses-a-stale-timestamp': 'untested' });
    expect(verdict).toBe('partial');
    expect(resources).toMatchObject({ left: [], unknown: [] });
    expect(partner.made()).toBeGreaterThan(0);
    expect(partner.resources()).toEqual([]);
  } finally {
    child.kill('SIGKILL');
    await partner.close();
    rmSync(folder, { recursive: true });
  }
});
