import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { whyNotWhole } from '../../../../engine/bundle/wholeness.ts';
import type { Entry } from '../../../../engine/ledger/ledger.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';

const begin = Date.parse('2026-11-16T12:00:00.000Z');
const now = new Date(begin + 60_000);
const run: Parameters<typeof whyNotWhole>[2] = {
  environment: 'test',
  baseUrl: 'https://acme.example/r',
  ssoUrl: 'https://acme.example/s',
  plans: ['basic'],
};
const install = (number: number, addonId: string) => ({
  request: { method: 'POST', url: run.baseUrl, headers: [], body: JSON.stringify({ addon_id: addonId, plan: 'basic' }) },
  started: begin + 1000 * number,
  ms: { total: 10 },
  number,
});
const report = {
  started: new Date(begin).toISOString(),
  exchanges: [install(0, 'addon_a'), install(1, 'addon_b')],
  recordings: [{ play: 'p', observations: [{ label: 'a/b', exchanges: [0, 1] }] }],
  requirements: [{ id: 'a/b' }, { id: 'a/c' }],
  resources: { made: 1, undone: 1, left: [], unknown: [] },
} as unknown as Report;
const entry = {
  n: '1',
  at: new Date(begin + 500).toISOString(),
  line: 1,
  undo: { kind: 'delete-resource', url: run.baseUrl, addonId: 'addon_a', environment: 'test' },
  answer: 'made',
  state: 'undone',
  gone: false,
} as Entry;

const why = (own: object, ledger: object[] = [entry]) => whyNotWhole({ ...report, ...own } as Report, ledger as Entry[], run, now);
const observing = (...exchanges: number[]) => [{ play: 'p', observations: [{ label: 'a/b', exchanges }] }];

describe('a report', () => {
  it('is whole', () => assert.equal(why({}), undefined));

  for (const [what, own, expected] of [
    ['an exchange', { exchanges: [install(0, 'addon_a'), install(2, 'addon_b')] }, 'exchange 1 is missing, or has another number'],
    ['the first exchange', { exchanges: [install(1, 'addon_a')] }, 'exchange 0 is missing, or has another number'],
    ['the last exchange', { recordings: observing(0, 2) }, 'an observation names exchange 2, which is missing'],
  ] as const)
    it(`lacks ${what}`, () => assert.equal(why(own), expected));

  it('has a requirement once', () => assert.equal(why({ requirements: [{ id: 'a/b' }, { id: 'a/b' }] }), 'a requirement is listed twice'));

  it('has the exchange of each install in the ledger', () => {
    const exchanges = [install(0, 'addon_x'), install(1, 'addon_b')];
    assert.equal(why({ exchanges }), 'the exchange that installed addon_a is missing');
  });

  it('has the exchange of an install that a body of nonsense made', () => {
    const nonsense = {
      ...install(1, ''),
      request: { ...install(1, '').request, body: '{' },
      response: { status: 201, headers: [], body: '{"id":"r-9"}' },
    };
    const made = { ...entry, undo: { ...entry.undo, addonId: 'addon_never_sent', resourceId: 'r-9' } };
    assert.equal(why({ exchanges: [install(0, 'addon_a'), nonsense] }, [made]), undefined);
    assert.equal(why({}, [made]), 'the exchange that installed addon_never_sent is missing');
  });

  for (const [what, ledger] of [
    ['is empty', []],
    ['tells of more', [entry, { ...entry, n: '2' }]],
    ['tells of one that is left', [{ ...entry, state: 'left' }]],
  ] as const)
    it(`is not that of a ledger that ${what}`, () =>
      assert.equal(why({}, [...ledger]), 'the ledger and the report do not count the same changes'));

  it('is not that of a ledger of elsewhere', () => {
    const other = { ...entry, undo: { ...entry.undo, url: 'https://other.example/r' } };
    assert.equal(why({}, [other]), 'the ledger lists a change outside the certified address and environment');
    assert.equal(
      why({}, [{ ...entry, undo: { kind: 'driver', command: 'x', folder: '/' } }]),
      'the ledger lists a change outside the certified address and environment',
    );
  });

  it('tells of an install of each plan that is certified', () => {
    const of = (...plans: string[]) => whyNotWhole(report, [entry], { ...run, plans }, now);
    assert.equal(of('basic', 'gold'), 'no exchange installs the plan gold');
    assert.equal(of(), 'the certificate names no plan');
  });

  it('is of the environment that the ledger tells', () =>
    assert.equal(
      whyNotWhole(report, [entry], { ...run, environment: 'production' }, now),
      'the ledger lists a change outside the certified address and environment',
    ));

  for (const started of ['2026-11-31T12:00:00.000Z', '2026-11-16', '2026-11-16T12:00:00Z', '2016-12-31T23:59:60Z'])
    it(`is of no time: ${started}`, () => assert.equal(why({ started }), 'the start time of the report is not a valid time'));

  it('is of no time to come', () =>
    assert.equal(why({ started: '2026-11-17T12:00:00.000Z' }), 'the run started at 2026-11-17T12:00:00.000Z, which is in the future'));

  const at = (started: number, total = 10) => [{ ...install(0, 'addon_a'), started, ms: { total } }];
  for (const [what, exchanges] of [
    ['before it', at(begin - 61_000)],
    ['after now', at(now.getTime() + 3_600_000)],
    ['at no time', at(Number.NaN)],
    ['for too long', at(begin, 1e9)],
    ['backwards', at(begin, -1)],
  ] as const)
    it(`has no exchange ${what}`, () => assert.equal(why({ exchanges, recordings: [] }), 'the times of some exchanges do not fit the run'));

  it('has the ledger of its time', () => {
    const because = 'the times in the ledger do not fit the run';
    for (const when of ['2026-11-15T12:00:00.000Z', 'never']) assert.equal(why({}, [{ ...entry, at: when }]), because);
  });
});
