import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withCauses } from '../../../../engine/judging/causes.ts';
import { observed, type RecordedExchange } from '../../../../engine/recording/recording.ts';
import { earlyOutput } from '../../../../suites/shared/early-output.ts';
import { outcome } from '../test-outcomes.ts';

type Given = { status?: number; body?: string; headers?: [string, string][] };

const exchange = ({ status = 200, body = '', headers = [] }: Given, number: number): RecordedExchange => ({
  request: { method: 'POST', url: 'https://acme.example/resources', headers: [] },
  response: { status, headers, body },
  started: 0,
  ms: { total: 1 },
  number,
});

const failed = (id: string, ...exchanges: number[]) =>
  outcome(id, 'fail', [{ level: 'must', code: 'status', facts: {}, at: '', expected: '', got: '', exchanges }]);

/** What a run with these answers says of two requirements, the second of which fails for the last answer alone. */
function marked(...answers: Given[]) {
  const observations = answers.map((_, index) => ({ label: 'auth/control' as const, exchanges: [index] }));
  const seen = observed({ recordings: [{ play: 'calls', observations }], exchanges: answers.map(exchange) });
  return withCauses([failed('sso/redirects', 0), failed('auth/refuses-another-scheme', answers.length - 1)], [earlyOutput], seen);
}

describe('what a service sends before its status and headers', () => {
  const early = { body: '\uFEFF{"id":"res_1"}' };

  it('is the cause of what it takes away', () => {
    const [first, second] = marked(early, early, early);
    assert.equal(first?.cause, 'Your service sends a byte order mark before its status and headers');
    assert.match(first?.hint ?? '', /without a byte order mark/);
    assert.equal(second?.sameCauseAs, 'sso/redirects');
    const [blank] = marked({ body: '\n\n{}' }, { body: '\n\n' }, { body: '\n\nno' });
    assert.equal(blank?.cause, 'Your service sends blanks or empty lines before its status and headers');
  });

  it('takes nothing away where an answer has a status or a cookie of its own', () => {
    for (const other of [{ ...early, status: 401 }, { ...early, headers: [['Set-Cookie', 'a=b']] as [string, string][] }, { body: '{}' }])
      assert.equal(marked(early, other, early)[0]?.cause, undefined);
  });
});
