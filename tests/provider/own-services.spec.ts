import { expect, test } from '@playwright/test';
import { idsWith } from '../support/reading/reports.ts';
import { type Certified, certify } from '../support/targets/refusing.ts';
import { startService } from '../support/targets/services.ts';

async function certifyService(file: string, env: Record<string, string> = {}, args: string[] = []): Promise<Certified> {
  const { manifest, stop } = await startService(file, env);
  try {
    return await certify(manifest, ['--plan', 'test', '--cases', '1', ...args]);
  } finally {
    stop();
  }
}

const first = ({ stdout }: Certified): string => stdout.split('\n')[0] ?? '';
const blamed = ({ report }: Certified): string[] => idsWith(report, 'fail', 'warn', 'undecided');

test('a numeric id is the one failure, and sign-on is judged all the same', { tag: '@prove' }, async () => {
  const outcome = await certifyService('numeric_id.py');
  expect(first(outcome)).toMatch(/expected id as a string, got a number .*provision\/id-is-a-string/);
  expect(blamed(outcome)).toEqual(['provision/id-is-a-string']);
  expect(idsWith(outcome.report, 'blocked').filter((id) => !id.startsWith('provision/'))).toEqual([]);
  expect(outcome.report.resources.left).toEqual([]);
});

test('an id of null is the one failure; nothing more is installed, and the report says what to delete by hand', async () => {
  const outcome = await certifyService('null-id.mjs');
  expect(first(outcome)).toMatch(/null.*provision\/id-is-a-string/);
  expect(blamed(outcome)).toEqual(['provision/id-is-a-string']);
  expect(outcome.report.resources).toMatchObject({ made: 1, undone: 0, unknown: [] });
  expect(outcome.stdout).toMatch(/delete by hand what was installed for addon_id addon_\S+ at 20\S+: no id could be read from the answer/);
});

test('a service that dies at a deletion: the first line names the request; what was seen before is judged', { tag: '@prove' }, async () => {
  const outcome = await certifyService('dies.py');
  expect(first(outcome)).toMatch(/^down it stopped answering after #\d+ \(DELETE \/provider\/resources\/\w+\): nothing listens/);
  expect(outcome.status).toBe(3);
  expect(idsWith(outcome.report, 'fail', 'warn', 'blocked')).toEqual([]);
  const after = outcome.report.outage?.after ?? -1;
  expect(outcome.report.exchanges[after]?.request.method).toBe('DELETE');
  expect(idsWith(outcome.report, 'pass')).toEqual(expect.arrayContaining(['provision/succeeds', 'sso/accepts-a-valid-call']));
});

test('an asynchronous service whose config lacks a variable: that is the one failure', { tag: '@prove' }, async () => {
  const outcome = await certifyService('asynchronous.mjs', { READY_AFTER: '300', FAULT: 'half' });
  expect(first(outcome)).toMatch(/config that comes after the answer.*provision\/config-covers-config-vars/);
  expect(blamed(outcome)).toEqual(['provision/config-covers-config-vars']);
});

for (const [seconds, args] of [
  [1, []],
  [5, []],
  [20, ['--ready-within', '30']],
] as const)
  test(`an asynchronous service that is ready after ${seconds} s conforms`, { tag: '@prove' }, async () => {
    const outcome = await certifyService('asynchronous.mjs', { READY_AFTER: String(seconds * 1000) }, [...args]);
    expect(blamed(outcome)).toEqual([]);
    expect(outcome.report.notes.filter(({ id }) => id === 'provision/config-arrives')).toEqual([]);
    expect(outcome.report.requirements.find(({ id }) => id === 'provision/config-covers-config-vars')).toMatchObject({ verdict: 'pass' });
    expect(outcome.status).toBe(0);
  });
