import { expect, test } from '@playwright/test';
import { assay, changed } from '../support/command.ts';

const broken = changed('"eu"', '"us"');

test.describe('the log of a CI system', () => {
  const check = (env: Record<string, string>) => assay(['check', 'm.json'], { files: { 'm.json': broken }, env });

  test('of GitHub has a group, annotations with places, and a summary', async () => {
    const { stdout, written } = await check({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: 'summary.md' });
    expect(stdout).toMatch(/^::group::Assay: acme-db\n::stop-commands::([0-9a-f-]{36})\nfail /);
    expect(stdout).toMatch(/\n::error file=m\.json,line=11,col=16,title=manifest\/regions-include-eu [^,:]*::m\.json:11:16: expected/);
    expect(stdout).toMatch(/\n::error title=Assay%3A not-conforming::acme-db: 1 of \d+ required checks failed\n$/);
    expect(written['summary.md']).toMatch(/^## Not conforming: <code>acme-db<\/code>/);
    const token = (text: string) => /::stop-commands::(\S+)/.exec(text)?.[1];
    expect(token((await check({ GITHUB_ACTIONS: 'true' })).stdout)).not.toBe(token(stdout));
  });

  test('of GitLab has a section, with the verdict after it', async () => {
    const { stdout } = await check({ GITLAB_CI: 'true' });
    const shown = stdout.replaceAll('\u001b[0K', '<clear>');
    expect(shown).toMatch(/^<clear>section_start:\d+:assay_report\r<clear>Assay: acme-db\nfail /);
    expect(shown).toMatch(/\n<clear>section_end:\d+:assay_report\r<clear>not conforming: acme-db, .*\n$/);
  });

  test('has none of these with JSON', async () => {
    const { stdout } = await assay(['check', 'm.json', '--reporter', 'json'], {
      files: { 'm.json': broken },
      env: { GITHUB_ACTIONS: 'true' },
    });
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'not-conforming' });
  });

  test('does not fail the run when the summary cannot be written', async () => {
    const { status, stderr } = await check({ GITHUB_STEP_SUMMARY: 'no/such/folder.md' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'The summary of the step could not be written (ENOENT).\n' });
  });
});
