import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { openMetrics } from '../../../../reporters/overview/metrics.ts';
import { notification, notify, notifySignature } from '../../../../runs/fleet/notify.ts';
import type { Io } from '../../../../runs/run.ts';
import { night, thirtyNights } from '../../../support/nights.ts';

const secret = 'a long secret of the operator';
const said: string[] = [];
const io = { env: { ASSAY_NOTIFY_SECRET: secret }, err: (line: string) => said.push(line) } as unknown as Io;

test('what changed is posted, signed, in words for a chat and as data', async (t) => {
  const posts: { body: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    posts.push({ body: await text(request), headers: request.headers });
    response.writeHead(posts.length === 1 ? 204 : 500).end();
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const last = thirtyNights().at(-1);
  assert.ok(last);
  await notify(url, last, io);
  const [{ body = '', headers = {} } = {}] = posts;
  assert.equal(headers['x-assay-signature'], notifySignature(secret, String(headers['x-assay-timestamp']), body));
  const { text: words, changes } = JSON.parse(body);
  assert.equal(words, 'flaky: newly failing: provision/succeeds\ngone: dropped');
  assert.equal(changes.length, 2);
  assert.deepEqual(said, []);

  await notify(url, last, io);
  assert.match(said.join(), /answered 500; the message was not accepted/);

  await notify(url, night(1, { steady: { 'sso/redirects': 'pass' } }), io);
  assert.equal(posts.length, 2, 'nothing changed, so nothing is posted');
});

test('what expires is told once, with what it is and whom to write to', () => {
  const last = night(30, { steady: { 'sso/redirects': 'pass' } });
  const expiry = { target: 'steady', what: 'TLS certificate' as const, name: 'steady.example', on: '2026-04-02', days: 3, isNew: true };
  const told = { ...expiry, name: 'sso/redirects', what: 'known failure' as const, isNew: false };
  const targets = last.targets.map((target) => ({ ...target, contact: 'a@example.com' }));
  const { text: words, changes } = notification({ ...last, targets, expiring: [expiry, told] }) ?? {};
  assert.equal(words, 'steady: TLS certificate of steady.example expires in 3 days, on 2026-04-02 (a@example.com)');
  assert.deepEqual(changes, [{ target: 'steady', change: 'expires soon', requirements: [], expiry, contact: 'a@example.com' }]);
  assert.equal(notification({ ...last, expiring: [told] }), undefined);
});

test('without a secret nothing is posted', async () => {
  await assert.rejects(notify('http://127.0.0.1:9/', night(1, {}), { ...io, env: {} }), /set ASSAY_NOTIFY_SECRET/);
});

test('metrics are OpenMetrics: a type for each family, labels escaped, the end marked', () => {
  const lines = openMetrics(night(3, { 'a"b': { 'sso/redirects': 'fail' } })).split('\n');
  assert.ok(lines.includes('assay_target_failures{target="a\\"b"} 1'));
  assert.ok(lines.includes('assay_targets{verdict="not-conforming"} 1'));
  assert.ok(!lines.some((line) => line.includes('expiry')), 'a family without a value is left out');
  const last = night(3, { a: { 'sso/redirects': 'fail' } });
  const targets = last.targets.map((one) => ({ ...one, expires: [{ what: 'certificate' as const, name: 'a.tgz', on: '2026-04-01' }] }));
  const seconds = Date.UTC(2026, 3, 1) / 1000;
  const expiry = `assay_target_expiry_timestamp_seconds{target="a",what="certificate",name="a.tgz"} ${seconds}`;
  assert.ok(
    openMetrics({ ...last, targets })
      .split('\n')
      .includes(expiry),
  );
  assert.ok(lines.includes('# TYPE assay_target_duration_seconds gauge'));
  assert.equal(lines.at(-2), '# EOF');
});
