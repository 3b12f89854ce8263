import { expect, test } from '@playwright/test';
import type { Decisions } from '../../targets/reference/partner/index.ts';
import { live, type Resource } from '../../targets/reference/partner/records.ts';
import { rowOf } from '../support/reading/reports.ts';
import { certify, certifyPartner } from '../support/targets/refusing.ts';
import { startService } from '../support/targets/services.ts';

const changesNothing = 'auth/refused-calls-change-nothing';
const deletesOne = 'deprovision/deletes-only-the-named-one';
const ok = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };

/** Sign-on opens any id, and every DELETE gets the same answer: nothing shows which resources exist. */
const unreadable: Partial<Decisions> = {
  findsToOpen: (key, { resources }) => ({ ...(resources[0] as Resource), id: key }),
  deleted: ok,
  unknownToDelete: ok,
  refusesUpdate: { status: 404 },
};
const actsWhenRefused: Decisions['actsWhenRefused'] = (call) => call === 'deprovision';

test('a check of credentials that a body without options skips fails a must', async () => {
  const { manifest, stop } = await startService('unguarded-without-options.mjs');
  const { report, status } = await certify(manifest, ['--plan', 'test', '--cases', '12', '--seed', '59']).finally(stop);
  expect([report.verdict, status]).toEqual(['not-conforming', 1]);
  const said = report.requirements.filter(({ verdict }) => verdict === 'fail').map(({ got }) => got);
  expect(said).toContainEqual(
    expect.stringMatching(/status 200 on .*provisioning, with .*, only with (no options|a body (of 20 KB )?on a DELETE)/),
  );
});

test('a refused DELETE that deletes is undecided where nothing shows it, and says what would help', async () => {
  const { report, status } = await certifyPartner({ ...unreadable, actsWhenRefused });
  expect([report.verdict, status]).toEqual(['inconclusive', 3]);
  for (const id of [changesNothing, deletesOne]) {
    const { verdict, reason } = rowOf(report, id) ?? {};
    expect(verdict, id).toBe('undecided');
    expect(reason).toMatch(
      /^nothing tells whether a resource still exists: sign-on opens.*let sign-on refuse an id that does not exist, or name a probe of your own/,
    );
  }
});

for (const [probe, decisions] of Object.entries<Partial<Decisions>>({
  'the answer to DELETE': { unknownToDelete: { status: 404 } },
  'the text of an answer': { unknownToDelete: { ...ok, body: '{"error":"unknown"}' } },
}))
  test(`a refused DELETE that deletes fails where ${probe} shows it`, { tag: '@prove' }, async () => {
    const { report } = await certifyPartner({ ...unreadable, ...decisions, actsWhenRefused });
    expect(rowOf(report, changesNothing)?.verdict).toBe('fail');
    expect(report.verdict).toBe('not-conforming');
  });

test('a legal service that nothing shows the resources of is undecided, never a failure', { tag: '@prove' }, async () => {
  const { report, status } = await certifyPartner(unreadable);
  expect([report.verdict, status]).toEqual(['inconclusive', 3]);
  expect(report.counts.fail).toBe(0);
});

test('a service that reads ids with parseInt deletes a live neighbour, which fails a must', async () => {
  const { report } = await certifyPartner({
    makesId: (_body, count) => String(count + 6),
    findsToDelete: (key, state) => live(state).find(({ id }) => Number(id) === Number.parseInt(key, 10)),
    unknownToDelete: ok,
  });
  expect(report.verdict).toBe('not-conforming');
  expect(rowOf(report, deletesOne)).toMatchObject({
    verdict: 'fail',
    got: expect.stringContaining('DELETEs of ids that are like its own'),
  });
});

test('where nothing is refused, nothing is said about refused calls', { tag: '@prove' }, async () => {
  const { report } = await certifyPartner({ ...unreadable, isAuthorised: () => true });
  expect(report.verdict).toBe('not-conforming');
  expect(rowOf(report, changesNothing)?.verdict).toBe('untested');
});

for (const ms of [15, 300, 3_000])
  test(`a service that deletes ${ms} ms after its answer is not blamed`, { tag: '@prove' }, async () => {
    const { report } = await certifyPartner({
      unknownToDelete: ok,
      removes: (resource) => {
        setTimeout(() => {
          resource.isDeleted = true;
        }, ms);
        return [];
      },
    });
    const blamed = report.requirements.filter(({ verdict }) => ['fail', 'warn', 'blocked', 'undecided'].includes(verdict));
    expect(blamed.map(({ id, got, reason }) => `${id}: ${got ?? reason}`)).toEqual([]);
  });

test('after deletions that fail, no more is installed than the finding needs', { tag: '@prove' }, async () => {
  const { report } = await certifyPartner({ deleted: { status: 500 }, removes: () => [] }, ['--plan', 'test', '--cases', '20']);
  expect(rowOf(report, 'deprovision/answers-200')?.verdict).toBe('fail');
  expect(report.resources.made).toBeLessThanOrEqual(6);
});
