import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cheatsFromALog, type LogCheat } from '../../targets/cheats/from-a-log.ts';
import { cheats } from '../../targets/cheats/index.ts';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { certifiedTogether } from '../support/certifying.ts';
import { idsWith, reportOf } from '../support/reading/reports.ts';
import { certify, receiving } from '../support/targets/guests.ts';

test.describe.configure({ timeout: 300_000 });

const twice = 'learned-in-a-run-before';

/** The verdict on each cheat. */
async function verdictsOn(cheats: Record<string, () => Partial<Decisions>>, args: string[] = []): Promise<Record<string, string>> {
  const nameOf = (name: string) => name.replaceAll(/\W/g, '-');
  const targets = Object.entries(cheats).map(([name, decisions]) => ({ name: nameOf(name), target: { partner: decisions() } }));
  const certificationOf = await certifiedTogether(targets, ['--browser', 'off', '--seed', '7', ...args]);
  return Object.fromEntries(Object.keys(cheats).map((name) => [name, certificationOf(nameOf(name)).report.verdict]));
}

const decisionsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, () => cheatsFromALog[name]?.decisions() ?? {}]));
const namesOf = (isIncluded: (one: LogCheat) => boolean) =>
  Object.keys(cheatsFromALog).filter((name) => isIncluded(cheatsFromALog[name] as LogCheat));
const uncaught = namesOf((one) => one.uncaught !== undefined);
const each = (names: readonly string[], verdict: string) => Object.fromEntries(names.map((name) => [name, verdict]));

test('partners that are open to everybody but a test are not certified', { tag: '@prove' }, async () => {
  const { [twice]: _, ...once } = cheats;
  expect(await verdictsOn(once)).toEqual(each(Object.keys(once), 'not-conforming'));
});

const sampled = ['one connection', 'compact JSON'];

test(`partners that know the log of another run are not certified: ${sampled.join(', ')}`, async () => {
  expect(await verdictsOn(decisionsOf(sampled))).toEqual(each(sampled, 'not-conforming'));
});

test('of twenty-six partners that know the log of another run, at most five are certified', { tag: '@prove' }, async () => {
  expect(Object.keys(cheatsFromALog)).toHaveLength(26);
  expect(uncaught.length).toBeLessThanOrEqual(5);
  const verdicts = await verdictsOn(decisionsOf(Object.keys(cheatsFromALog)));
  expect(verdicts).toEqual({
    ...each(Object.keys(cheatsFromALog), 'not-conforming'),
    ...each(uncaught, 'partial'),
  });
});

test('--come-back-after notices partners that are honest for a while', { tag: '@prove' }, async () => {
  const patient = namesOf((one) => one.uncaught === 'time');
  const verdicts = await verdictsOn(decisionsOf(patient), ['--come-back-after', '61s', '--workers', '3']);
  expect(verdicts).toEqual(each(patient, 'not-conforming'));
});

test('the security model lists what is still recognised, and by what', () => {
  const model = readFileSync('docs/security-model.md', 'utf8');
  const rows = [...model.matchAll(/^\| ([^|]+) \| (time|address|name): /gm)].map(([, name, by]) => [name, by]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(uncaught.map((name) => [name, cheatsFromALog[name]?.uncaught])));
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
