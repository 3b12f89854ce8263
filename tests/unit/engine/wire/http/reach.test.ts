import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import test from 'node:test';
import { whyUnreachable } from '../../../../../engine/wire/http/reach.ts';

const address = async (t: test.TestContext): Promise<{ url: string; close: () => Promise<unknown> }> => {
  const server = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () => new Promise((resolve) => server.close(resolve));
  t.after(() => server.listening && close());
  return { url: `http://127.0.0.1:${port}/resources`, close };
};

test('somebody is there', async (t) => {
  const { url } = await address(t);
  assert.equal(await whyUnreachable(url, {}), undefined);
});

test('nobody listens, which is known soon', async (t) => {
  const { url, close } = await address(t);
  await close();
  const begin = performance.now();
  assert.match((await whyUnreachable(url, {})) ?? '', /^nobody listens on 127\.0\.0\.1:\d+$/);
  assert.ok(performance.now() - begin < 1_400);
});

test('whoever is behind a proxy is not looked for', async () => {
  assert.equal(await whyUnreachable('http://partner.invalid/', { HTTP_PROXY: 'http://127.0.0.1:1' }), undefined);
});
