import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, type TestContext, test } from 'node:test';
import { htmlOverview } from '../../../../reporters/overview/html.ts';
import { openMetrics } from '../../../../reporters/overview/metrics.ts';
import { overviewLines } from '../../../../reporters/overview/terminal.ts';
import { notification } from '../../../../runs/fleet/message.ts';
import { notify, notifySignature } from '../../../../runs/fleet/notify.ts';
import type { Io } from '../../../../runs/run.ts';
import type { Overview, OverviewTarget } from '../../../../specs/generated/schemas.ts';
import { night, thirtyNights } from '../../../support/nights.ts';

const secret = 'a long secret of the operator';
const said: string[] = [];
const cwd = mkdtempSync(join(tmpdir(), 'assay-notify-'));
const io = { cwd, env: { ASSAY_NOTIFY_SECRET: secret }, err: (line: string) => said.push(line) } as unknown as Io;
after(() => rmSync(cwd, { recursive: true }));

const nights = thirtyNights();
const [earlier, last] = [nights[26], nights[29]] as [Overview, Overview];

/** A hook that answers with each of these statuses in turn, then with 204. */
async function hook(t: TestContext, ...statuses: number[]) {
  const posts: { body: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    posts.push({ body: await text(request), headers: request.headers });
    response.writeHead(statuses.shift() ?? 204, { connection: 'close' }).end();
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return { posts, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

test('what changed is posted once, signed, with the totals, in words for a chat and as data', async (t) => {
  const { posts, url } = await hook(t);
  await notify({ notify: url, out: 'a', 'overview-url': 'https://ops.example/all/overview.html' }, last, io);
  const [{ body = '', headers = {} } = {}] = posts;
  assert.equal(headers['x-assay-signature'], notifySignature(secret, String(headers['x-assay-timestamp']), body));
  const { text: words, changes, counts } = JSON.parse(body);
  assert.deepEqual(words.split('\n'), [
    '4 targets: 2 failing, 2 fine. 3 changed.',
    'flaky: newly failing: provision/succeeds',
    'late: is new, and fine',
    'gone: is not in this run',
    'https://ops.example/all/overview.html',
  ]);
  assert.deepEqual(counts, { failing: 2, fine: 2 });
  assert.equal(changes.length, 3);
  assert.deepEqual(said, []);

  await notify({ notify: url, out: 'a' }, last, io);
  assert.equal(posts.length, 1, 'the same run, merged once more');
  await notify({ notify: url, out: 'b' }, night(1, { steady: { 'sso/redirects': 'pass' } }), io);
  assert.equal(posts.length, 1, 'nothing changed, so nothing is posted');
});

test('a post that is refused is tried again, then waits for the next night, and is delivered once', async (t) => {
  const { posts, url } = await hook(t, 500, 503, 204);
  await notify({ notify: url, out: 'c' }, earlier, io, [1, 1]);
  assert.equal(posts.length, 3);
  assert.deepEqual(said, []);

  const down = await hook(t, 500, 500);
  await notify({ notify: down.url, out: 'd' }, earlier, io, [1]);
  assert.match(
    said.join(),
    /not delivered: 127\.0\.0\.1:\d+ answered 500\. The post waits in d\/posts\.json; the next assay merge --notify/,
  );
  await new Promise((resolve) => down.server.close(resolve));
  await notify({ notify: down.url, out: 'd' }, last, io, []);
  assert.match(said.at(-1) ?? '', /nothing listens on 127\.0\.0\.1:\d+\. 2 posts wait/);
  const next = await hook(t);
  await notify({ notify: next.url, out: 'd' }, last, io);
  assert.deepEqual(
    next.posts.map(({ body }) => JSON.parse(body).at),
    [earlier.at, last.at],
  );
  assert.equal(said.length, 2);
});

test('what expires is told once, with what it is and whom to write to', () => {
  const only = night(30, { steady: { 'sso/redirects': 'pass' } });
  const expiry = { target: 'steady', what: 'TLS certificate' as const, name: 'steady.example', on: '2026-04-02', days: 3, isNew: true };
  const told = { ...expiry, name: 'sso/redirects', what: 'known failure' as const, isNew: false };
  const targets = only.targets.map((target) => ({ ...target, contact: 'a@example.com' }));
  const { text: words = '', changes } = notification({ ...only, targets, expiring: [expiry, told] }) ?? {};
  assert.equal(words.split('\n')[1], 'steady: TLS certificate of steady.example expires in 3 days, on 2026-04-02 (a@example.com)');
  assert.deepEqual(changes, [{ target: 'steady', change: 'expires soon', requirements: [], expiry, contact: 'a@example.com' }]);
  assert.equal(notification({ ...only, expiring: [told] }), undefined);
});

test('what changed is the same in the post, on the page and on the terminal, one line for each target', () => {
  const [good] = night(1, { a: { 'sso/redirects': 'pass' } }).targets;
  assert.ok(good);
  const open = { ...good, verdict: 'unusable' as const, status: 2, because: 'a.json: no such file', was: 'fine' as const };
  const dead = { ...good, name: 'b', verdict: 'inconclusive' as const, status: 3, down: { why: 'nothing listens', isNew: true } };
  const targets: OverviewTarget[] = [
    open,
    { ...dead, was: 'fine' },
    { ...dead, name: 'c', down: { why: 'nothing listens', isNew: true } },
    { ...good, name: 'd', was: 'failing', changes: [{ id: 'sso/redirects', before: 'fail', after: 'pass' }], wasDownSince: last.at },
    { ...good, name: 'e', was: 'fine', changes: [] },
  ];
  const overview = { ...last, dropped: [], targets };
  const told = [
    ['a', 'was fine, is unsure: a.json: no such file'],
    ['b', 'down: nothing listens'],
    ['c', 'is new, and down: nothing listens'],
    ['d', 'is back, it was down since 2026-03-30 02:00 UTC; fixed: sso/redirects'],
  ];
  assert.deepEqual(notification(overview)?.text.split('\n'), [
    '5 targets: 2 down, 1 unsure, 2 fine. 4 changed.',
    ...told.map(([name, words]) => `${name}: ${words}`),
  ]);
  assert.deepEqual(
    overviewLines(overview, { quiet: true, out: 'all' }).slice(1),
    told.map(([name, words]) => `changed: ${name}, ${words}`),
  );
  const page = htmlOverview(overview);
  assert.match(page, /Changed since the run before \(4\)/);
  assert.match(page, /<h1>.*<span>2 down, 1 unsure, 2 fine<\/span>/);
  const changed =
    page
      .slice(page.indexOf('id="changes"'))
      .split('</section>')[0]
      ?.replace(/<[^>]*>/g, '') ?? '';
  for (const [name, words] of told) assert.ok(changed.includes(`${name} ${words}`), changed);
});

test('the first post names the targets that need somebody', () => {
  const first = night(1, { a: { 'sso/redirects': 'fail' }, b: { 'sso/redirects': 'pass' } });
  assert.equal(notification(first)?.text, '2 targets: 1 failing, 1 fine. First run.\na: is new, and failing: sso/redirects');
});

test('without a secret nothing is posted', async () => {
  await assert.rejects(notify({ notify: 'http://127.0.0.1:9/', out: 'e' }, night(1, {}), { ...io, env: {} }), /set ASSAY_NOTIFY_SECRET/);
});

test('metrics are OpenMetrics: a type for each family, labels escaped, the end marked', () => {
  const lines = openMetrics(night(3, { 'a"b': { 'sso/redirects': 'fail' } })).split('\n');
  assert.ok(lines.includes('assay_target_failures{target="a\\"b"} 1'));
  assert.ok(lines.includes('assay_targets{standing="failing"} 1'));
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
  const [first] = targets;
  const raw = openMetrics({
    ...last,
    targets: first ? [{ ...first, expires: [{ what: 'certificate', name: '\x1b[2Ja\nb', on: '2026-04-01' }] }] : [],
  });
  assert.ok(raw.includes('name="\\\\x1b[2Ja\\nb"'), raw);
  assert.equal(lines.at(-2), '# EOF');
});
