import { expect, test } from '@playwright/test';
import { conforming } from '../../targets/reference/platform/index.ts';
import { assay } from '../support/command.ts';
import { filesOf, startFor } from '../support/gating.ts';
import { namedForms } from '../support/named-forms.ts';
import { configWithParts, planted } from '../support/planted.ts';
import { leakSearch } from '../support/reading/leaks.ts';
import { red, reportOf } from '../support/reading/reports.ts';

test('config values that a platform shows, of whoever they are, are in no artefact of a gate', async () => {
  const secrets = new Set<string>();
  const { makesConfig, parts } = configWithParts(secrets);
  const platform = await startFor({
    platform: {
      detail: (addon, url, state) => ({
        ...(conforming.detail(addon, url, state) as object),
        config: makesConfig(),
        made: parts().join(' and '),
      }),
    },
  });
  try {
    const { written, stdout, stderr } = await assay(['gate', 'p/platform.yaml', '--only', 'vendor/*'], {
      files: filesOf(platform, {}, 'p'),
    });
    expect(secrets.size).toBeGreaterThan(10);
    const search = leakSearch([], [...secrets]);
    for (const [name, text] of Object.entries({ ...written, stdout, stderr })) expect.soft(search(text).slice(0, 3), name).toEqual([]);
  } finally {
    await platform.close();
  }
});

test('what a platform shows under the name of a secret is in no artefact of a gate', async () => {
  const secrets = new Set<string>();
  const { page, headers, fields, query } = planted(secrets);
  const refusal = (status = 401, forms = namedForms.length) => ({ status, headers: { 'content-type': 'text/html' }, body: page(forms) });
  const platform = await startFor({
    platform: {
      extraHeaders: headers,
      selfRecord: (user, state) => ({ ...(conforming.selfRecord(user, state) as object), ...fields() }),
      summaryRecord: (user, state) => ({ ...(conforming.summaryRecord(user, state) as object), ...fields() }),
      zoneList: (zones) => (conforming.zoneList(zones) as object[]).map((zone) => ({ ...zone, ...fields() })),
      entry: (addon, url) => ({ ...(conforming.entry(addon, url) as object), ...fields() }),
      detail: (addon, url, state) => ({ ...(conforming.detail(addon, url, state) as object), ...fields() }),
      returnsTo: (token, given, state) => `${conforming.returnsTo(token, given, state)}&${query()}`,
      // It answers often: over the run, it shows all forms.
      refusesAccess: () => refusal(401, 4),
      refusesProvider: refusal(),
      refusesToken: refusal(),
      refusesToAuthorise: refusal(400),
      objectsToQuery: (asked) => (asked === '' ? undefined : refusal(400)),
      missing: refusal(404),
      vendorMissing: refusal(404),
    },
  });
  try {
    const reporters = ['--reporter', 'terminal,json,html,junit,markdown,sarif'];
    const outcome = await assay(['gate', 'p/platform.yaml', '--no-quiet', '--seed', '3', ...reporters], {
      files: filesOf(platform, {}, 'p'),
    });
    expect(red(reportOf(outcome))).toEqual([]);
    expect(secrets.size).toBeGreaterThan(200);
    const search = leakSearch([], [...secrets]);
    const all = { ...outcome.written, stdout: outcome.stdout, stderr: outcome.stderr };
    for (const [name, text] of Object.entries(all)) expect.soft(search(text).slice(0, 3), name).toEqual([]);
  } finally {
    await platform.close();
  }
});
