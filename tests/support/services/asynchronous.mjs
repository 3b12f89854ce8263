// Keeps the contract: answers 202 at once, and sends the config when the work is done. FAULT makes one mistake.
import { request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { basic, configOf, isThere, serve } from './service.mjs';

const { CONFIG_VARS = '', READY_AFTER = '1000', FAULT } = process.env;
const ready = new Set();

async function push(id, callbackUrl) {
  await sleep(Number(READY_AFTER));
  if (!isThere(id)) return;
  ready.add(id);
  const names = CONFIG_VARS.split(',').slice(FAULT === 'half' ? 1 : 0);
  const body = JSON.stringify({ config: configOf(names) });
  const headers = { authorization: basic, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  send(callbackUrl, { method: 'PUT', headers }, (answer) => answer.resume())
    .on('error', () => {})
    .end(body);
}

serve({
  installed: (id) => ({ status: 202, body: { id, message: 'Being made' } }),
  afterInstall: (id, { callback_url }) => push(id, callback_url),
  isReady: (id) => ready.has(id),
  refusal: 'not ready, or a bad signature',
});
