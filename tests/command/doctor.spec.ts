import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import type { Decisions } from '../../targets/reference/platform/index.ts';
import { assay, changed, inFolder, manifest } from '../support/command.ts';
import { withPlatform } from '../support/gating.ts';

const nowhere = { PATH: '/nowhere', JAVA_HOME: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };

test('doctor on a machine without browser and without Java says so, with the remedy', async () => {
  const { status, stdout, stderr, written } = await assay(['doctor'], { env: nowhere });
  expect({ status, stderr, written }).toEqual({ status: 0, stderr: '', written: {} });
  expect(stdout).toMatch(/^ok +Node +\d+\.\d+\.\d+$/m);
  expect(stdout).toMatch(/^missing +browser +none was found\n +.*assay doctor --fix.*ASSAY_BROWSER/m);
  expect(stdout).toMatch(/^missing +Java +none was found\n +.*JAVA_HOME/m);
  expect(stdout).toMatch(/^ok +Allure +found$/m);
  expect(stdout).toMatch(/\nready, but missing: .+; what needs it is not judged\n$/);
});

test('doctor looks at the target, its clock and the way back', async () => {
  const hour = 3_600_000;
  const server = createServer((_, answer) => {
    answer.sendDate = false;
    answer.writeHead(401, { Date: new Date(Date.now() + hour).toUTCString() }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const manifest = changed('https://test.acme.example/resources', `${origin}/resources`).replace(
      'https://test.acme.example/sso',
      `${origin}/sso`,
    );
    const files = { 'manifest.json': manifest };
    const { status, stdout } = await assay(['doctor', 'manifest.json', '--callback-url', origin], { files, env: nowhere });
    expect(status, stdout).toBe(3);
    expect(stdout).toMatch(new RegExp(`^ok +target +${origin}/sso answers 401 in \\d+ ms$`, 'm'));
    expect(stdout).toMatch(/^wrong +clock +the target is at least 3(599|600|601) s ahead .*\n +Set both clocks by NTP/m);
    expect(stdout).toMatch(/^wrong +callback +http:\S+: another server answers there, with 401$/m);
    expect(stdout).toMatch(/^not ready: clock, callback$/m);
  } finally {
    server.close();
  }
});

test('doctor names a proxy without its password, and what cannot be written or reached', async () => {
  const env = { ...nowhere, HTTPS_PROXY: 'http://jane:canary@127.0.0.1:9' };
  const { status, stdout } = await assay(['doctor', 'https://acme.example', '--out', '/proc/nowhere'], { env });
  expect(status).toBe(3);
  expect(stdout).toContain('acme.example is called through 127.0.0.1:9');
  expect(stdout).not.toContain('canary');
  expect(stdout).toMatch(/^wrong +reports +\/proc\/nowhere cannot be written to .*\n +Choose another folder with --out\.$/m);
  expect(stdout).toMatch(/^wrong +target +https:\/\/acme\.example\/: the proxy cannot be reached.*\n +Check HTTPS_PROXY/m);
  expect(stdout).toMatch(/^missing +callback +a remote target cannot call this machine\n/m);
});

for (const [answer, state, status] of [
  [404, 'unclear', 0],
  [502, 'wrong', 3],
] as const) {
  test(`doctor does not call ${answer} ok`, async () => {
    const server = createServer((_, response) => void response.writeHead(answer).end());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/resources`;
    try {
      const outcome = await assay(['doctor', url], { env: nowhere });
      expect(outcome.stdout).toMatch(new RegExp(`^${state} +target +${url} answers ${answer} in \\d+ ms\\n +\\S`, 'm'));
      expect(outcome.status).toBe(status);
    } finally {
      server.close();
    }
  });
}

test('doctor tries the drivers and the way back of a platform', async () => {
  const port = await freePort();
  const files = {
    'manifest.json': manifest.replaceAll('https://test.acme.example', `http://127.0.0.1:${port}`),
    'platform.yaml': [
      'base_url: http://127.0.0.1:9',
      'provider: { manifest: ./manifest.json }',
      'drive: { install: ./drive/install, uninstall: ./drive/gone, sso: manual, deploy: "sh -c \'true" }',
    ].join('\n'),
  };
  const prepare = (folder: string) => {
    mkdirSync(join(folder, 'drive'));
    writeFileSync(join(folder, 'drive/install'), '#!/bin/sh\ntouch was-run\n', { mode: 0o755 });
  };
  const env = { ...nowhere, PATH: process.env.PATH ?? '' };
  const { stdout, written } = await assay(['doctor', 'platform.yaml'], { files, prepare, env });
  expect(stdout).toMatch(/^ok +driver +install: \.\/drive\/install can be started$/m);
  expect(stdout).toMatch(/^wrong +driver +uninstall: \.\/drive\/gone cannot be started\n +.*chmod \+x/m);
  expect(stdout).toMatch(/^ok +driver +sso: a person is asked$/m);
  expect(stdout).toMatch(/^wrong +driver +deploy: \S/m);
  expect(stdout).toMatch(new RegExp(`^ok +calls to us +http://127\\.0\\.0\\.1:${port}/resources leads to`, 'm'));
  expect(written).toEqual({});
});

test('doctor tries the credentials of a platform, and is not ready where something is unclear', async () => {
  const seen = (decisions: Partial<Decisions>, change: (text: string) => string = (text) => text) =>
    withPlatform({ decisions }, async ({ platform, folder }) => {
      const text = change(readFileSync(join(folder, 'platform.yaml'), 'utf8'));
      writeFileSync(join(folder, 'platform.yaml'), text);
      const { status, stdout } = await inFolder(['doctor', 'platform.yaml'], folder, {
        env: { ...nowhere, PATH: process.env.PATH ?? '', ...platform.environment },
      });
      return { status, stdout };
    });
  const right = await seen({});
  expect(right.status, right.stdout).toBe(0);
  expect(right.stdout).toMatch(/^ok +target +\S+\/v2\/self answers 401 in \d+ ms, without credentials$/m);
  expect(right.stdout).toMatch(/^ok +access +the API token: \/v2\/self answers 200$/m);
  expect(right.stdout).toMatch(/^ok +access +a signed call: \/v2\/self answers 200$/m);
  expect(right.stdout).toMatch(/^ok +authorize +follow: a verifier came back, and is not used$/m);
  expect(right.stdout).toMatch(/\nready(, but missing: .*)?\n$/);
  const wrong = await seen({}, (text) => {
    const own = JSON.parse(text);
    const oauth = { ...own.oauth, authorize: 'command', authorize_command: './gone' };
    return JSON.stringify({ ...own, api_token: 'another-token-of-some-length', oauth });
  });
  expect(wrong.status).toBe(3);
  expect(wrong.stdout).toMatch(/^wrong +access +the API token is refused \(401\)\n +Check api_token in platform\.yaml/m);
  expect(wrong.stdout).toMatch(
    /^wrong +authorize +command: the authorize command is broken: .* 127\n +Run oauth\.authorize_command by hand/m,
  );
  expect(wrong.stdout).not.toContain('another-token');
  const open = await seen({ identifies: (_, { users }) => users[0] });
  expect(open.stdout).toMatch(/^unclear +target +\S+ answers 200 in \d+ ms, without credentials\n +It has to refuse/m);
  expect(open.stdout).toMatch(/\nnot certain: target/);
});

test('doctor refuses settings that a run refuses', async () => {
  const { status, stderr } = await assay(['doctor', '--listen', 'nonsense'], { env: nowhere });
  expect(status).toBe(2);
  expect(stderr).toContain('--listen takes HOST:PORT, got "nonsense"');
});

test('doctor --fix leaves ASSAY_BROWSER=none alone, and installs nothing where a browser is there', async () => {
  const none = await assay(['doctor', '--fix'], { env: { ...nowhere, ASSAY_BROWSER: 'none' } });
  expect(none.stdout).toMatch(/^ASSAY_BROWSER=none: no browser is wanted, and none is installed/);
  const some = await assay(['doctor', '--fix'], { env: { ...nowhere, ASSAY_BROWSER: process.execPath } });
  expect(some.stdout).toMatch(/^A browser was found; nothing to install/);
});
