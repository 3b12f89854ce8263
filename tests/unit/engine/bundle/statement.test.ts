import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { fingerprint } from '../../../../engine/bundle/addresses.ts';
import { statementOf } from '../../../../engine/bundle/statement.ts';
import type { RecordedExchange } from '../../../../engine/recording/recording.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';

const run = { baseUrl: 'https://acme.example/resources', ssoUrl: 'https://login.acme.example/sso' };

const exchange = (url: string, more: Partial<RecordedExchange> = {}): RecordedExchange => ({
  request: { method: 'GET', url, headers: [] },
  started: 0,
  ms: { total: 1 },
  ...more,
});
const answered = (...headers: [string, string][]) => ({ response: { status: 200, headers, body: '' } });

describe('the fingerprint of a deployment', () => {
  it('has what each of its origins showed, once and in order', () => {
    const seen = [
      exchange('https://acme.example/b', {
        remote: { address: '192.0.2.2', port: 443 },
        tls: { key: 'k2' },
        ...answered(['Server', 'nginx'], ['X-Powered-By', 'Express'], ['Date', 'today']),
      } as Partial<RecordedExchange>),
      exchange('https://acme.example/a', { remote: { address: '192.0.2.1', port: 443 }, tls: { key: 'k1' } } as Partial<RecordedExchange>),
      exchange('https://acme.example/a', {
        remote: { address: '192.0.2.1', port: 443 },
        tls: {},
        ...answered(['via', 'cache']),
      } as Partial<RecordedExchange>),
      exchange('https://other.example/', answered(['server', 'other'])),
      exchange('not an address', answered(['server', 'other'])),
      exchange('https://login.acme.example/sso'),
    ];
    assert.deepEqual(fingerprint(seen, run), [
      {
        origin: 'https://acme.example',
        addresses: ['192.0.2.1:443', '192.0.2.2:443'],
        keys: ['k1', 'k2'],
        headers: { server: ['nginx'], via: ['cache'], 'x-powered-by': ['Express'] },
      },
      { origin: 'https://login.acme.example', addresses: [], keys: [], headers: {} },
    ]);
  });

  it('names an origin once, and keeps ten values of a kind', () => {
    const seen = Array.from({ length: 12 }, (_, index) => exchange('https://acme.example/', answered(['server', `s${10 + index}`])));
    const [own, ...others] = fingerprint(seen, { ...run, ssoUrl: 'https://acme.example/sso' });
    assert.deepEqual(others, []);
    assert.deepEqual(own?.headers.server, ['s10', 's11', 's12', 's13', 's14', 's15', 's16', 's17', 's18', 's19']);
  });
});

describe('the statement of a bundle', () => {
  const seen = (label: string) => ({ label, exchanges: [0] });
  const outcome = (id: string, verdict: string) => ({ id, verdict });
  const report = (...requirements: ReturnType<typeof outcome>[]) =>
    ({
      assay: '1.0.0',
      edition: '2026-11',
      catalogueHash: 'sha256:abc',
      seed: 7,
      started: '2026-11-15T12:00:00.000Z',
      target: { kind: 'provider', name: 'acme-db' },
      exchanges: [],
      recordings: [{ play: 'a play', observations: [seen('b/two'), seen('b/one'), seen('b/two'), { label: 'b/none', exchanges: [] }] }],
      requirements,
    }) as unknown as Report;
  const certified = { ...run, environment: 'test' } as unknown as Parameters<typeof statementOf>[2];

  it('names its files by their digests, and what was found', () => {
    const files = new Map([['report.json', Buffer.from('{}')]]);
    const judged = report(outcome('a/one', 'pass'), outcome('a/two', 'warn'), outcome('a/three', 'fail'), outcome('a/four', 'untested'));
    assert.deepEqual(statementOf(files, judged, certified), {
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'report.json', digest: { sha256: createHash('sha256').update('{}').digest('hex') } }],
      predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
      predicate: {
        result: 'WARNED',
        configuration: [{ name: 'catalogue 2026-11', digest: { sha256: 'abc' } }],
        passedTests: ['a/one'],
        warnedTests: ['a/two'],
        failedTests: ['a/three'],
        assay: {
          version: '1.0.0',
          edition: '2026-11',
          catalogueHash: 'sha256:abc',
          seed: 7,
          started: '2026-11-15T12:00:00.000Z',
          target: 'acme-db',
          run: certified,
          probes: { 'b/one': 1, 'b/two': 2 },
          fingerprint: fingerprint([], run),
        },
      },
    });
  });

  it('has passed where nothing warns', () => {
    assert.equal(statementOf(new Map(), report(outcome('a/one', 'pass')), certified).predicate.result, 'PASSED');
  });
});
