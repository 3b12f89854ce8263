import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { assay, root } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';

const folder = join(root, 'tests/support/hars');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

type Expected = { provider: string[]; platform: string[]; plans: string[] };

/** What is wrong in the recordings of one service by several programs. */
const usual: Expected = {
  provider: [
    ...['auth/refuses-missing-credentials', 'auth/refuses-a-wrong-password'],
    ...['provision/id-is-a-string', 'provision/config-covers-config-vars', 'deprovision/answers-200', 'sso/accepts-a-valid-call'],
  ],
  platform: ['calls/use-basic-credentials', 'calls/sso-signature-is-right', 'calls/sso-timestamp-is-in-milliseconds'],
  plans: ['test'],
};

/** A recording of a service and a platform of its own. */
const own: Record<string, Expected> = {
  'chrome-har.har': {
    provider: [
      ...['auth/refuses-missing-credentials', 'auth/refuses-a-wrong-password', 'auth/refuses-a-wrong-user', 'auth/refuses-another-scheme'],
      ...['provision/id-is-a-string', 'provision/config-is-a-string-map', 'provision/config-covers-config-vars'],
      ...['provision/message-is-a-string', 'provision/labels-json', 'deprovision/answers-200'],
      ...['sso/refuses-a-wrong-signature', 'sso/refuses-a-stale-timestamp'],
    ],
    platform: [...usual.platform, 'calls/provision-body-is-complete', 'calls/callback-url-is-absolute'],
    plans: ['test', 'number', 'novar', 'numvar', 'message', 'html'],
  },
};

for (const name of readdirSync(folder).filter((one) => one.endsWith('.har')))
  test(`the same mistakes are found on both sides, and nothing else, in ${name}`, async () => {
    const { plans, ...expected } = own[name] ?? usual;
    const files = { 'a.har': read(name), 'manifest.json': read('manifest.json') };
    const outcome = await assay(['traffic', 'a.har', '--manifest', 'manifest.json', ...plans.flatMap((plan) => ['--plan', plan])], {
      files,
    });
    const wrongOf = (side: string) =>
      reportOf(outcome, `assay-report/${side}/report.json`).requirements.flatMap(({ id, verdict }) =>
        verdict === 'fail' || verdict === 'warn' ? [id as string] : [],
      );
    for (const [side, ids] of Object.entries(expected)) expect.soft(wrongOf(side).sort(), outcome.stdout).toEqual(ids.toSorted());
    expect(outcome.status).toBe(1);
  });
