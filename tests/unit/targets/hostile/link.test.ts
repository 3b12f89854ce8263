import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { it } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { startLink } from '../../../../targets/hostile/index.ts';

it('a slow link keeps the order of what it delays', async () => {
  const received: Buffer[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('end', () => socket.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const link = await startLink({ seed: 1, delay: 20, loss: 0 });
  link.leadsTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const sent = Array.from({ length: 400 }, (_, index) => `${index} `);
  const socket = connect(Number(new URL(link.origin).port), '127.0.0.1').setNoDelay(true);
  for (const text of sent) {
    socket.write(text);
    await soon();
  }
  socket.end();
  await once(socket.resume(), 'close');
  assert.equal(Buffer.concat(received).toString(), sent.join(''));
  await link.close();
  server.close();
});
