import { expect, test } from '@playwright/test';
import { conforming, type Decisions, type Manifest, partnerManifest } from '../../targets/reference/partner/index.ts';
import { everything, variable } from '../support/command.ts';
import { everyNth } from '../support/proof.ts';
import { red, reportOf } from '../support/reading/reports.ts';
import { certify, type Guest, receiving } from '../support/targets/guests.ts';

const { basePath, ssoPath } = conforming;
const count = (requests: string[], start: string) => requests.filter((line) => line.startsWith(start)).length;

test('--dry-run contacts nobody and shows the plan', async () => {
  await receiving({}, async ({ manifest, requests }) => {
    const outcome = await certify(manifest, ['--dry-run', '--max-installs', '9', '--seed', '4711']);
    expect(outcome.status).toBe(0);
    for (const part of [manifest.api.test.base_url, manifest.api.test.sso_url, 'at most 9', '4711', '(test)'])
      expect(outcome.stdout).toContain(part);
    expect(requests).toEqual([]);
    expect(outcome.written).toEqual({});
  });
});

test('--dry-run shows the plan even with --quiet', async () => {
  await receiving({}, async ({ manifest, requests }) => {
    const { stdout } = await certify(manifest, ['--dry-run', '--quiet']);
    expect(stdout).toContain('at most');
    expect(requests).toEqual([]);
  });
});

test.describe('--max-installs', () => {
  const makers: Record<string, Partial<Decisions>> = {
    'a conforming partner': {},
    'one that makes it, then answers 500': { provisionStatus: 500 },
    'one that lets everybody in': { isAuthorised: () => true },
    'one that refuses strangers, and serves them': { actsWhenRefused: () => true },
  };
  for (const [name, decisions] of everyNth(Object.entries(makers), 4)) {
    test(`3 are enough for ${name}`, { tag: '@prove' }, async () => {
      await receiving(decisions, async (partner) => {
        await certify(partner.manifest, ['--max-installs', '3']);
        expect(partner.made()).toBeLessThanOrEqual(3);
      });
    });
  }

  test('0: nothing is installed', { tag: '@prove' }, async () => {
    await receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--max-installs', '0']);
      expect(partner.made()).toBe(0);
      expect(outcome.status).toBe(4);
      expect(outcome.stdout).toContain('--max-installs');
    });
  });

  test('a few installs are all deleted', { tag: '@prove' }, async () => {
    await receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--max-installs', '7']);
      expect(red(reportOf(outcome))).toEqual([]);
      expect(partner.made()).toBe(7);
      expect(partner.resources()).toEqual([]);
      expect(outcome.stdout).toMatch(/^ {2}installs +at most 7, .*; 8 test everything$/m);
      expect(outcome.stdout.trim().split('\n').at(-1)).toMatch(/^Missing: .*; 8 installs test everything \(/);
      expect(reportOf(outcome).resources).toEqual({ made: 7, undone: 7, unknown: [], left: [] });
    });
  });
});

test.describe('a part', () => {
  test('--smoke: the plan first, then one install, one sign-on, one wrong password, one delete, no faster than --max-rps', async () => {
    await receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--smoke', '--max-rps', '4']);
      expect(outcome.stderr).toMatch(/^Plan for acme-db \(test\)/);
      expect(outcome.stderr).toContain('at most 1,');
      const { requests } = partner;
      const seen = { installs: count(requests, `POST ${basePath}`), signOns: count(requests, `POST ${ssoPath}`) };
      expect({ ...seen, deletes: count(requests, 'DELETE') }).toEqual({ installs: 1, signOns: 1, deletes: 2 });
      expect(requests.length).toBeGreaterThanOrEqual(5);
      expect(outcome.millis).toBeGreaterThan(((requests.length - 1) * 1000) / 4);
      expect(red(reportOf(outcome))).toEqual([]);
      expect(partner.resources()).toEqual([]);
    });
  });

  test('--smoke: a sign-on that is refused is tried no more, and the advice says how to learn why', async () => {
    await receiving({ isSigned: () => false }, async (partner) => {
      const outcome = await certify(partner.manifest, ['--smoke']);
      expect(outcome.status).toBe(1);
      expect(count(partner.requests, `POST ${ssoPath}`)).toBe(1);
      expect(outcome.stdout).toContain('A run with `--smoke` makes none');
    });
  });

  test('--read-only: nothing is written', async () => {
    await receiving({}, async ({ manifest, requests }) => {
      const outcome = await certify(manifest, ['--read-only']);
      expect(requests.filter((line) => !line.startsWith('GET'))).toEqual([]);
      expect(red(reportOf(outcome))).toEqual([]);
      expect(reportOf(outcome).verdict).toBe('partial');
    });
  });

  test('--resource: nothing is installed, changed or deleted; sign-on is judged', { tag: '@prove' }, async () => {
    await receiving({}, async (partner) => {
      const { id, api } = partner.manifest;
      const answer = await fetch(api.test.base_url, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${api.password}`)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ addon_id: 'addon_1', owner_id: 'o', user_id: 'u', plan: 'test' }),
      });
      const { id: resource } = (await answer.json()) as { id: string };
      const before = partner.requests.length;
      for (const more of [[], ['--read-only']]) {
        const outcome = await certify(partner.manifest, ['--resource', resource, ...more]);
        const seen = partner.requests.slice(before);
        expect(seen.filter((line) => !/^(GET|HEAD) /.test(line) && line !== `POST ${ssoPath}`)).toEqual([]);
        expect(reportOf(outcome).requirements.find(({ id: row }) => row === 'sso/accepts-a-valid-call')).toMatchObject({ verdict: 'pass' });
        expect(red(reportOf(outcome))).toEqual([]);
        expect(partner.resources()).toHaveLength(1);
        expect(outcome.stderr).toContain('none');
      }
    });
  });

  test("--only 'deprovision/*': status 0 when that part conforms", { tag: '@prove' }, async () => {
    await receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--only', 'deprovision/*']);
      const judged = reportOf(outcome).requirements.filter(({ verdict }) => verdict !== 'untested');
      expect(judged.length).toBeGreaterThan(3);
      expect(judged.filter(({ id }) => !id.startsWith('deprovision/'))).toEqual([]);
      expect(red(reportOf(outcome))).toEqual([]);
      expect(outcome.status, outcome.stdout).toBe(0);
      expect(partner.made()).toBeLessThanOrEqual(3);
      expect(partner.resources()).toEqual([]);
    });
  });

  test('--only of a check on installs makes two of them, and more only if --cases asks for it', async () => {
    await receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--only', 'provision/id-is-a-string']);
      expect(outcome.status, outcome.stdout).toBe(0);
      expect(reportOf(outcome).requirements.find(({ id }) => id === 'provision/id-is-a-string')).toMatchObject({ verdict: 'pass' });
      expect(outcome.stderr).toContain('at most 7');
      expect(partner.requests.filter((line) => line.startsWith('POST '))).toHaveLength(2);
      await certify(partner.manifest, ['--only', 'provision/id-is-a-string', '--cases', '1']);
      expect(partner.made()).toBe(2 + 3);
    });
  });

  for (const only of ['auth/*', 'provision/*', 'sso/accepts-a-valid-call', 'update/*,deprovision/*', '*/answers-*']) {
    test(`--only '${only}' runs what it needs`, { tag: '@prove' }, async () => {
      await receiving({}, async (partner) => {
        const outcome = await certify(partner.manifest, ['--only', only, '--cases', '2']);
        expect(red(reportOf(outcome))).toEqual([]);
        expect(outcome.status, outcome.stdout).toBe(0);
        expect(partner.resources()).toEqual([]);
      });
    });
  }
});

test.describe('production', () => {
  /** Two partners with the same credentials, one for each environment. */
  async function both(use: (manifest: Manifest, test: Guest, production: Guest) => Promise<void>): Promise<void> {
    const shared = partnerManifest();
    await receiving(
      {},
      (testing) =>
        receiving(
          {},
          async (production) => {
            const { api } = testing.manifest;
            await use({ ...testing.manifest, api: { ...api, production: production.manifest.api.production } }, testing, production);
            expect([...testing.resources(), ...production.resources()]).toEqual([]);
          },
          shared,
        ),
      shared,
    );
  }

  test('is not touched where test is chosen', { tag: '@prove' }, async () => {
    await both(async (manifest, testing, production) => {
      expect(red(reportOf(await certify(manifest, ['--cases', '2'])))).toEqual([]);
      expect(testing.requests.length).toBeGreaterThan(10);
      expect(production.requests).toEqual([]);
    });
  });

  test('has to be confirmed with --yes where there is no terminal', async () => {
    await both(async (manifest, testing, production) => {
      const { status, stderr, written } = await certify(manifest, ['--environment', 'production']);
      expect(status).toBe(2);
      expect(stderr.trimEnd().split('\n').at(-1)).toContain('--yes');
      expect([...testing.requests, ...production.requests]).toEqual([]);
      expect(written).toEqual({});
    });
  });

  test('is certified with --yes, and test is left alone', { tag: '@prove' }, async () => {
    await both(async (manifest, testing, production) => {
      const outcome = await certify(manifest, ['--environment', 'production', '--yes', '--cases', '2']);
      expect(red(reportOf(outcome))).toEqual([]);
      expect(production.requests.length).toBeGreaterThan(10);
      expect(testing.requests).toEqual([]);
    });
  });
});

test('--seed draws the same bodies again', { tag: '@prove' }, async () => {
  // A platform gives no id twice, so a seed does not repeat them.
  const drawnId = /^addon_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
  const drawn = (seed: string) =>
    receiving({}, async (partner) => {
      const outcome = await certify(partner.manifest, ['--seed', seed, '--only', 'provision/*']);
      expect(reportOf(outcome).seed).toBe(Number(seed));
      const generated = partner.bodies;
      expect(generated.length).toBeGreaterThan(20);
      return generated.map(({ addon_id, callback_url, ...body }) => ({ ...body, addon_id: String(addon_id).replace(drawnId, '') }));
    });
  const first = await drawn('7');
  expect(await drawn('7')).toEqual(first);
  expect(await drawn('8')).not.toEqual(first);
});

test('--header reaches the target, and its value stays secret', async () => {
  const secret = 'canary-of-the-gateway-4711';
  await receiving(
    { refusesCall: (_header, _call, { decide }) => ({ status: 401, body: `${decide.basePath} ${secret}` }) },
    async (partner) => {
      const args = ['X-Gateway=', 'X-Token: Bearer '].flatMap((start) => ['--header', `${start}${variable('GATEWAY')}`]);
      const outcome = await certify(partner.manifest, [...args, '--header', 'X-Other: two', '--cases', '2'], { GATEWAY: secret });
      const expected = { 'x-gateway': secret, 'x-token': `Bearer ${secret}`, 'x-other': 'two' };
      for (const headers of partner.headers) expect(headers).toMatchObject(expected);
      expect(red(reportOf(outcome))).toEqual([]);
      for (const form of [secret, Buffer.from(secret).toString('base64').slice(0, -2), Buffer.from(secret).toString('hex')])
        expect(everything(outcome)).not.toContain(form);
    },
  );
});
