import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../fixtures/free-port.ts';
import { showsProcesses } from '../../../../fixtures/processes.ts';
import { until } from '../../../../fixtures/until.ts';
import { watchedChanges } from '../../../../runs/watch/watch.ts';

const listening = async (port = 0): Promise<Server> => {
  const server = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

type Watching = Parameters<typeof watchedChanges>[3];

/** Watches a folder with one file, and the service at a port, while `use` runs. */
async function watching(port: number, options: Watching, use: (changes: ReturnType<typeof watchedChanges>, file: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-restart-'));
  const file = join(folder, 'server.cjs');
  writeFileSync(file, `require('node:http').createServer((_, r) => r.end('1')).listen(${port}, '127.0.0.1');`);
  const changes = watchedChanges({ paths: [folder], url: `http://127.0.0.1:${port}` }, join(folder, 'out'), folder, options);
  try {
    await use(changes, file);
  } finally {
    await changes.close();
    rmSync(folder, { recursive: true });
  }
}

test('after a change, a run waits for the service to restart, once; what has not restarted is named', {
  skip: !showsProcesses,
}, async () => {
  let server = await listening();
  const { port } = server.address() as AddressInfo;
  const { signal } = new AbortController();
  const told: string[] = [];
  await watching(port, { patienceMs: 2_000, tell: (text) => void told.push(text) }, async (changes, file) => {
    const afterChange = async () => {
      changes.begins();
      await sleep(300);
      const next = changes.next(signal);
      writeFileSync(file, '2');
      const began = performance.now();
      return { why: (await next) ?? '', ms: performance.now() - began };
    };
    const first = await afterChange();
    assert.match(first.why, /^server\.cjs changed\. Your service has not restarted since the last run/);
    assert.ok(first.ms >= 2_000, `${first.ms}`);
    assert.match(told.join(), /^server\.cjs changed\. Waiting 2 s for your service to restart; --restart COMMAND/);
    const second = await afterChange();
    assert.ok(second.ms < 2_000, `${second.ms}`);
    changes.begins();
    const fresh = changes.next(signal);
    await new Promise((closed) => server.close(closed));
    await sleep(300);
    server = await listening(port);
    assert.equal(await fresh, `http://127.0.0.1:${port} is back.`);
  });
  server.close();
});

const answer = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

test('--restart starts the service, and again after each change, and ends it; a command that fails is shown', async () => {
  const port = await freePort();
  const { signal } = new AbortController();
  const told: string[] = [];
  const restart = `"${process.execPath}" server.cjs`;
  await watching(port, { restart, env: process.env, tell: (text) => void told.push(text) }, async (changes, file) => {
    await changes.start(signal);
    assert.equal(await answer(port), '1');
    changes.begins();
    await sleep(300);
    const first = changes.next(signal);
    const good = readFileSync(file, 'utf8').replace("'1'", "'2'");
    writeFileSync(file, good);
    assert.equal(await first, 'server.cjs changed.');
    assert.equal(await answer(port), '2');
    changes.begins();
    const second = changes.next(signal);
    writeFileSync(file, 'throw new Error("broken")');
    await until(() => told.length > 0, { withinMs: 10_000, everyMs: 20 });
    assert.match(told.join(), /^--restart: the command ended with status 1\n[\s\S]*broken/);
    writeFileSync(file, good.replace("'2'", "'3'"));
    await second;
    assert.equal(await answer(port), '3');
  });
  await assert.rejects(answer(port));
});
