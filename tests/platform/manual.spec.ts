import { expect, test } from '@playwright/test';
import type { Report } from '../../specs/generated/schemas.ts';
import { assay, changed, manifest } from '../support/command.ts';

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
    'assay: assay-report/report.json: no such file\n',
    'assay: assay-report/report.json: nothing failed, warned, was blocked or undecided; leave --last-failed out\n',
    'assay: assay-report/report.json: expected a report of kind application, got provider; name another folder with --out\n',
    'assay: --last-failed and --only do not go together\n',
    expect.stringMatching(/^assay: assay-report\/report\.json:1:1: not a report of Assay: .*\n$/),
  ]);
});

test('--headed says that there is no display', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere there is always one');
  const { status, stderr } = await assay(['certify', 'manifest.json', '--headed'], { files: { 'manifest.json': manifest } });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^assay: --headed needs a display.*\n$/);
});
