import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { assay, changed } from '../support/command.ts';

const nowhere = { PATH: '/nowhere', JAVA_HOME: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };

test('doctor on a machine without browser and without Java says so, with the remedy', async () => {
  const { status, stdout, stderr, written } = await assay(['doctor'], { env: nowhere });
  expect({ status, stderr, written }).toEqual({ status: 0, stderr: '', written: {} });
  expect(stdout).toMatch(/^ok +Node +\d+\.\d+\.\d+$/m);
  expect(stdout).toMatch(/^lacking +browser +none was found\n +.*npx playwright install chromium.*ASSAY_BROWSER/m);
  expect(stdout).toMatch(/^lacking +Java +none was found\n +.*JAVA_HOME/m);
  expect(stdout).toMatch(/\nready\n$/);
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
    expect(stdout).toMatch(/^wrong +clock +the target is 3(599|600|601) s ahead\n +Set both clocks by NTP/m);
    expect(stdout).toMatch(/^wrong +callback +http:\S+: somebody else answers there, with 401$/m);
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
  expect(stdout).toMatch(/^wrong +reports +\/proc\/nowhere cannot be written to .*\n +Name another folder with --out\.$/m);
  expect(stdout).toMatch(/^wrong +target +https:\/\/acme\.example\/: the proxy cannot be reached.*\n +Check HTTPS_PROXY/m);
  expect(stdout).toMatch(/^lacking +callback +a remote target cannot call this machine\n/m);
});
