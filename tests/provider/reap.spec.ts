import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sealedLine } from '../../engine/ledger/seal.ts';
import { partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { keyPair } from '../support/certificates.ts';
import { inFolder } from '../support/command.ts';
import { reportIn } from '../support/reading/reports.ts';
import { receiving } from '../support/targets/guests.ts';
import { at } from '../support/targets/refusing.ts';
import { during, installs, ledgersIn, reap } from '../support/targets/started.ts';

test('leaves a running run alone', { tag: '@prove' }, async () => {
  await during({ delay: 60 }, async (stage) => {
    await installs(stage.partner, 1);
    await expect.poll(() => stage.partner.resources()).not.toEqual([]);
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

test('undoes the entries before a line that was cut off', async () => {
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

test('what was deleted by a run that was killed before it could write so is settled by the next run', async () => {
  for (const isDeleting of [true, false]) {
    const decisions = isDeleting ? {} : { unknownToDelete: { status: 404, body: '' }, findsToDelete: () => undefined };
    const partner = await startPartner({ manifest: partnerManifest(), decisions });
    const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
    try {
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(partner.manifest));
      ledger(folder, partner.manifest.api.test.base_url, 'gone');
      expect(await reap(folder)).toMatchObject({ status: 3, stdout: expect.stringContaining('1 created, 0 deleted, 1 left behind') });
      await inFolder(['certify', 'manifest.json', '--plan', 'test', '--smoke', '--browser', 'off', '--quiet'], folder);
      expect(ledgersIn(folder).includes('old.jsonl')).toBe(!isDeleting);
      if (isDeleting) expect(await reap(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing to undo') });
    } finally {
      await partner.close();
      rmSync(folder, { recursive: true });
    }
  }
});

test('has nothing to do where no run was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-stage-'));
  expect(await reap(folder)).toMatchObject({ status: 0, stdout: 'Nothing to undo: no ledger in this folder or below it.\n' });
  expect(await reap(folder, ['none.jsonl'])).toMatchObject({ status: 2, stderr: 'assay: none.jsonl: no such ledger\n' });
  rmSync(folder, { recursive: true });
});
