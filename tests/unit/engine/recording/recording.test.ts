import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { whyUnanswered } from '../../../../engine/judging/unanswered.ts';
import {
  type Answer,
  answered,
  isThrottled,
  join,
  type Observed,
  observed,
  type RecordedExchange,
  took,
} from '../../../../engine/recording/recording.ts';

const exchange = (path: string, response?: Answer): RecordedExchange => ({
  request: { method: 'GET', url: `https://a.example/${path}`, headers: [] },
  ...(response && { response }),
  started: 0,
  ms: { total: 1 },
});
const answer = (status: number, headers: [string, string][] = []): Answer => ({ status, headers, body: '' });
const seen = (own: Partial<Observed> = {}): Observed => ({ label: 'sso/valid', exchanges: [exchange('a', answer(200))], ...own });

const joined = join([
  { play: 'one', observations: [{ label: 'one/first', exchanges: [1, 0] }], exchanges: [exchange('a'), exchange('b')] },
  { play: 'none', observations: [{ label: 'none/skipped', exchanges: [] }] },
  {
    play: 'two',
    observations: [
      { label: 'two/first', exchanges: [0] },
      { label: 'two/lost', exchanges: [9] },
    ],
    exchanges: [exchange('c')],
  },
]);

test('recordings are joined with their exchanges numbered through', () => {
  assert.deepEqual(
    joined.exchanges.map(({ request, number }) => [request.url, number]),
    [
      ['https://a.example/a', 0],
      ['https://a.example/b', 1],
      ['https://a.example/c', 2],
    ],
  );
  assert.deepEqual(joined.recordings, [
    { play: 'one', observations: [{ label: 'one/first', exchanges: [1, 0] }] },
    { play: 'none', observations: [{ label: 'none/skipped', exchanges: [] }] },
    {
      play: 'two',
      observations: [
        { label: 'two/first', exchanges: [2] },
        { label: 'two/lost', exchanges: [-1] },
      ],
    },
  ]);
});

test('an exchange that two plays name is one', () => {
  const [first, second] = [exchange('a'), exchange('b')];
  const { recordings, exchanges } = join([
    { play: 'one', observations: [{ label: 'one/first', exchanges: [0, 1] }], exchanges: [first, second] },
    { play: 'two', observations: [{ label: 'two/first', exchanges: [1, 0] }], exchanges: [exchange('c'), first] },
  ]);
  assert.deepEqual(
    exchanges.map(({ request }) => request.url.slice(-1)),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(recordings[1]?.observations[0]?.exchanges, [0, 2]);
});

test('observations have their exchanges at hand, those that are there', () => {
  assert.deepEqual(
    observed(joined).map(({ label, exchanges }) => [label, ...exchanges.map(({ request }) => request.url.slice(-1))]),
    [['one/first', 'b', 'a'], ['none/skipped'], ['two/first', 'c'], ['two/lost']],
  );
});

test('429 is throttling, and 503 with Retry-After, and nothing else', () => {
  const retry: [string, string][] = [
    ['A', '1'],
    ['Retry-After', '5'],
  ];
  assert.deepEqual(
    [429, 503, 200, 500].map((status) => isThrottled(answer(status, retry))),
    [true, true, false, false],
  );
  assert.deepEqual(
    [429, 503].map((status) => isThrottled(answer(status, [['A', '1']]))),
    [true, false],
  );
});

test('the last exchange is the one that was answered', () => {
  const exchanges = [exchange('a', answer(500)), exchange('b', answer(200))];
  const one = seen({ exchanges });
  assert.deepEqual(answered(one), { ...one, exchange: exchanges[1], answer: exchanges[1]?.response });
  for (const own of [{ exchanges: [] }, { exchanges: exchanges.concat(exchange('c')) }, { undecided: 'the clocks differ' }])
    assert.equal(answered(seen(own)), undefined);
  assert.equal(answered(seen({ exchanges: [exchange('a', answer(429))] })), undefined);
});

for (const [own, code, reason] of [
  [{ undecided: 'the clocks differ' }, undefined, 'the clocks differ'],
  [{ undecided: 'the clocks differ', because: { code: 'clocks-differ' } }, 'clocks-differ', 'the clocks differ'],
  [{ exchanges: [exchange('a', answer(429))] }, 'throttled', 'the target throttles us (429); lower the pace with --max-rps'],
  [
    { exchanges: [{ ...exchange('a'), error: { kind: 'timeout', message: 'no answer within 10 s' } }] },
    'timed-out',
    'GET /a: no answer within 10 s; look in its log for what it waits for, such as a lock or a connection that an earlier call kept, or give it more time (--timeout)',
  ],
  [{ exchanges: [exchange('a')] }, 'no-answer', 'there was no answer'],
  [{ exchanges: [] }, 'no-answer', 'there was no answer'],
] as [Partial<Observed>, string | undefined, string][])
  test(`it is told why there was no answer: ${code}, ${reason}`, () => {
    const why = whyUnanswered(seen(own));
    assert.deepEqual([why.code, why.reason], [code, reason]);
  });

describe('times', () => {
  const driver = (started: number, ms: number) => ({
    kind: 'install' as const,
    outcome: 'done' as const,
    started,
    ended: started + ms,
    ms,
  });
  const install = { label: 'calls/install', exchanges: [], trigger: driver(100, 25) } as unknown as Observed;

  it('of exchanges have an end', () => {
    const { exchanges } = join([{ play: 'one', observations: [], exchanges: [exchange('a')], started: 1, ended: 3, ms: 2 }]);
    assert.deepEqual(
      exchanges.map(({ started, ended, ms }) => [started, ended, ms.total]),
      exchanges.map(({ started, ms }) => [started, started + ms.total, ms.total]),
    );
  });

  it('of a play stay when recordings are joined', () => {
    const { recordings } = join([{ play: 'one', observations: [], started: 1, ended: 3, ms: 2 }]);
    assert.deepEqual(recordings, [{ play: 'one', observations: [], started: 1, ended: 3, ms: 2 }]);
  });

  it('of drivers and exchanges behind observations are added up, each once', () => {
    const call = exchange('a');
    const both = { label: 'calls/sso', exchanges: [call, call], trigger: driver(200, 5) } as unknown as Observed;
    assert.equal(took([install, install, both]), 30 + call.ms.total);
  });
});
