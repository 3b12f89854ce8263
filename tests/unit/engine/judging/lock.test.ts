import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lockReason } from '../../../../engine/judging/lock.ts';
import type { Observed } from '../../../../engine/recording/recording.ts';

const call = (number: number, credentials: string, status: number, connection = 'keep-alive') =>
  ({
    label: 'auth/control',
    credentials,
    exchanges: [
      {
        number,
        started: number,
        ms: { total: 1 },
        request: { method: 'PUT', url: 'https://acme.example/1', headers: [['Connection', connection]] },
        response: { status, headers: [], body: '' },
      },
    ],
  }) as unknown as Observed;
const right = (number: number, status: number, connection?: string) => call(number, 'manifest', status, connection);
const wrong = (number: number, status: number) => call(number, 'wrong-user', status);

describe('why the target refuses the right credentials', () => {
  const reasonOf = (code: string, ...all: Observed[]) => lockReason({ code, reason: '' }, all).code;

  it('is what came before on the connection, if it accepts them on a fresh one', () => {
    const locked = [right(1, 200), wrong(2, 401), right(3, 401)];
    assert.equal(reasonOf('locked-out', ...locked, right(4, 200, 'close')), 'locked-out-of-connection');
    assert.equal(reasonOf('locked-out', ...locked, right(4, 401, 'close')), 'locked-out');
    assert.equal(reasonOf('locked-out', ...locked), 'locked-out');
  });

  it('is a limit for wrong credentials alone, if it still accepts the right ones', () => {
    const limited = [right(1, 200), wrong(2, 401), wrong(3, 429)];
    assert.equal(reasonOf('throttled', ...limited, right(4, 200)), 'throttles-wrong-credentials');
    assert.equal(reasonOf('throttled', ...limited, right(4, 429)), 'throttled');
    assert.equal(reasonOf('throttled', ...limited), 'throttled');
  });
});
