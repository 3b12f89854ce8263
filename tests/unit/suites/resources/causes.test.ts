import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import type { Label, Observed } from '../../../../engine/recording/recording.ts';
import { openPaths } from '../../../../suites/resources/causes.ts';
import { outcome } from '../test-outcomes.ts';

const call = (label: Label, path: string, status: number) =>
  ({
    label,
    exchanges: [
      {
        request: { method: 'GET', url: `https://api.example${path}`, headers: [] },
        response: { status, headers: [], body: '' },
        started: 0,
        ms: { total: 1 },
      },
    ],
  }) as unknown as Observed;

const failing = ['summary/needs-authentication', 'bearer/refuses-a-bad-token', 'oauth/refuses-a-missing-header'];
const marked = (...seen: Observed[]) => {
  const found = withCauses(
    failing.map((id) => outcome(id, 'fail')),
    [openPaths],
    seen,
  );
  return found.map(({ cause, sameCauseAs }) => cause ?? sameCauseAs);
};

describe('what a platform serves to whoever asks', () => {
  const open = [call('summary/anonymous', '/v2/summary', 200), call('self/anonymous', '/v2/self', 401)];
  const wrong = [call('bearer/bad-token', '/v2/summary', 200), call('oauth/missing-header', '/v2/summary', 200)];

  it('is told once', () =>
    assert.deepEqual(marked(...open, ...wrong), [
      'The platform serves /v2/summary to whoever asks, without credentials',
      'summary/needs-authentication',
      'summary/needs-authentication',
    ]));

  it('does not hide what is accepted elsewhere', () =>
    assert.equal(marked(...open, ...wrong, call('bearer/bad-token', '/v2/self', 200))[1], undefined));

  it('is told once of a path in another spelling too', () => {
    const spelled = ['/v2/%73ummary', '/v2//summary', '/v2/SUMMARY'].map((path) => call('oauth/missing-header', path, 200));
    assert.equal(marked(...open, ...wrong, ...spelled)[2], 'summary/needs-authentication');
  });

  it('comes from a cache where an address that nobody asked for is refused', () => {
    const past = call('summary/anonymous', '/v2/summary?assay=1', 401);
    const elsewhere = call('bearer/bad-token', '/v2/self', 200);
    const found = marked(...open, past, ...wrong, elsewhere);
    assert.match(found[0] ?? '', /^A cache of the platform answers whoever asks: \/v2\/summary without credentials/);
    assert.deepEqual(found.slice(1), ['summary/needs-authentication', 'summary/needs-authentication']);
  });

  it('is not told where an unknown query is refused before credentials are looked at', () =>
    assert.match(marked(...open, call('summary/anonymous', '/v2/summary?assay=1', 400), ...wrong)[0] ?? '', /^The platform serves/));

  it('is nothing where calls without credentials are refused', () => {
    const refused = call('summary/anonymous', '/v2/summary', 401);
    assert.deepEqual(marked(refused, ...wrong), [undefined, undefined, undefined]);
  });
});
