import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PassedExchange } from '../../../../engine/wire/traffic/tap.ts';
import { createJudge } from '../../../../runs/proxy/judge.ts';

const whose = { addresses: [], isOneTarget: true, hasCredentials: true, hasCookies: true, resources: [], plans: [], shownHeaders: [] };
const passed: PassedExchange = {
  request: { method: 'GET', target: '/', headers: [], body: new Uint8Array(), isCut: false },
  started: 0,
  ms: { total: 1 },
};

for (const [what, code, says] of [
  ['breaks at once', 'throw new Error("no start")', /no start/],
  [
    'breaks on an exchange',
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("no go") })',
    /no go/,
  ],
] as const) {
  test(`a judge that ${what} is told, and holds nothing up`, async () => {
    const troubles: string[] = [];
    const file = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    const judge = createJudge(
      file,
      { whose, origin: 'http://127.0.0.1' },
      () => {},
      (message) => troubles.push(message),
    );
    judge.hears(passed);
    const { sightings, missed } = await judge.ends();
    assert.deepEqual({ sightings, missed }, { sightings: [], missed: 1 });
    assert.equal(troubles.length, 1);
    assert.match(troubles[0] ?? '', says);
  });
}
