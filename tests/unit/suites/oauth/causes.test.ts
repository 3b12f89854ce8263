import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Observed } from '../../../../engine/recording/recording.ts';
import { unverifiedMethods } from '../../../../suites/oauth/causes.ts';
import { outcome } from '../test-outcomes.ts';

const forged = (signedWith: string, what: string, status: number) =>
  ({
    label: 'oauth/forged',
    signedWith,
    what,
    credentials: what.endsWith('secret') ? 'secrets' : 'oauth_signature',
    exchanges: [
      { request: { method: 'GET', url: 'https://api.example/v2/self', headers: [] }, response: { status, headers: [], body: '' } },
    ],
  }) as unknown as Observed;

const failing = ['oauth/signs-api-calls-with-hmac-sha512', 'oauth/refuses-a-bad-signature'];
const causes = (...seen: Observed[]) => {
  const found = withCauses(
    failing.map((id) => outcome(id, 'fail')),
    [unverifiedMethods],
    seen,
  );
  return found.map(({ cause, sameCauseAs }) => cause ?? sameCauseAs);
};

test('a signature method that is not verified is named, where another one is, also if a call without a signature is refused', () => {
  for (const status of [200, 401])
    assert.deepEqual(
      causes(
        forged('HMAC-SHA512', 'no signature', status),
        forged('HMAC-SHA512', 'one character of the signature changed', 200),
        forged('HMAC-SHA512', 'a wrong token secret', 200),
        forged('HMAC-SHA1', 'one character of the signature changed', 401),
      ),
      [
        'The platform does not verify signatures of HMAC-SHA512, while it verifies those of HMAC-SHA1',
        'oauth/signs-api-calls-with-hmac-sha512',
      ],
    );
});

test('it is not named where no method is verified, or where one part of the signature counts', () => {
  const changed = 'one character of the signature changed';
  const open = ['HMAC-SHA512', 'HMAC-SHA1'].flatMap((method) => [
    forged(method, changed, 200),
    forged(method, 'a wrong token secret', 200),
  ]);
  assert.deepEqual(causes(...open), [undefined, undefined]);
  const halfVerified = [forged('HMAC-SHA512', changed, 401), forged('HMAC-SHA512', 'a wrong token secret', 200)];
  assert.deepEqual(causes(...halfVerified, forged('HMAC-SHA1', changed, 401)), [undefined, undefined]);
});
