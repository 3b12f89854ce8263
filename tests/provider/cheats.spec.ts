import { expect, test } from '@playwright/test';
import { cheats } from '../../targets/cheats/index.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { idsWith, reportOf } from '../support/reading/reports.ts';
import { certify, receiving } from '../support/targets/guests.ts';

test.describe.configure({ timeout: 300_000 });

/** Nobody waits so long (docs/security-model.md, "What a partner can tell"). */
const uncaught = ['in-the-first-minute', 'by-the-age-of-resources', 'by-pauses'];
const twice = 'learned-in-a-run-before';

test('partners that are open to everybody but a test are not certified', { tag: '@prove' }, async () => {
  const once = Object.entries(cheats).filter(([name]) => name !== twice);
  const targets = once.map(([name, decisions]) => ({ name, target: { partner: decisions() } }));
  const certificationOf = await certifiedTogether(targets, ['--browser', 'off']);
  const verdicts = Object.fromEntries(once.map(([name]) => [name, certificationOf(name).report.verdict]));
  const expected = Object.fromEntries(once.map(([name]) => [name, uncaught.includes(name) ? 'partial' : 'not-conforming']));
  expect(verdicts).toEqual(expected);
});

test('a partner that learns in one run who is the tester is not certified in the next', { tag: '@prove' }, async () => {
  await receiving(cheats[twice]?.() ?? {}, async ({ manifest }) => {
    expect(idsWith(reportOf(await certify(manifest)), 'fail')).toEqual([]);
    expect(reportOf(await certify(manifest)).verdict).toBe('not-conforming');
  });
});

test('nothing in a run names Assay, and no two runs share an id or a name', async () => {
  const seen = async (args: string[] = []) =>
    receiving({}, async ({ manifest, bodies, headers }) => {
      await certify(manifest, ['--cases', '2', ...args]);
      return {
        headers,
        people: bodies.flatMap(({ owner_id, owner_name, user_id, addon_id }) => [owner_id, owner_name, user_id, addon_id].map(String)),
      };
    });
  const [one, other] = [await seen(['--seed', '1']), await seen(['--seed', '2'])];
  expect(one.headers.length).toBeGreaterThan(50);
  expect(JSON.stringify([one.headers, other.headers]).toLowerCase()).not.toContain('assay');
  const known = new Set(one.people.filter((value) => value !== 'undefined'));
  expect(known.size).toBeGreaterThan(10);
  expect(other.people.filter((value) => known.has(value))).toEqual([]);
});

test('--identify tells the target which run calls', async () => {
  await receiving({}, async ({ manifest, headers }) => {
    const report = reportOf(await certify(manifest, ['--identify', '--smoke']));
    expect(headers.length).toBeGreaterThan(3);
    expect(new Set(headers.map((each) => each['x-assay-run'])).size).toBe(1);
    expect(headers[0]?.['x-assay-run']).toMatch(/^\d{4}-.*-[0-9a-f]{8}$/);
    expect(idsWith(report, 'fail', 'warn')).toEqual([]);
  });
});
