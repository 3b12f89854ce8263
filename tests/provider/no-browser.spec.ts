import { expect, test } from '@playwright/test';
import { assay } from '../support/command.ts';
import { receiving } from '../support/targets/guests.ts';

const env = { ASSAY_BROWSER: 'none' };

const certify = (manifest: object, args: string[]) =>
  assay(['certify', 'manifest.json', '--plan', 'test', ...args], {
    files: { 'manifest.json': JSON.stringify(manifest) },
    env,
    limit: 90_000,
  });

test('the plan says before the run that the browser check is skipped, and what that means', async () => {
  await receiving({}, async ({ manifest, requests }) => {
    const { stdout } = await certify(manifest, ['--dry-run']);
    expect(stdout).toMatch(/^ +browser +none was found: sso\/opens-in-a-browser is skipped, .*partial, with status 4.*doctor --fix/m);
    for (const part of [['--smoke'], ['--browser', 'off'], ['--only', 'auth/*']])
      expect((await certify(manifest, ['--dry-run', ...part])).stdout).not.toMatch(/^ +browser/m);
    expect(requests).toEqual([]);
  });
});

for (const args of [
  ['--bundle', 'acme.tgz'],
  ['--browser', 'on'],
]) {
  test(`${args.join(' ')} is refused at once`, async () => {
    await receiving({}, async ({ manifest, requests }) => {
      const { status, stderr } = await certify(manifest, args);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringMatching(/^assay: --b\S+ .*no browser was found.*doctor --fix/),
      });
      expect(requests).toEqual([]);
    });
  });
}

test('a part that the user chose is 0; a whole run is 4, and so is --only with the browser check', { tag: '@prove' }, async () => {
  await receiving({}, async ({ manifest }) => {
    const statusOf = async (...args: string[]) => (await certify(manifest, ['--quiet', ...args])).status;
    for (const part of [['--smoke'], ['--browser', 'off'], ['--only', 'sso/*'], ['--skip', 'sso/sets-a-session-cookie']])
      expect.soft(await statusOf(...part), part.join(' ')).toBe(0);
    expect.soft(await statusOf('--only', 'sso/opens-in-a-browser')).toBe(4);
    expect.soft(await statusOf()).toBe(4);
  });
});
