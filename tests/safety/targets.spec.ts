import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@playwright/test';
import { conforming, type Decisions } from '../../targets/reference/partner/index.ts';
import { assay, manifest as elsewhere } from '../support/command.ts';
import { everyNth } from '../support/proof.ts';
import { idsWith, red } from '../support/reading/reports.ts';
import {
  at,
  certify,
  certifyPartner,
  complaints,
  expectCalm,
  expectInconclusive,
  expectOneFailure,
  serving,
} from '../support/targets/refusing.ts';

test.describe('an invalid address', () => {
  const addresses = everyNth(
    ['nonsense', 'ftp://acme.example/r', 'http://', 'http://[::1', 'https://acme.example:99999/r', 'https://a b/', '/resources'],
    3,
  );
  for (const option of ['--base-url', '--sso-url']) {
    for (const address of addresses) {
      test(`${option} ${address}`, async () => {
        const outcome = await assay(['certify', 'manifest.json', option, address], { files: { 'manifest.json': elsewhere } });
        expect(outcome.stderr).toMatch(/^[^\n]+\n$/);
        expect(outcome.stderr).toContain(option);
        expect(outcome.status).toBe(2);
        expect(outcome.written).toEqual({});
        expectCalm(outcome);
      });
    }
  }
  for (const address of addresses) {
    test(`${address}, in the manifest: the rest is untested, with the reason`, async () => {
      const outcome = await certify(elsewhere.replace('https://test.acme.example/resources', address));
      expect(outcome.report.verdict).toBe('not-conforming');
      expect(outcome.status).toBe(1);
      const live = outcome.report.requirements.filter(({ id }) => !id.startsWith('manifest/'));
      expect([...new Set(live.map(({ verdict }) => verdict))]).toEqual(['untested']);
      expect([...new Set(live.map(({ reason }) => reason))]).toEqual([expect.stringContaining('fix the manifest first')]);
      expectCalm(outcome);
    });
  }
});

test('a manifest that is not JSON: the last line names the requirement that fails', async () => {
  const { status, stdout } = await assay(['certify', 'manifest.json'], { files: { 'manifest.json': '{' } });
  expect(status).toBe(1);
  expect(stdout).toMatch(/\nMissing: fix the manifest first: manifest\/is-a-json-object\n$/);
});

test.describe('nobody there', () => {
  test('nobody listens', async () => {
    const origin = await serving(createServer(), async (host) => `http://${host}`);
    const outcome = await certify(at(origin));
    expectInconclusive(outcome, /nothing listens on/);
    expect(outcome.report.resources).toEqual({ made: 0, undone: 0, unknown: [], left: [] });
  });

  test('a name that nobody knows', async () => {
    expectInconclusive(await certify(at('https://nobody.invalid')), /nobody\.invalid/);
  });

  test('a target that hangs', async () => {
    const outcome = await certifyPartner({ delay: 600_000 }, ['--plan', 'test', '--timeout', '300', '--provision-timeout', '300']);
    expectInconclusive(outcome, /300 ms|not answer|in time/i);
    expect(outcome.report.resources.unknown).toHaveLength(outcome.partner.made());
    expect(outcome.partner.made()).toBeLessThanOrEqual(2);
  });

  test('a target that hangs up on everybody', { tag: '@prove' }, async () => {
    const hangUp: RequestListener = (request) => request.socket.destroy();
    await serving(createServer(hangUp), async (host) => expectInconclusive(await certify(at(`http://${host}`)), /closed|hung up|reset/i));
  });

  for (const after of everyNth([4, 1, 12], 3)) {
    test(`a target that dies after ${after} answers`, async () => {
      let answers = 0;
      const outcome = await certifyPartner((partner) => ({
        extraHeaders: () => {
          answers += 1;
          if (answers === after) setTimeout(() => void partner().close(), 5);
          return {};
        },
      }));
      expectInconclusive(outcome, /nothing listens on|closed|reset|hung up/i);
      const { made, undone, left, unknown } = outcome.report.resources;
      expect(unknown.length).toBeLessThanOrEqual(1);
      expect(made - undone).toBe(left.length);
      expect(left.length).toBe(outcome.partner.resources().length);
    });
  }
});

test.describe('the wrong thing behind the address', () => {
  test('HTML instead of JSON: one failure', { tag: '@prove' }, async () => {
    const outcome = await certifyPartner({ serialises: () => '<!doctype html><h1>Welcome</h1>', contentType: 'text/html' });
    expectOneFailure(outcome, 'provision/answers-json');
    expect(outcome.report.resources.left).toHaveLength(outcome.partner.resources().length);
  });

  test('a site that answers 404: one failure', { tag: '@prove' }, async () => {
    const site: RequestListener = (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    };
    await serving(createServer(site), async (host) =>
      expectOneFailure(await certify(at(`http://${host}`), ['--plan', 'test']), 'provision/succeeds'),
    );
  });

  test('a site that says 200 to everything: one failure', { tag: '@prove' }, async () => {
    const site: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
    };
    await serving(createServer(site), async (host) => {
      const outcome = await certify(at(`http://${host}`), ['--plan', 'test']);
      expect(idsWith(outcome.report, 'fail')).toContain('provision/answers-json');
      expect(outcome.status).toBe(1);
      expect(complaints(outcome.stdout).length).toBeLessThanOrEqual(12);
    });
  });

  test('credentials that are wrong from the start: one failure', { tag: '@prove' }, async () => {
    expectOneFailure(await certifyPartner({ isAuthorised: () => false }), 'auth/accepts-the-manifest-credentials');
  });
});

test.describe('a target that throttles', () => {
  const throttled = (retryAfter?: string) => ({
    status: 429,
    headers: { 'content-type': 'text/plain', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) },
    body: 'slow down',
  });

  for (const retryAfter of everyNth(['3600', undefined, '1'], 3)) {
    test(`429 always, Retry-After: ${retryAfter}: undecided, and how to go slower`, { tag: '@prove' }, async () => {
      const outcome = await certifyPartner({ objectsTo: () => throttled(retryAfter) });
      expectInconclusive(outcome, /throttle.*--max-rps/, 45_000);
      expect(outcome.partner.made()).toBe(0);
    });
  }

  test('429 twice, then fine: waited out', async () => {
    let refusals = 0;
    const times: number[] = [];
    const outcome = await certifyPartner({
      objectsTo: () => {
        times.push(Date.now());
        refusals += 1;
        return refusals <= 2 ? throttled('1') : undefined;
      },
    });
    expect(red(outcome.report)).toEqual([]);
    const [first = 0, second = 0, third = 0] = times;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(950);
    expect(outcome.partner.resources()).toEqual([]);
  });

  test('locked out after five wrong credentials: undecided, never a failure', { tag: '@prove' }, async () => {
    let wrong = 0;
    const outcome = await certifyPartner({
      isAuthorised: (header, call, scene) => {
        const isRight = conforming.isAuthorised(header, call, scene);
        if (!isRight) wrong += 1;
        return isRight && wrong < 5;
      },
    });
    expectInconclusive(outcome, /locked Assay out/);
    expect(outcome.report.resources.left).toHaveLength(outcome.partner.resources().length);
  });
});

test.describe('a plan that the partner does not know', () => {
  const refuses: Partial<Decisions> = {
    objectsTo: ({ plan }) => (plan === 'test' ? { status: 422, body: '{"error":"unknown plan"}' } : undefined),
  };

  test('the default: inconclusive, and the option to use is named', async () => {
    const outcome = await certifyPartner(refuses, []);
    expectInconclusive(outcome, /--plan/);
    expect(outcome.partner.made()).toBe(0);
  });

  test('one that the user named: judged', { tag: '@prove' }, async () => {
    expectOneFailure(await certifyPartner(refuses, ['--plan', 'test']), 'provision/succeeds');
  });

  test('another one that it knows: nothing is wrong', { tag: '@prove' }, async () => {
    expect(red((await certifyPartner(refuses, ['--plan', 'basic'])).report)).toEqual([]);
  });
});
