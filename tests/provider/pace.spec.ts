import { expect, test } from '@playwright/test';
import { assay } from '../support/command.ts';
import { red, reportOf } from '../support/reading/reports.ts';
import { certify, receiving } from '../support/targets/guests.ts';
import { throttling } from '../support/targets/throttling.ts';

test.describe.configure({ timeout: 300_000 });

const announced = /This run takes about (\d+) (s|minutes): about (\d+) requests at .* each\./;

test('a partner that takes 300 ms an answer conforms in about the time that is announced', { tag: '@prove' }, async () => {
  await receiving({ delay: 300 }, async ({ manifest, requests }) => {
    const files = { 'manifest.json': JSON.stringify(manifest) };
    const outcome = await assay(['certify', 'manifest.json', '--plan', 'test', '--browser', 'off', '--cases', '3'], {
      files,
      limit: 240_000,
    });
    const { counts, verdict } = reportOf(outcome);
    expect({ verdict, ...counts }).toMatchObject({ verdict: 'partial', fail: 0, warn: 0, blocked: 0, undecided: 0 });
    const [, time = '', unit, number] = announced.exec(outcome.stderr) ?? [];
    const [seconds, count] = [Number(time) * (unit === 'minutes' ? 60 : 1), Number(number)];
    expect(Math.abs(requests.length - count), `${count} announced, ${requests.length} received`).toBeLessThan(requests.length / 10);
    expect(outcome.millis).toBeGreaterThan(seconds * 800);
    expect(outcome.millis).toBeLessThan(seconds * 1_500);
  });
});

for (const { status, headers } of [
  { status: 503, headers: { 'Retry-After': '1' } },
  { status: 429, headers: { 'Retry-After': '0' } },
]) {
  test(`a partner that returns ${status} to one request in ten conforms, and the report says what was repeated`, async () => {
    await receiving({}, (partner) =>
      throttling(partner.manifest, { status, headers, every: 10 }, async ({ manifest, throttled }) => {
        const outcome = await certify(manifest, ['--only', 'sso/*,deprovision/*']);
        expect(red(reportOf(outcome))).toEqual([]);
        expect(reportOf(outcome).counts.undecided).toBe(0);
        expect(throttled()).toBeGreaterThan(5);
        const [, repeated] = new RegExp(`\\n(\\d+) requests repeated after ${status}\\n`).exec(outcome.stdout) ?? [];
        // What is deleted after the plays is not part of the report.
        expect(Number(repeated)).toBeLessThanOrEqual(throttled());
        expect(Number(repeated)).toBeGreaterThan(throttled() - 4);
        expect(outcome.stderr.split(`${status}: such requests are repeated`)).toHaveLength(2);
        expect(partner.resources()).toEqual([]);
      }),
    );
  });
}

test('a partner that returns 429 to everything is undecided', { tag: '@prove' }, async () => {
  await receiving({}, (partner) =>
    throttling(partner.manifest, { status: 429, every: 1 }, async ({ manifest }) => {
      const outcome = await certify(manifest, ['--only', 'sso/*,provision/*']);
      const { counts, requirements } = reportOf(outcome);
      expect(outcome.status).toBe(3);
      expect({ fail: counts.fail, warn: counts.warn }).toEqual({ fail: 0, warn: 0 });
      expect(requirements.some(({ verdict, reason = '' }) => verdict === 'undecided' && reason.includes('throttles'))).toBe(true);
      expect(partner.requests).toEqual([]);
    }),
  );
});
