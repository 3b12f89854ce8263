import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fingerprintOf, finished } from '../../../../engine/judging/fingerprint.ts';
import type { Report } from '../../../../specs/generated/schemas.ts';
import { growth } from '../../share.ts';

const problem = (more: Partial<Parameters<typeof fingerprintOf>[1]> = {}) => ({
  expected: 'status 200',
  got: '500',
  at: 'GET http://127.0.0.1:4001/v2/vendor/apps',
  ...more,
});
const of = (more = {}) => fingerprintOf('a/b', problem(more));

describe('the fingerprint of a problem', () => {
  it('is twelve hexadecimal digits', () => assert.match(of(), /^[0-9a-f]{12}$/));

  const same: [what: string, one: object, other: object][] = [
    ['a port', { at: 'GET http://127.0.0.1:4001/x' }, { at: 'GET http://127.0.0.1:59999/x' }],
    ['an id in a path', { at: 'DELETE http://h/res/addon_5f3c9a12' }, { at: 'DELETE http://h/res/addon_77aa00bc' }],
    ['a number in a path', { at: 'GET http://h/res/33' }, { at: 'GET http://h/res/1204' }],
    ['a UUID', { got: 'id 3f0c8b0e-6f5e-4b5d-9a0e-0d8a3a6d1b11' }, { got: 'id 11111111-2222-4333-8444-555555555555' }],
    ['a time', { got: 'expires 2026-11-16T09:00:12.123Z' }, { got: 'expires 2027-01-02T23:59:59Z' }],
    ['an HTTP date', { got: 'Date: Mon, 16 Nov 2026 09:00:12 GMT' }, { got: 'Date: Tue, 17 Nov 2026 10:01:13 GMT' }],
    ['a timestamp', { got: 'oauth_timestamp 1794819612' }, { got: 'oauth_timestamp 1794823213' }],
    ['a duration', { got: 'it came after 1203 ms' }, { got: 'it came after 87.5 ms' }],
    ['a line of a document', { at: 'manifest.json:11:5', pointer: '/api/regions' }, { at: 'manifest.json:14:7', pointer: '/api/regions' }],
    ['the place in a list', { pointer: '/3/id' }, { pointer: '/0/id' }],
    ['the folder of a document', { at: 'a/manifest.json:1:1' }, { at: '/tmp/x/manifest.json:1:1' }],
  ];
  for (const [what, one, other] of same) it(`survives ${what}`, () => assert.equal(of(one), of(other)));

  const different: [what: string, one: object, other: object][] = [
    ['a status', { got: '500' }, { got: '404' }],
    ['a method', { at: 'GET http://h/x' }, { at: 'PUT http://h/x' }],
    ['a path', { at: 'GET http://h/self' }, { at: 'GET http://h/summary' }],
    ['a field', { pointer: '/owner' }, { pointer: '/name' }],
    ['what was expected', { expected: 'a string' }, { expected: 'a number' }],
    ['a word', { got: '"us"' }, { got: '"ap"' }],
  ];
  for (const [what, one, other] of different) it(`tells ${what} apart`, () => assert.notEqual(of(one), of(other)));

  it('tells requirements apart', () => assert.notEqual(fingerprintOf('a/b', problem()), fingerprintOf('a/c', problem())));
});

describe('a report that is finished', () => {
  const outcome = { id: 'a/b', problems: [{ level: 'must', ...problem() }] };
  const report = { started: '2026-11-16T09:00:00.000Z', requirements: [outcome], unscored: [outcome] } as unknown as Report;
  const done = finished(report, new Date('2026-11-16T09:00:01.500Z'));

  it('has the fingerprint of each problem, of a later edition too', () => {
    for (const { problems } of [...done.requirements, ...(done.unscored ?? [])])
      assert.deepEqual(problems, [{ level: 'must', ...problem(), fingerprint: of() }]);
  });

  it('says when it ended, and how long that took', () => assert.deepEqual([done.ended, done.ms], ['2026-11-16T09:00:01.500Z', 1500]));
});

it('takes a time that grows with an address from the target', () => {
  const times = growth(
    (length) => {
      const problem = { expected: 'a panel', got: 'a'.repeat(length), at: `https://p.example/panel?${'a'.repeat(length)}` };
      assert.equal(fingerprintOf('sso/redirects', problem), fingerprintOf('sso/redirects', { ...problem, at: `${problem.at}b` }));
    },
    [10_000, 80_000],
  );
  assert.ok(times < 24, `eight times as long took ${times} times as long`);
});
