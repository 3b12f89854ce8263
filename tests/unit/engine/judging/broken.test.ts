import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenAgain, brokenCalls, brokenProblem, happened } from '../../../../engine/judging/broken.ts';
import { lastSeen } from '../../../../engine/judging/evidence.ts';
import type { Observed, RecordedExchange } from '../../../../engine/recording/recording.ts';

let time = 0;

const request = { method: 'POST', url: 'https://acme.example/resources', headers: [] };
const whole = (): RecordedExchange => ({
  request,
  response: { status: 200, headers: [], body: '' },
  started: time++,
  number: time,
  ms: { total: 3 },
});
const closed = (): RecordedExchange => ({
  request,
  error: { kind: 'reset', phase: 'answer', message: 'closed' },
  started: time++,
  number: time,
  ms: { total: 3 },
});
const cut = (): RecordedExchange => ({
  ...closed(),
  response: { status: 200, headers: [['Content-Length', '900']], body: 'x', bytes: 512 },
});
const unsent = (): RecordedExchange => ({
  ...closed(),
  error: { kind: 'timeout', phase: 'connect', message: 'not sent' },
  ms: { total: 0 },
});

const call = (what: string | undefined, exchanges: RecordedExchange[], more: Partial<Observed> = {}): Observed => ({
  label: 'provision/any-body',
  on: 'provisioning',
  credentials: 'manifest',
  ...(what !== undefined && { what }),
  exchanges,
  ...more,
});

describe('a call that is broken off', () => {
  it('is so each time if both attempts are, and the target answered later', () => {
    const twice = call('a long name', [closed(), closed()]);
    assert.equal(brokenAgain(twice, [twice]).length, 0);
    assert.equal(brokenAgain(twice, [twice, call(undefined, [whole()])]).length, 2);
  });

  it('may be chance if it was sent once', () => {
    const once = call('a long name', [closed()]);
    assert.deepEqual(brokenAgain(once, [once, call(undefined, [whole()])]), []);
  });

  it('may be chance where the network broke another call off that was answered when it was sent again', () => {
    const twice = call('a long name', [closed(), closed()]);
    const again = call('a long name', [closed(), closed()]);
    const recovered = call('a short name', [closed(), whole()]);
    assert.deepEqual(brokenAgain(twice, [twice, recovered]), []);
    assert.equal(brokenAgain(twice, [twice, again, recovered]).length, 4);
  });

  it('is one more of its kind, sent once, beside calls that are broken off in the same way each time', () => {
    const twice = call('a long name', [cut(), cut()]);
    const once = call('a longer name', [cut()]);
    const other = call('a name with a quote', [closed()]);
    const all = [twice, once, other, call(undefined, [whole()])];
    assert.equal(brokenAgain(once, all).length, 1);
    assert.deepEqual(brokenAgain(other, all), []);
    assert.deepEqual(brokenAgain({ ...once, on: 'de-provisioning' }, all), []);
  });
});

describe('what is said of it', () => {
  const row = { id: 'provision/accepts-any-valid-body', hint: '', level: 'must' as const };

  it('names first the call that was narrowed down to what matters', () => {
    const calls = [
      call('a form with many oddities', [closed(), closed()]),
      call('a valid form, only with a plus sign', [closed(), closed()], { onlyWith: ['a plus sign'] }),
      call('another form', [closed(), closed()]),
    ];
    const all = [...calls, call(undefined, [whole()])];
    const [broken, ...others] = brokenCalls(calls, (seen) => brokenAgain(seen, all));
    assert.ok(broken);
    assert.equal(others.length, 0);
    const { got, exchanges } = brokenProblem(broken, row);
    assert.match(
      got,
      /^none, with a valid form, only with a plus sign; a form with many oddities; 1 other kinds of calls: .*, each of 6 times/,
    );
    assert.equal(exchanges?.length, 6);
  });

  it('has the lengths of an answer that was cut off', () => assert.equal(happened(cut()), 'the answer broke off after 512 of 900 bytes'));

  it('is no place of an answer where the call itself was not sent', () => {
    const answered = call(undefined, [whole()]);
    assert.match(lastSeen([answered]).at ?? '', /^POST https:\/\/acme\.example\/resources/);
    assert.deepEqual(lastSeen([answered, call('another', [unsent()])]), {});
  });
});
