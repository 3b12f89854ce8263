import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { showsProcesses } from '../../../../fixtures/processes.ts';
import { watchedChanges } from '../../../../runs/watch/watch.ts';

const listening = async (port = 0): Promise<Server> => {
  const server = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

test('after a change, a service that has not restarted is named; one that has is not', { skip: !showsProcesses }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-restart-'));
  const file = join(folder, 'server.js');
  writeFileSync(file, '1');
  let server = await listening();
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const changes = watchedChanges({ paths: [folder], url }, join(folder, 'out'), folder);
  const { signal } = new AbortController();
  try {
    changes.begins();
    await sleep(300);
    const stale = changes.next(signal);
    writeFileSync(file, '2');
    assert.match((await stale) ?? '', /^server\.js changed\. Your service has not restarted since the last run/);
    changes.begins();
    const fresh = changes.next(signal);
    await new Promise((closed) => server.close(closed));
    await sleep(300);
    server = await listening(port);
    assert.equal(await fresh, `${url} is back.`);
  } finally {
    changes.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
