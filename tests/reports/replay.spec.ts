import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { bin, run } from '../support/command.ts';
import { reportIn } from '../support/reading/reports.ts';
import { receiving } from '../support/targets/guests.ts';

const id = 'sso/refuses-a-stale-timestamp';

test('a replay acts the step once more with the same deviation, on a resource of its own', { tag: '@prove' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-replay-'));
  const ages: number[] = [];
  const isFresh = (time: number, now: number) => {
    ages.push(Math.round((now - time) / 60_000));
    return true;
  };
  const good = await startPartner({ manifest: partnerManifest(), decisions: {} });
  try {
    // A text of the target gives no command to a CI system.
    const message = '::error::owned\n  ::add-mask::x\n##[error]owned ##vso[task.complete result=Failed;]done';
    await receiving({ isFresh, message }, async (partner) => {
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
      writeFileSync(join(folder, 'good.json'), JSON.stringify(good.manifest));
      const asked = ['certify', 'manifest.json', '--plan', 'test', '--cases', '1', '--browser', 'off', '--quiet', '--only'];
      await run(bin, [...asked, `${id},provision/id-is-a-string`], folder, { limit: 60_000 });
      const report = reportIn(folder);
      const { repeat = '', problems: [problem] = [] } = report.requirements.find((outcome) => outcome.id === id) ?? {};
      const number = problem?.exchanges?.at(-1) ?? 0;
      expect(repeat).toBe(`assay replay 'assay-report/report.json#${number}' --plan test --cases 1 --browser off`);
      // The first attempt with an old form is on a resource that nobody has opened before.
      const anHour = { play: 'users of another customer open theirs', label: 'sso/stale', age: 'an hour', needsResource: true };
      expect(problem?.recipe).toMatchObject(anHour);

      const replay = (place: string | number, ...more: string[]) =>
        run(bin, ['replay', `assay-report/report.json#${place}`, '--plan', 'test', '--browser', 'off', ...more], folder, { limit: 60_000 });
      const earlier = partner.requests.length;
      const before = new Set(partner.requests);
      ages.length = 0;
      const again = await replay(number);
      expect(again.stdout).toMatch(/\nStep: users of another customer open theirs; sso\/stale; .*an hour old/);
      expect(again.stdout).toMatch(
        /^It fails again: expected .* got .*\n\nStep: [\s\S]*\nRequest: POST [\s\S]*\nRecorded\nPOST .*: 303 [\s\S]*\nNow\nPOST .*: 303 /,
      );
      expect(again.stderr).toMatch(/^(\d+) created, \1 deleted, 0 left behind\n$/);
      expect(again.status).toBe(1);
      expect(ages).toContain(60);
      // Nothing but what it made itself: no address of an earlier resource was called.
      expect(partner.requests.slice(earlier).filter((line) => line.startsWith('DELETE') && before.has(line))).toEqual([]);
      expect((await replay(id)).status).toBe(1);
      const fixed = await replay(number, '--manifest', 'good.json');
      expect(fixed).toMatchObject({ status: 0, stdout: expect.stringContaining(`It does not fail again: ${id}.`) });

      const installed = report.exchanges.findIndex(({ response }) => response?.body.includes('owned'));
      const install = await replay(installed);
      expect(install).toMatchObject({ status: 0, stdout: expect.stringContaining('error::owned') });
      expect(install.stdout).not.toMatch(/^\s*::|##\[|##vso\[/m);

      const calls = partner.requests.length;
      const { api } = partner.manifest;
      const production = { ...partner.manifest, api: { ...api, production: api.test } };
      writeFileSync(join(folder, 'production.json'), JSON.stringify(production));
      for (const [place, more, line] of [
        [number, ['--manifest', 'production.json', '--environment', 'production'], 'production has to be confirmed'],
        [100_000, [], 'no exchange 100000'],
        ['sso/replay', [], 'no play has shown a problem with sso/replay'],
        ['sso/nope', [], 'no requirement is named "sso/nope"'],
      ] as const) {
        const refused = await replay(place, ...more);
        expect(refused).toMatchObject({ status: 2, stderr: expect.stringMatching(new RegExp(`^[^\\n]*${line}[^\\n]*\\n$`)) });
      }
      const ofGate = { ...report, target: { kind: 'platform', name: 'x', document: 'manifest.json' } };
      writeFileSync(join(folder, 'assay-report/report.json'), JSON.stringify(ofGate));
      expect(await replay(number)).toMatchObject({ status: 2, stderr: expect.stringContaining('--platform') });
      expect(partner.requests).toHaveLength(calls);
      expect(partner.resources()).toEqual([]);
      expect(good.resources()).toEqual([]);
      expect(readdirSync(join(folder, 'assay-report/ledger'))).toEqual([]);
    });
  } finally {
    await good.close();
    rmSync(folder, { recursive: true });
  }
});
