import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiArrival } from '../../../../../fixtures/stand-ins/api/server.ts';
import { followFlows } from '../../../../../suites/client/plays/login.ts';
import type { ClientSetup } from '../../../../../suites/client/plays/setup.ts';

type Step = ApiArrival['facts']['step'];

/** What is recorded of a flow whose requests arrive in this order. */
function followed(arrivals: [step: Step, method: string, path: string, status: number][]) {
  const recorded: { exchanges: { request: { method: string; url: string } }[]; login: object }[] = [];
  let arrives = (_arrival: ApiArrival): void => {};
  const record = (_label: string, seen: (typeof recorded)[number]) => recorded.push(seen);
  const watch = (onArrival: typeof arrives) => {
    arrives = onArrival;
  };
  const ended = followFlows({ watch, record } as unknown as ClientSetup);
  for (const [step, method, path, status] of arrivals) {
    const exchange = { request: { method, url: `http://127.0.0.1:1${path}` }, response: { status } };
    arrives({ facts: { step }, flow: { number: 1, scene: 'other-token' }, exchange } as unknown as ApiArrival);
  }
  ended();
  return recorded;
}

test('a login that went on is placed at its access-token request, whatever the client calls afterwards', () => {
  const [{ exchanges, login } = assert.fail('nothing was recorded')] = followed([
    ['request-token', 'POST', '/oauth/request_token', 200],
    ['authorize', 'GET', '/oauth/authorize', 302],
    ['access-token', 'POST', '/oauth/access_token', 401],
    ['api', 'GET', '/v2/self', 401],
  ]);
  assert.deepEqual(exchanges.at(-1)?.request, { method: 'POST', url: 'http://127.0.0.1:1/oauth/access_token' });
  assert.deepEqual(login, {
    ...{ scene: 'other-token', what: 'a redirect with another oauth_token', hasOtherToken: true },
    ...{ asked: true, returned: true, exchanged: true, succeeded: false },
  });
});
