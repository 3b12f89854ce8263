import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { Overview } from '../../specs/generated/schemas.ts';
import { partnerFaults } from '../../suites/registry/partner-faults.ts';
import { type Partner, partnerManifest, startPartner } from '../../targets/reference/partner/index.ts';
import { inFolder } from '../support/command.ts';
import { writeTargets } from '../support/fleets.ts';

test.describe.configure({ timeout: 300_000 });

const steady = { name: 'steady', manifest: 'steady.json' };
const restless = { name: 'restless', manifest: 'restless.json', owner: 'Team Databases', contact: 'db@acme.example' };
/** A fault that one install shows. */
const fault = 'config-has-a-number';

let folder = '';
const posts: { text: string; changes: { target: string; change: string }[] }[] = [];
const hook = createServer(async (request, response) => {
  posts.push(JSON.parse(await text(request)));
  response.writeHead(204).end();
});

async function start(name: string, decisions = {}): Promise<Partner> {
  const partner = await startPartner({ manifest: partnerManifest(), decisions });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(partner.manifest));
  return partner;
}

async function night(...targets: object[]) {
  posts.length = 0;
  writeTargets(folder, targets);
  const here = (...args: string[]) =>
    inFolder(args, folder, { limit: 120_000, env: { ASSAY_NOTIFY_SECRET: 'a long secret of the operator' } });
  const swiftly = ['--smoke', '--plan', 'test', '--browser', 'off', '--seed', '7', '--quiet'];
  await here('fleet', 'targets.yaml', ...swiftly, '--out', 'shard-1');
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  const { stdout, stderr } = await here('merge', 'shard-1', '--out', 'all', '--history', 'fleet.db', '--notify', url);
  expect(stderr).toBe('');
  const read = (file: string) => readFileSync(join(folder, 'all', file), 'utf8');
  return {
    stdout,
    overview: JSON.parse(read('overview.json')) as Overview,
    page: read('overview.html').replace(/<[^>]*>/g, ' '),
    up: /assay_target_up\{target="restless"\} (\d)/.exec(read('metrics.txt'))?.[1],
    changed: (await here('history', 'fleet.db', 'changed')).stdout,
    now: (await here('history', 'fleet.db')).stdout,
    post: posts.at(-1)?.text ?? '',
  };
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-five-nights-'));
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  hook.close();
  rmSync(folder, { recursive: true });
});

test('a partner dies, returns, breaks, is fixed and is dropped: each night says so everywhere', { tag: '@prove' }, async () => {
  const calm = await start('steady');
  let partner = await start('restless');
  const first = await night(steady, restless);
  expect.soft(first).toMatchObject({ up: '1', post: '' });

  await partner.close();
  const dead = await night(steady, restless);
  const since = dead.overview.at;
  const why = expect.stringMatching(/^nothing listens on 127\.0\.0\.1:\d+$/);
  expect.soft(dead.overview.targets.find(({ name }) => name === 'restless')).toMatchObject({ down: { since, why } });
  expect.soft(dead.up).toBe('0');
  expect.soft(dead.post).toMatch(/^restless: down: nothing listens on 127\.0\.0\.1:\d+ \(Team Databases, db@acme\.example\)$/m);
  expect.soft(dead.changed).toMatch(/restless +went down/);
  expect.soft(dead.now).toMatch(/restless +down +\S+ +Team Databases +db@acme\.example +nothing listens/);
  expect.soft(dead.page).toMatch(/Down \(1\).*restless.*nothing listens on.*db@acme\.example/s);
  expect.soft(dead.stdout).toMatch(/^down: restless since [^,]+ UTC, nothing listens on/);

  const stillDead = await night(steady, restless);
  expect.soft(stillDead).toMatchObject({ up: '0', post: '' });
  expect.soft(stillDead.overview.targets.find(({ name }) => name === 'restless')?.down?.since).toBe(since);

  partner = await start('restless');
  const back = await night(steady, restless);
  expect.soft(back.up).toBe('1');
  expect.soft(back.post).toMatch(/^restless: is back, it was down since [-\d]+ [:\d]+ UTC[^(]* \(Team Databases, db@acme\.example\)$/m);
  expect.soft(back.changed).toMatch(/restless +is back/);
  expect.soft(back.page).toMatch(/restless\s+is back/);

  await partner.close();
  partner = await start('restless', partnerFaults[fault]?.partner);
  const broken = await night(steady, restless);
  expect.soft(broken.up).toBe('1');
  expect.soft(broken.post).toMatch(/^restless: newly failing: \S+.* \(Team Databases, db@acme\.example\)$/m);
  const id = 'provision/config-is-a-string-map';
  expect.soft(broken.changed).toMatch(new RegExp(`restless +${id} +newly failing`));
  expect.soft(broken.now).toMatch(new RegExp(`restless +${id} +fail +\\S+ +Team Databases +db@acme\\.example`));
  expect.soft(broken.page).toContain(id);
  expect.soft(broken.stdout).toMatch(new RegExp(`^failing: restless, ${id} `));

  await partner.close();
  const brokenAndDead = await night(steady, restless);
  expect.soft(brokenAndDead.post).toContain('restless: down');
  expect.soft(brokenAndDead.post + brokenAndDead.changed + brokenAndDead.stdout).not.toContain('fixed');

  partner = await start('restless');
  const fixed = await night(steady, restless);
  expect.soft(fixed.post).toContain('restless: is back');
  expect.soft(fixed.post).toMatch(/^restless: .*; fixed: \S+/m);
  expect.soft(fixed.changed).toMatch(/restless +\S+ +fixed/);
  expect.soft(fixed).toMatchObject({ up: '1', now: 'What is down or fails now, and since when: nothing.\n' });
  expect.soft(fixed.page).toMatch(/restless\s+is back/);

  const dropped = await night(steady);
  expect.soft(dropped.post).toContain('restless: is not in this run');
  expect.soft(dropped.up).toBeUndefined();
  expect.soft(dropped.overview).toMatchObject({ dropped: ['restless'], targets: [{ name: 'steady' }] });
  expect.soft(dropped.now).not.toContain('restless');
  await partner.close();
  await calm.close();
});
