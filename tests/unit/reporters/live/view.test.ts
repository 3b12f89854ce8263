import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RunEvent } from '../../../../engine/recording/events.ts';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';
import { MAX_ROWS, type Patch } from '../../../../reporters/live/patch.ts';
import { createView } from '../../../../reporters/live/view.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';
import { cpuMs } from '../../share.ts';

const hostile = '<img src=x onerror=alert(1)>';
const exchange = (path: string): RecordedExchange => ({
  request: { method: 'POST', url: `https://acme.example${path}`, headers: [] },
  response: { status: 200, headers: [], body: hostile },
  started: 1,
  ms: { total: 3 },
});

function watched() {
  const sent: Patch[] = [];
  return { sent, view: createView({ canReplay: true, send: (patches) => sent.push(...patches) }) };
}

const htmlOf = (patches: readonly Patch[], id: string): string => patches.findLast(({ at }) => at === id)?.html ?? '';

it('a run is shown as it happens, and whoever comes late sees the same', () => {
  const { sent, view } = watched();
  view.begin('The run starts');
  view.on({ kind: 'plays', plays: ['a customer installs', 'a user signs on'].map((title) => ({ title, labels: [] })) });
  view.on({ kind: 'started', run: 'r', play: 'a customer installs', number: 1, of: 2 });
  view.on({ kind: 'exchange', exchange: { method: 'POST', url: 'https://acme.example/resources', status: 200, ms: 12 } });
  assert.match(htmlOf(sent, 'now'), /\/resources/);
  view.on({ kind: 'recording', recording: { play: 'a customer installs', observations: [], exchanges: [exchange('/resources')] } });
  view.on({ kind: 'finished', play: 'a customer installs', hasFailed: false });
  view.on({ kind: 'certain', verdicts: [{ id: 'provision/succeeds', verdict: 'fail', expected: 'status 200', got: 'status 500' }] });
  assert.match(htmlOf(sent, 'failures'), /provision\/succeeds/);
  const late = view.snapshot();
  assert.equal(late[0]?.html, 'running');
  assert.match(htmlOf(late, 'progress'), /1 of 2 plays.*0 passed, <b>1 failed<\/b>, 0 warned/);
  assert.match(htmlOf(late, 'exchanges'), /data-load="exchange\/0"/);
  assert.equal(htmlOf(late, 'now'), '');
  assert.match(htmlOf(late, 'plays'), /done<.*a customer installs<.*to come<.*a user signs on</);
});

it('what a target says stays text', () => {
  const { sent, view } = watched();
  view.begin(hostile);
  view.on({ kind: 'planned', plan: hostile });
  view.on({ kind: 'said', text: hostile });
  view.on({ kind: 'plays', plays: [{ title: hostile, labels: [] }] });
  view.on({ kind: 'exchange', exchange: { method: hostile, url: `https://acme.example/${hostile}`, ms: 1 } });
  view.on({ kind: 'recording', recording: { play: hostile, observations: [], exchanges: [exchange(`/${hostile}`)] } });
  view.on({ kind: 'certain', verdicts: [{ id: hostile, verdict: 'fail', at: hostile, expected: hostile, got: hostile, hint: hostile }] });
  view.on({ kind: 'ledger', line: { kind: 'made', n: '1', details: { resourceId: hostile } } });
  view.end(hostile);
  assert.ok(sent.length > 10);
  for (const { html } of [...sent, ...view.snapshot()]) assert.doesNotMatch(html, /<img/);
});

it('two thousand exchanges: each is sent once, and the lists stay short', () => {
  const { sent, view } = watched();
  view.begin('The run starts');
  const exchanges = Array.from({ length: 50 }, () => exchange('/resources'));
  const ms = cpuMs(() => {
    for (let play = 0; play < 40; play++) view.on({ kind: 'recording', recording: { play: 'many', observations: [], exchanges } });
  });
  assert.ok(ms < 2_000, `${ms}`);
  assert.equal(sent.filter(({ at, how }) => at === 'exchanges' && how === 'append').length, 2_000);
  assert.equal(htmlOf(view.snapshot(), 'exchanges').split('<li>').length - 1, MAX_ROWS);
  assert.equal(view.exchange(1_999)?.request.method, 'POST');
  assert.match(htmlOf(view.snapshot(), 'exchange-count'), /2,000 exchanges, the last 400/);
});

const reported = (started: string, more: Partial<Report> = {}): RunEvent => {
  const report = { started, verdict: 'partial', because: 'so', complete: true, requirements: [], exchanges: [], recordings: [], ...more };
  return { kind: 'reported', report: report as unknown as Report, status: 0 };
};

it('after the end only the numbers of the report are left, and the tab says what came out', () => {
  const { sent, view } = watched();
  view.begin('The run starts');
  view.on({ kind: 'plays', plays: ['one', 'two'].map((title) => ({ title, labels: [] })) });
  view.on({ kind: 'started', run: 'r', play: 'one', number: 1, of: 2 });
  view.on({ kind: 'said', text: 'waiting, 28 s more' });
  view.on({ kind: 'certain', verdicts: [{ id: 'sso/redirects', verdict: 'fail' }] });
  const tab = () => sent.findLast(({ how }) => how === 'tab')?.html ?? '';
  assert.match(tab(), /^1 failed, running/);
  // Whoever looks at another tab sees that an answer is awaited.
  view.waits(true);
  assert.match(tab(), /^Your turn/);
  view.waits(false);
  assert.match(tab(), /^1 failed, running/);
  const outcome = (verdict: string, id: string) =>
    ({ id, verdict, level: 'must', text: id, problems: [] }) as unknown as Report['requirements'][0];
  const requirements = [outcome('fail', 'sso/redirects'), outcome('warn', 'sso/sets-a-session-cookie')];
  view.on(
    reported('2026-03-01T02:00:00.000Z', {
      requirements,
      exchanges: [exchange('/a')],
      outage: { says: 'nothing listens', hint: 'start it' },
    }),
  );
  const late = view.snapshot();
  assert.equal(htmlOf(late, 'progress') + htmlOf(late, 'said'), '');
  assert.match(htmlOf(late, 'result'), /1 failure, 1 warning/);
  assert.match(htmlOf(late, 'status'), /Down<\/b>$/);
  assert.match(htmlOf(late, 'result'), /<bdi>nothing listens/);
  assert.match(htmlOf(late, 'exchange-count'), /^1 exchange$/);
  assert.doesNotMatch(htmlOf(late, 'plays'), /to come|running/);
  assert.match(late.find(({ how }) => how === 'tab')?.html ?? '', /^Down · /);
});

it('says why a run decided nothing', () => {
  const { view } = watched();
  const open = { id: 'provision/succeeds', verdict: 'undecided', level: 'must', text: 'x', reason: 'no answer within 30 s', problems: [] };
  view.begin('The run starts');
  view.on(reported('2026-03-01T02:00:00.000Z', { verdict: 'inconclusive', requirements: [open] as unknown as Report['requirements'] }));
  assert.match(htmlOf(view.snapshot(), 'result'), /no answer within 30 s<\/bdi> \(1 required check\)/);
});

it('opens the first of several failures, says why the rest was not tested, and lists nothing that somebody left out', () => {
  const { view } = watched();
  const outcome = (id: string, verdict: string, more: object = {}) => ({ id, verdict, level: 'must', text: id, problems: [], ...more });
  const failures = ['auth/a', 'auth/b'].map((id) => outcome(id, 'fail', { problems: [{ expected: 'x', got: 'y' }] }));
  const run = (day: number, left: object) =>
    reported(`2026-03-0${day}T02:00:00.000Z`, {
      verdict: 'not-conforming',
      because: '2 of 3 required checks failed',
      requirements: [...failures, left] as unknown as Report['requirements'],
    });
  view.begin('The run starts');
  view.on(run(1, outcome('sso/c', 'pass')));
  view.begin('The run starts');
  view.on(run(2, outcome('sso/c', 'untested', { reason: 'left out by --only', byChoice: true })));
  const result = htmlOf(view.snapshot(), 'result');
  assert.match(result, /<p class="outcome"><bdi>2 of 3 required checks failed\.<\/bdi>/);
  assert.match(result, /1 no longer tested/);
  assert.match(result, /left out by --only<\/bdi> \(1 required check\)/);
  assert.doesNotMatch(result, /sso\/c/);
  assert.deepEqual(result.match(/<details class="requirement[^>]*>/g), [
    '<details class="requirement is-fail" open>',
    '<details class="requirement is-fail">',
  ]);
});

it('earlier runs stay, with their reports; a play that sent nothing was not run', () => {
  const { view } = watched();
  view.begin('The run starts');
  view.on({ kind: 'plays', plays: [{ title: 'one', labels: [] }] });
  view.on({
    kind: 'recording',
    recording: { play: 'one', observations: [{ label: 'sso/valid', exchanges: [], undecided: 'stopped' }], exchanges: [] },
  });
  view.on({ kind: 'finished', play: 'one', hasFailed: false });
  assert.match(htmlOf(view.snapshot(), 'plays'), />not run</);
  view.on(reported('2026-03-01T02:00:00.000Z'));
  view.on(reported('2026-03-01T03:00:00.000Z', { verdict: 'conforming' }));
  assert.match(htmlOf(view.snapshot(), 'past'), /href="report\/2026-03-01T02%3A00%3A00\.000Z"[^>]*>2026-03-01 02:00 UTC<\/a>: Partial/);
  assert.equal(view.report('2026-03-01T02:00:00.000Z')?.verdict, 'partial');
  assert.equal(view.report()?.verdict, 'conforming');
  view.enter('ended');
  assert.match(htmlOf(view.snapshot(), 'status'), /Assay has ended/);
});

it('a run whose time was over says so, now and among earlier runs, not that somebody stopped it', () => {
  const { view } = watched();
  view.begin('The run starts');
  view.on({ kind: 'late', seconds: 12 });
  view.on({ kind: 'cleaning' });
  assert.equal(view.snapshot()[0]?.html, 'stopping');
  assert.equal(
    htmlOf(view.snapshot(), 'status'),
    'Its time is over after 12 s (--deadline gives it more time); deleting what the run created',
  );
  view.on(reported('2026-03-01T02:00:00.000Z', { complete: false }));
  view.end();
  assert.match(htmlOf(view.snapshot(), 'status'), /Out of time after 12 s: partial<\/b> --deadline gives it more time\.$/);
  view.begin('The run starts');
  view.on(reported('2026-03-01T02:10:00.000Z', { complete: false }));
  assert.match(htmlOf(view.snapshot(), 'status'), /Stopped: partial<\/b>$/);
  assert.match(htmlOf(view.snapshot(), 'past'), /Out of time after 12 s: partial, /);
});
