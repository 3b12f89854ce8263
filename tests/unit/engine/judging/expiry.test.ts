import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expiriesOf, expiringIn, expiryText } from '../../../../engine/judging/expiry.ts';
import type { Overview, OverviewTarget, Report } from '../../../../specs/generated/schemas.ts';

const entry = (requirement: string, expires: string) => ({
  requirement,
  expires,
  reason: 'r',
  owner: 'o',
  kind: 'failing',
  state: 'holds',
  known: [],
});
const exchange = (url: string, validTo?: string) => ({ request: { url }, ...(validTo && { tls: { validTo } }) });
const reported = (entries: object[], exchanges: object[]) => ({ baseline: { file: 'b', entries }, exchanges }) as unknown as Report;

describe('what a report tells that ends', () => {
  it('is each known failure and each TLS certificate, by the day that comes first', () => {
    const entries = [entry('sso/redirects', '2026-05-01'), entry('sso/redirects', '2026-04-01')];
    const answers = [
      exchange('https://acme.example/a', 'Apr  9 23:59:59 2026 GMT'),
      exchange('https://acme.example/b', 'Apr  9 23:59:59 2026 GMT'),
      exchange('http://acme.example/c'),
      exchange('https://odd.example/', 'some day'),
    ];
    assert.deepEqual(
      new Set(expiriesOf(reported(entries, answers))),
      new Set([
        { what: 'known failure', name: 'sso/redirects', on: '2026-04-01' },
        { what: 'TLS certificate', name: 'acme.example', on: '2026-04-09' },
      ]),
    );
    assert.deepEqual(expiriesOf({ exchanges: [] }), []);
  });
});

const on = (name: string, day: string): OverviewTarget => ({
  ...{ name, verdict: 'conforming', because: '', verdicts: {} },
  expires: [{ what: 'certificate', name: `${name}.tgz`, on: day }],
});
const run = (at: string, before?: Overview): Overview => {
  const targets = [
    on('late', '2026-03-15'),
    on('soon', '2026-03-14'),
    on('tomorrow', '2026-03-02'),
    on('today', '2026-03-01'),
    on('over', '2026-02-28'),
  ];
  return { assay: '', edition: '', at, targets, history: [], expiring: expiringIn({ at, targets }, 13, before) };
};

describe('what expires', () => {
  const first = run('2026-03-01T02:00:00.000Z');

  it('within so many days is told, the first to end first', () => {
    assert.deepEqual(first.expiring?.map(expiryText), [
      'certificate over.tgz expired on 2026-02-28',
      'certificate today.tgz expires today, on 2026-03-01',
      'certificate tomorrow.tgz expires tomorrow, on 2026-03-02',
      'certificate soon.tgz expires in 13 days, on 2026-03-14',
    ]);
  });

  it('is new once when it comes near, and once when it is over', () => {
    assert.ok(first.expiring?.every(({ isNew }) => isNew));
    const fresh = run('2026-03-02T02:00:00.000Z', first).expiring?.filter(({ isNew }) => isNew);
    assert.deepEqual(
      fresh?.map(({ target, days }) => [target, days]),
      [
        ['today', -1],
        ['late', 13],
      ],
    );
  });
});
