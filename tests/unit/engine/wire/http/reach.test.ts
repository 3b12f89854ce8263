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

test('nobody listens, which is known soon', { timeout: 30_000 }, async (t) => {
  const { url, close } = await address(t);
  await close();
  // On a busy machine a refusal may come later than the attempt lasts, and then nothing is said.
  let said: string | undefined;
  for (let attempts = 0; said === undefined && attempts < 10; attempts++) said = (await whyUnreachable(url, {}))?.message;
  assert.match(said ?? '', /^nothing listens on 127\.0\.0\.1:\d+$/);
});

test('whoever is behind a proxy is not looked for', async () => {
  assert.equal(await whyUnreachable('http://partner.invalid/', { HTTP_PROXY: 'http://127.0.0.1:1' }), undefined);
});
