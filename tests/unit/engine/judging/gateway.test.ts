import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { because, undecidedFor } from '../../../../engine/catalogue/reason.ts';
import { withoutGateway } from '../../../../engine/judging/outage.ts';
import { join } from '../../../../engine/recording/recording.ts';

const exchange = (status: number) => ({
  request: { method: 'GET', url: 'https://api.example/v2/self', headers: [] },
  response: { status, headers: [], body: '' },
  started: 0,
  ms: { total: 1 },
});
const played = (...statuses: number[]) =>
  join([
    {
      play: 'one',
      observations: statuses.map((_, index) => ({ label: 'self/record', exchanges: [index] })),
      exchanges: statuses.map(exchange),
    },
  ]);
const reasons = (...statuses: number[]) =>
  withoutGateway(played(...statuses)).recordings[0]?.observations.map(({ undecided }) => undecided);

describe('a gateway', () => {
  it('that answers everything makes everything undecided', () => {
    assert.deepEqual(reasons(502, 504), Array(2).fill('every call returns 502: a gateway answers instead of the target'));
  });
  it('that answers a part is a matter of the target', () => assert.deepEqual(reasons(502, 200), [undefined, undefined]));
  it('is not seen where nothing was answered', () => assert.deepEqual(reasons(), []));
});

describe('what a gateway leaves of a run', () => {
  const undecided = undecidedFor(because('only-a-gateway', { status: 503 }));
  const silent = { ...exchange(503), response: undefined as never };
  const skipped = { reason: 'left out', byChoice: true };
  const run = (...statuses: number[]) =>
    join([
      {
        play: 'one',
        observations: [
          { label: 'self/record', exchanges: [0] },
          { label: 'self/skipped', exchanges: [], skipped },
          { label: 'self/stands-on', exchanges: [], skipped: { ...skipped, after: 'auth/control' } },
        ],
        exchanges: [...statuses.map(exchange), silent],
      },
    ]);

  it('is what was left out by choice; what stood on something else is undecided with it', () => {
    const { recordings, exchanges } = withoutGateway(run(503, 502));
    assert.deepEqual(recordings, [
      {
        play: 'one',
        observations: [
          { label: 'self/record', exchanges: [0], ...undecided },
          { label: 'self/skipped', exchanges: [], skipped },
          { label: 'self/stands-on', exchanges: [], ...undecided },
        ],
      },
    ]);
    assert.equal(exchanges.length, 3);
  });

  it('is everything where the target itself answers, with an error of its own too', () => {
    for (const status of [500, 501, 505, 200]) {
      const played = run(503, status);
      assert.equal(withoutGateway(played), played, String(status));
    }
  });
});
