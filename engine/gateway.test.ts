import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutGateway } from './gateway.ts';
import { join } from './recording.ts';

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
    assert.deepEqual(reasons(502, 504), Array(2).fill('every call is answered 502: a gateway answers in place of the target'));
  });
  it('that answers a part is a matter of the target', () => assert.deepEqual(reasons(502, 200), [undefined, undefined]));
  it('is not seen where nothing was answered', () => assert.deepEqual(reasons(), []));
});
