import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { assay, root } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';

const folder = join(root, 'tests/support/hars');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const wrong = [
  ...['auth/refuses-missing-credentials', 'auth/refuses-a-wrong-password'],
  ...['provision/id-is-a-string', 'provision/config-covers-config-vars', 'deprovision/answers-200', 'sso/accepts-a-valid-call'],
];

for (const name of readdirSync(folder).filter((one) => one.endsWith('.har')))
  test(`the same mistakes are found, and nothing else, in ${name}`, async () => {
    const files = { 'a.har': read(name), 'manifest.json': read('manifest.json') };
    const outcome = await assay(['traffic', 'a.har', '--manifest', 'manifest.json', '--plan', 'test'], { files });
    const { requirements } = reportOf(outcome, 'assay-report/provider/report.json');
    const failed = requirements.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    expect(failed.sort(), outcome.stdout).toEqual(wrong.toSorted());
    expect(outcome.status).toBe(1);
  });
