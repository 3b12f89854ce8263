import { expect, test } from '@playwright/test';
import { json } from '../../reporters/json.ts';
import { assay } from '../support/command.ts';
import { repaired, sample } from '../unit/reporters/test-reports.ts';

const files = { 'a.json': json(sample()), 'b.json': json(repaired()) };

test.describe('two reports', () => {
  test('show what changed, in terminal, Markdown and HTML; something broke', async () => {
    const outcome = await assay(['report', 'a.json', 'b.json', '--reporter', 'terminal,markdown,html'], { files });
    expect(outcome.status).toBe(1);
    expect(outcome.stdout).toMatch(/^broken manifest\/is-a-json-object: pass → fail: got an array\n/);
    expect(outcome.stdout).toContain('fixed  sso/decodes-form-fields: fail → pass');
    expect(outcome.stdout).toContain('1 broken, 1 fixed, 1 new, 1 gone, 6 the same');
    expect(Object.keys(outcome.written).sort()).toEqual(['comparison.html', 'comparison.md']);
    for (const text of Object.values(outcome.written)) expect(text).toContain('manifest/is-a-json-object');
  });

  test('end with 0 when the later one is not worse', async () => {
    const { status, stdout } = await assay(['report', 'a.json', 'a.json', '--quiet'], { files });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'not conforming → not conforming: acme-db, 9 the same\n' });
    expect((await assay(['report', 'b.json', 'a.json'], { files })).status).toBe(1);
  });

  test('a failure whose input was taken away is no longer tested, not fixed; with --strict the status is 1', async () => {
    const later = sample();
    const requirements = later.requirements.map(({ got, ...one }) =>
      one.verdict === 'fail'
        ? { ...one, verdict: 'not-applicable' as const, reason: 'no plan was named' }
        : { ...one, ...(got !== undefined && { got }) },
    );
    const both = { ...files, 'c.json': json({ ...later, requirements }) };
    const { status, stdout } = await assay(['report', 'a.json', 'c.json'], { files: both });
    expect(status).toBe(0);
    expect(stdout).toContain('no longer tested sso/decodes-form-fields: fail → not-applicable: no plan was named');
    expect(stdout).not.toContain('fixed');
    expect((await assay(['report', 'a.json', 'c.json', '--strict'], { files: both })).status).toBe(1);
    expect((await assay(['report', 'a.json', 'a.json', '--strict'], { files: both })).status).toBe(0);
  });

  test('of two kinds of target are not compared', async () => {
    const other = json({ ...sample(), target: { kind: 'platform', name: 'x' } });
    const { status, stderr } = await assay(['report', 'a.json', 'o.json'], { files: { ...files, 'o.json': other } });
    expect(status).toBe(2);
    expect(stderr).toBe('assay: a.json is of kind provider, o.json of kind platform; they cannot be compared\n');
  });

  test('are not compared in other formats', async () => {
    const { status, stderr } = await assay(['report', 'a.json', 'b.json', '--reporter', 'junit'], { files });
    expect(status).toBe(2);
    expect(stderr).toMatch(/compared by the reporters terminal, markdown and html, not by junit/);
  });
});
