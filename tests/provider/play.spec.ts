import { expect, test } from '@playwright/test';
import { repositories } from '../../targets/reference/documents/repositories.ts';
import { assay } from '../support/command.ts';
import { idsWith, reportOf } from '../support/reading/reports.ts';

type Line = 'play1' | 'play2';

const judged = (line: Line, files: Record<string, string> = {}) =>
  assay(['check', 'app', '--type', line, ...repositories[line].args], { files: { ...repositories[line].files, ...files } });

for (const line of ['play1', 'play2'] as const) {
  test(`a good application of ${line} passes`, async () => {
    const outcome = await judged(line);
    expect(outcome.status, outcome.stdout + outcome.stderr).toBe(0);
    expect(idsWith(reportOf(outcome), 'fail', 'warn', 'blocked', 'undecided')).toEqual([]);
  });
}

test('a secret written into the configuration is in no file and on no screen', async () => {
  const { stdout, stderr, written } = await judged('play2', { 'app/conf/application.conf': 'play.http.secret.key = "canary-secret-1"\n' });
  expect(stdout).toContain('play2/secret-key-fits-the-version');
  expect(stdout + stderr + Object.values(written).join('')).not.toContain('canary-secret-1');
});
