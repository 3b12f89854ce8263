import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html } from '../../../reporters/html/index.ts';
import { terminal } from '../../../reporters/terminal.ts';
import { milliseconds, timesIn } from '../../../reporters/times.ts';
import type { Report } from '../../../specs/generated/schemas.ts';
import { report } from './html/test-report.ts';

const deployment = (started: number, ms: number) => ({
  label: 'health/failing',
  exchanges: [],
  what: `deployment at ${started}`,
  deployment: { variables: {}, answers: {}, requests: [], outcome: 'failed' as const, log: '', started, ended: started + ms, ms },
});

const run = (...observations: Report['recordings'][number]['observations']): Report =>
  report({
    ms: 90_000,
    recordings: [{ play: 'deployments', observations, started: 1_000, ended: 61_000, ms: 60_000 }],
  });

const settings = { color: false, quiet: false, path: 'report.json' };

describe('where the time went', () => {
  it('adds up driver calls and exchanges, each call once', () => {
    const told = timesIn(
      run(deployment(1_000, 30_000), deployment(31_000, 30_000), { ...deployment(31_000, 30_000), label: 'health/single' }),
    );
    assert.deepEqual(told.drivers, { count: 2, ms: 60_000 });
    assert.equal(told.exchanges.count, report().exchanges.length);
  });

  it('says how many requests were repeated, by the status that the target returned', () => {
    const [one] = report().exchanges;
    if (!one?.response) throw new Error('the report has no answer');
    const throttled = (status: number, started: number) => ({
      ...one,
      started,
      repeated: true as const,
      response: { ...one.response, status },
    });
    const busy = report({ ms: 90_000, exchanges: [one, throttled(503, 1), throttled(503, 2), throttled(429, 3)] as Report['exchanges'] });
    assert.match(terminal(busy, settings), /Time: .*\n2 requests repeated after 503, 1 request repeated after 429\n/);
    assert.match(html(busy), / in 1 min 30 s\. 2 requests repeated after 503, 1 request repeated after 429\./);
    assert.doesNotMatch(terminal(report({ ms: 90_000 }), settings), /repeated/);
  });

  it('says what was not drawn because the target is slow', () => {
    const reason = '3 of 20 generated installs were made: an answer takes 2 s';
    const skipped = { reason, code: 'target-is-slow', byChoice: true };
    assert.match(
      terminal(run({ label: 'provision/any-body', exchanges: [], skipped }), settings),
      /\n3 of 20 generated installs were made/,
    );
  });

  it('says when deployments ran one at a time, and took long', () => {
    const inTurn = [deployment(1_000, 30_000), deployment(31_000, 30_000)];
    assert.equal(timesIn(run(...inTurn)).areDeploymentsInTurn, true);
    assert.equal(timesIn(run(deployment(1_000, 30_000), deployment(2_000, 30_000))).areDeploymentsInTurn, false);
    assert.equal(timesIn(run(deployment(1_000, 30), deployment(31_000, 30))).areDeploymentsInTurn, false);
    assert.match(
      terminal(run(...inTurn), settings),
      /Time: 1 min 30 s \(2 driver calls 1 min 0 s, \d+ exchanges .*\)\nDeployments ran one at a time: set deploys_at_once/,
    );
  });

  it('is not told of exchanges that took longer together than the run, because some were at the same time', () => {
    const whole = report({ ms: 40_000 });
    const long = { ...whole, exchanges: whole.exchanges.map((one) => ({ ...one, ms: { ...one.ms, total: 60_000 } })) };
    assert.match(terminal(long, settings), /^Time: 40\.0 s \(\d+ exchanges, some at the same time\)$/m);
  });

  it('has a lane for the drivers, and their calls in order play by play, though the play made no exchange', () => {
    const page = html(run(deployment(31_000, 20_000), deployment(1_000, 30_000)));
    assert.match(page, /<b><bdi>drivers<\/bdi><\/b> <span class="sum"><span class="of-driver">2 driver calls<\/span>/);
    assert.match(page, /<rect class="driver" x="0\.0%"/);
    const scenes = page.slice(page.indexOf('Every exchange, play by play'));
    assert.match(scenes, /<h3>.*deployments.*<\/h3> <span class="sum">2 driver calls, 1 min 0 s/);
    assert.match(scenes, /deployment at 1000<[\s\S]*30\.0 s[\s\S]*deployment at 31000<[\s\S]*20\.0 s/);
  });

  it('is left out of the last lines where nobody was called', () => {
    assert.doesNotMatch(terminal({ ...report({ ms: 10 }), exchanges: [] }, settings), /Time:/);
  });
});

describe('a duration', () => {
  for (const [ms, text] of [
    [1.25, '1.3 ms'],
    [999, '999 ms'],
    [1_000, '1.0 s'],
    [59_400, '59.4 s'],
    [59_990, '1 min 0 s'],
    [125_400, '2 min 5 s'],
  ] as const)
    it(`of ${ms} ms is ${text}`, () => assert.equal(milliseconds(ms), text));
});
