import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { availableParallelism, hostname, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sealedLine } from '../../engine/ledger/seal.ts';
import { drawing } from '../../targets/hostile/index.ts';
import { type Decisions, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { keyPair } from '../support/certificates.ts';
import { interrupt } from '../support/command.ts';
import { receiving } from '../support/guests.ts';
import { everyNth, isWhole } from '../support/proof.ts';
import { reportIn } from '../support/reports.ts';
import { during, installs, ledgersIn, reap, type Stage, says, within } from '../support/stage.ts';
import { at } from '../support/targets.ts';

test.describe.configure({ timeout: 120_000 });

test.describe('Ctrl-C', () => {
  const moments: [moment: string, decisions: Partial<Decisions>, comes: (stage: Stage) => Promise<void>][] = [
    ['before the plays begin', {}, (stage) => says(stage, 'Plan for')],
    ['while the first install is under way', { delay: 1_500 }, ({ partner }) => installs(partner, 1)],
    ['while strangers knock', { delay: 60 }, (stage) => says(stage, 'strangers try to delete')],
    ['in the middle of generated installs', { delay: 40 }, ({ partner }) => installs(partner, 9)],
  ];
  for (const [moment, decisions, comes] of everyNth(moments, 4)) {
    test(`${moment}: all is taken back`, async () => {
      await during(decisions, async (stage) => {
        await comes(stage);
        interrupt(stage.child);
        expect(await stage.ended, stage.said()).toBe(130);
        expect(stage.partner.resources()).toEqual([]);
        expect(stage.processes()).toEqual([]);
        const { complete, resources } = reportIn(stage.folder);
        expect({ complete, resources }).toEqual({
          complete: false,
          resources: { made: stage.partner.made(), undone: stage.partner.made(), unknown: [], left: [] },
        });
        expect(ledgersIn(stage.folder)).toEqual([]);
        expect(stage.litter()).toEqual([]);
        expect(stage.said()).not.toMatch(/^\s+at |bug in Assay/m);
      });
    });
  }

  test('before there is a plan: nothing is left running', async () => {
    await during({}, async ({ child, ended, processes, partner }) => {
      await expect.poll(() => processes().length, within(40_000)).toBeGreaterThan(1);
      child.kill('SIGINT');
      expect([130, 'SIGINT']).toContain(await ended);
      await expect.poll(processes, within(20_000)).toEqual([]);
      expect(partner.made()).toBe(0);
    });
  });

  test('while a partner hangs: what nobody answered for is listed, soon', async () => {
    await during({ delay: 600_000 }, async ({ partner, child, ended, folder, processes }) => {
      await installs(partner, 1);
      const since = performance.now();
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      expect(performance.now() - since).toBeLessThan(60_000);
      expect(processes()).toEqual([]);
      const { complete, resources } = reportIn(folder);
      expect(complete).toBe(false);
      expect(resources.unknown.map(({ addonId }) => addonId)).toEqual(partner.resources().map(({ addonId }) => addonId));
    });
  });

  test('twice: it ends at once, the plays too, and reap does the rest', { tag: '@prove' }, async () => {
    await during({ delay: 100 }, async (stage) => {
      const { partner, child, ended, folder, processes } = stage;
      await says(stage, 'strangers try to delete');
      child.kill('SIGINT');
      await says(stage, 'Stopped');
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      await expect.poll(processes, within(15_000)).toEqual([]);
      expect((await reap(folder)).status).toBe(0);
      expect(partner.resources()).toEqual([]);
    });
  });
});

test('SIGTERM: all is taken back, and the status tells', async () => {
  await during({ delay: 40 }, async ({ partner, child, ended, folder, processes }) => {
    await installs(partner, 3);
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(partner.resources()).toEqual([]);
    expect(processes()).toEqual([]);
    expect(reportIn(folder).complete).toBe(false);
  });
});

test('a deadline: what was made is taken back in time', async () => {
  await during(
    { delay: 400 },
    async ({ partner, ended, folder }) => {
      expect(await ended).toBe(3);
      expect(partner.resources()).toEqual([]);
      expect(reportIn(folder).complete).toBe(false);
    },
    ['--deadline', '14'],
  );
});

test('a deadline holds, although nothing can be deleted', { tag: '@prove' }, async () => {
  const started = performance.now();
  await during(
    { delay: 200, objectsToDelete: () => ({ status: 503, body: 'later' }) },
    async ({ partner, ended, folder }) => {
      expect(await ended).toBeGreaterThan(0);
      // Each deletion is tried again after a while, which would take half a minute for all of them.
      expect(performance.now() - started).toBeLessThan(15_000);
      expect(reportIn(folder).resources.left).toHaveLength(partner.resources().length);
    },
    ['--deadline', '10'],
  );
});

test.describe('kill -9', () => {
  const secrets = { header: `canary-header-${randomUUID()}`, key: `canary-key-${randomUUID()}` };
  const connecting = ['--header', `X-Canary: ${secrets.header}`, '--cert', 'cert.pem', '--key', 'key.pem'];

  /** Files below a folder that hold one of the texts. */
  const holding = (folder: string, texts: readonly string[]): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => lstatSync(join(folder, name)).isFile())
      .filter((name) => texts.some((text) => readFileSync(join(folder, name)).includes(text)));

  /** How many times as long everything takes where others keep the cores busy. */
  const busy = () => (loadavg()[0] ?? 1) / availableParallelism();

  const moments = isWhole ? 50 : 4;
  test(`at ${moments} random moments: no process after 2 s, no secret in a file, nothing left after reap`, { tag: '@prove' }, async () => {
    test.setTimeout(moments * 60_000);
    const draw = drawing(Number(process.env.ASSAY_SEED ?? Date.now()));
    for (let moment = 0; moment < moments; moment++) {
      const millis = Math.round(draw() * 7_000);
      await test.step(`after ${millis} ms`, () =>
        during(
          { delay: 20 },
          async ({ partner, child, folder, scratch, processes, ended }) => {
            await Promise.race([new Promise((resolve) => setTimeout(resolve, millis)), ended]);
            child.kill('SIGKILL');
            await expect.poll(processes, within(2_000 * Math.max(1, busy()))).toEqual([]);
            const { password, sso_salt } = partner.manifest.api;
            expect(holding(scratch, [password, sso_salt, secrets.header, secrets.key])).toEqual([]);
            const { status, stdout, stderr } = await reap(folder);
            expect(status, stdout + stderr).toBe(0);
            expect(partner.resources(), stdout).toEqual([]);
          },
          connecting,
          { 'cert.pem': 'a certificate', 'key.pem': secrets.key },
        ));
    }
  });

  test('the plays take back what they made, and end', async () => {
    await during({ delay: 60 }, async ({ partner, child, folder, processes, litter }) => {
      await installs(partner, 2);
      child.kill('SIGKILL');
      await expect.poll(processes, within(10_000)).toEqual([]);
      expect(partner.resources()).toEqual([]);
      expect(litter()).toEqual([]);
      const made = partner.made();
      expect(await reap(folder)).toMatchObject({ status: 0, stdout: 'Nothing to undo.\n', stderr: '' });
      expect(partner.made()).toBe(made);
    });
  });

  test('settings with secrets reach the plays by no file', async () => {
    await during(
      { delay: 60 },
      async ({ partner, scratch }) => {
        await installs(partner, 1);
        expect(holding(scratch, Object.values(secrets))).toEqual([]);
      },
      connecting,
      { 'cert.pem': 'a certificate', 'key.pem': secrets.key },
    );
  });

  test('while the first install is under way: undone, or listed as unknown with its addon_id', { tag: '@prove' }, async () => {
    await during({ delay: 1_500 }, async ({ partner, child, folder, processes, litter }) => {
      await installs(partner, 1);
      child.kill('SIGKILL');
      await expect.poll(processes, within(10_000)).toEqual([]);
      expect(litter()).toEqual([]);
      expect(partner.made()).toBe(1);
      const { stdout } = await reap(folder);
      const [open] = partner.resources();
      expect(stdout).toContain(open ? ', 1 unknown' : 'Nothing to undo.');
      expect(stdout).toContain(open?.addonId ?? '');
    });
  });
});

test.describe('reap', () => {
  test('leaves a running run alone', { tag: '@prove' }, async () => {
    await during({ delay: 60 }, async (stage) => {
      await says(stage, 'strangers try to delete');
      expect(stage.partner.resources()).not.toEqual([]);
      const { status, stdout } = await reap(stage.folder);
      expect(stdout).toContain('still going on');
      expect(status).toBe(0);
      await stage.ended;
      const { complete, resources, requirements } = reportIn(stage.folder);
      expect(complete).toBe(true);
      expect(resources.left).toEqual([]);
      expect(requirements.filter(({ verdict }) => verdict === 'fail' || verdict === 'blocked')).toEqual([]);
      expect(stage.partner.resources()).toEqual([]);
    });
  });

  /** A ledger of a run that is over, whose only add-on stands at an address. */
  function ledger(folder: string, url: string, resourceId: string): void {
    const lines = [
      {
        kind: 'run',
        run: 'old',
        target: join(folder, 'manifest.json'),
        pid: 1,
        host: hostname(),
        at: '2026-01-01T00:00:00.000Z',
        birth: 'x',
      },
      {
        kind: 'intent',
        n: '1',
        at: '2026-01-01T00:00:01.000Z',
        undo: { kind: 'delete-resource', url, addonId: 'addon_1', environment: 'test' },
      },
      { kind: 'made', n: '1', details: { resourceId } },
    ];
    mkdirSync(join(folder, 'assay-report/ledger'), { recursive: true });
    writeFileSync(join(folder, 'assay-report/ledger/old.jsonl'), lines.map((line) => `\n${sealedLine('old', line)}`).join(''));
  }

  test('sends the password to no host that the manifest does not name, unless the user does', async () => {
    const headers: (string | undefined)[] = [];
    const stranger = createServer((request, response) => {
      headers.push(request.headers.authorization);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/resources`;
    const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
    try {
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partnerManifest()));
      ledger(folder, url, 'res_1');
      const refused = await reap(folder);
      expect(refused.stderr).toMatch(/^[^\n]*is not in the manifest[^\n]*--base-url[^\n]*\n$/);
      expect(refused.status).toBe(2);
      expect(headers).toEqual([]);
      const named = await reap(folder, ['--base-url', url]);
      expect(named.stdout).toContain('1 created, 1 deleted');
      expect(named.status).toBe(0);
      expect(headers).toHaveLength(1);
    } finally {
      stranger.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('refuses a ledger that somebody edited, and one for an address beside the base address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
    try {
      await receiving({}, async (partner) => {
        const { base_url } = partner.manifest.api.test;
        writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
        ledger(folder, base_url, 'res_of_a_customer');
        const file = join(folder, 'assay-report/ledger/old.jsonl');
        writeFileSync(file, readFileSync(file, 'utf8').replace('res_of_a_customer', 'res_of_another'));
        const edited = await reap(folder);
        expect(edited.stderr).toMatch(
          /^\S*old\.jsonl: line 4: not written by Assay on this machine, or changed since; nothing was deleted.*\n$/,
        );
        expect(edited.status).toBe(3);
        ledger(folder, new URL('/others', base_url).href, 'res_1');
        expect(await reap(folder)).toMatchObject({ status: 2, stderr: expect.stringContaining('is not in the manifest') });
        expect(partner.requests).toEqual([]);
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('takes the headers and the authorities of the run', async () => {
    const { key, cert } = keyPair();
    const seen: unknown[] = [];
    const server = createTlsServer({ key, cert }, ({ method, headers }, response) => {
      seen.push([method, headers['x-gate']]);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
    try {
      const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(at(origin)));
      writeFileSync(join(folder, 'ca.pem'), cert);
      ledger(folder, `${origin}/resources`, 'res_1');
      expect((await reap(folder)).status).toBe(3);
      const trusting = await reap(folder, ['--ca', 'ca.pem', '--header', 'X-Gate: open']);
      expect(trusting).toMatchObject({ status: 0, stdout: expect.stringContaining('1 created, 1 deleted') });
      expect(seen).toEqual([['DELETE', 'open']]);
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('undoes what stands before a torn line', async () => {
    const partner = await startPartner({ manifest: partnerManifest() });
    const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
    try {
      const { id, api } = partner.manifest;
      const answer = await fetch(api.test.base_url, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${api.password}`)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ addon_id: 'addon_1', owner_id: 'o', user_id: 'u', plan: 'test' }),
      });
      const made = (await answer.json()) as { id: string };
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
      ledger(folder, api.test.base_url, made.id);
      writeFileSync(join(folder, 'assay-report/ledger/old.jsonl'), '\n{"kind":"inte', { flag: 'a' });
      expect(await reap(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('1 created, 1 deleted') });
      expect(partner.resources()).toEqual([]);
    } finally {
      await partner.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('has nothing to do where no run was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
    expect(await reap(folder)).toMatchObject({ status: 0, stdout: 'Nothing to undo.\n' });
    expect(await reap(folder, ['none.jsonl'])).toMatchObject({ status: 2, stderr: 'none.jsonl: no such ledger\n' });
    rmSync(folder, { recursive: true });
  });
});
