import { expect, test } from '@playwright/test';
import { catalogue, isRequirement } from '../../engine/catalogue/catalogue.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { assay, changed } from '../support/command.ts';
import { reportOf } from '../support/reading/reports.ts';
import { certify, receiving } from '../support/targets/guests.ts';

const formats = ['html', 'junit', 'markdown', 'sarif'];
const files = { html: 'report.html', junit: 'junit.xml', markdown: 'report.md', sarif: 'report.sarif' };

test('a failure shows how the contract is read, in every format of a report and not in the terminal', async () => {
  const outcome = await assay(['check', 'manifest.json', '--reporter', `terminal,${formats.join(',')}`], {
    files: { 'manifest.json': changed('"eu"', '"EU"') },
  });
  expect(outcome.status).toBe(1);
  const read = 'The region is `EU` in the provisioning request, `eu` in the manifest and `eu` in the detail';
  for (const name of Object.values(files)) expect(outcome.written[`assay-report/${name}`], name).toContain('Read as:');
  const report = reportOf(outcome);
  expect(report.requirements.find(({ id }) => id === 'manifest/regions-include-eu')).toMatchObject({
    verdict: 'fail',
    readings: [{ id: 'contradiction/region-case', reading: `${read}.` }],
  });
  expect(outcome.stdout).not.toContain('Read as:');
});

test('so does a warning about a running service', { tag: '@prove' }, async () => {
  const decisions = partnerFaults['sso-never-expires']?.partner ?? {};
  await receiving(decisions, async ({ manifest }) => {
    const outcome = await certify(manifest, ['--only', 'sso/refuses-a-stale-timestamp']);
    const found = reportOf(outcome).requirements.find(({ id }) => id === 'sso/refuses-a-stale-timestamp');
    expect(found?.verdict).toBe('warn');
    expect(found?.readings?.[0]?.reading).toContain('A sign-on is fresh for two minutes and stale after 20 minutes');
  });
});

test('a report says why each gap matters, and lists what no test can see', async () => {
  const report = reportOf(await assay(['check', 'manifest.json'], { files: { 'manifest.json': changed('"eu"', '"EU"') } }));
  expect(report.gaps.length).toBeGreaterThan(0);
  for (const { id, reason, source } of report.gaps) expect([reason, source], id).not.toContain(undefined);
  const own = catalogue().rows.filter((row) => !isRequirement(row) && row.kind === 'exclusion' && row.for?.includes('provider'));
  expect(report.exclusions?.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
});

test('explain shows the readings of a requirement, and the requirements that rest on a reading', async () => {
  const requirement = await assay(['explain', 'provision/succeeds']);
  expect(requirement.stdout).toMatch(
    /^Read as: +Any status from 200 to 299 is a success, because .*\(silence\/provisioning-success-status\)$/m,
  );
  const reading = await assay(['explain', 'silence/provisioning-success-status']);
  expect(reading.stdout).toMatch(/^Used by: +provision\/succeeds, /m);
  const unlinked = await assay(['explain', 'silence/two-lock-files']);
  expect(unlinked.stdout).toMatch(/^Used by: +It decides the fact buildTool only/m);
  const exclusion = await assay(['explain', 'exclusion/secrets-are-random']);
  expect(exclusion.stdout).toMatch(/^Targets: +provider$/m);
  expect([requirement, reading, unlinked, exclusion].map(({ status }) => status)).toEqual([0, 0, 0, 0]);
});
