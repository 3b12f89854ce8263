import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue, isRequirement } from '../../../../engine/catalogue/catalogue.ts';
import { assumptionsOf, exclusionsOf, gapsOf } from '../../../../engine/judging/questions.ts';
import type { QuestionId } from '../../../../specs/generated/ids.ts';
import { observedOf } from '../../suites/gaps/test-calls.ts';

describe('what is seen of a gap', () => {
  it('tells the pool of an application, and the limit where it is given', () => {
    const id = 'gap/dev-plan-connection-limit';
    assert.equal(observedOf('application', id, [], { poolSize: 10, allowedConnections: 5 }), 'a pool of 10, with 5 connections allowed');
    assert.equal(observedOf('application', id, [], { poolSize: 10 }), 'a pool of 10, with an unknown number of connections allowed');
  });

  it('says that nothing was observed where nothing was played, and nothing of what was skipped', () => {
    for (const target of ['provider', 'platform', 'application'] as const) {
      const gaps = gapsOf(target, { recordings: [], exchanges: [] }, {});
      assert.ok(gaps.length > 0);
      for (const { id, observed } of gaps) assert.equal(observed, 'not observed', id);
    }
    const skipped = { reason: 'left out', byChoice: true };
    assert.equal(observedOf('platform', 'gap/self-fields', [{ label: 'self/record', body: '{"id":1}', skipped }]), 'not observed');
  });

  for (const name of ['Link', 'X-Page', 'x-total', 'X-Next', 'X-Current-Page'])
    it(`takes ${name} for a header that points to a further page`, () => {
      const pages = (header: string) =>
        observedOf('platform', 'gap/get-payload-shapes', [{ label: 'zones/list', body: '[]', headers: [[header, '2']] }]);
      assert.equal(pages(name), 'zones: a bare list; a header points to a further page');
      for (const other of [`a${name}`, `${name}s`])
        assert.equal(pages(other), 'zones: a bare list; no header points to a further page', other);
    });

  it('keeps what a target writes short', () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(1000)}${index}`, 1])));
    assert.ok((observedOf('platform', 'gap/self-fields', [{ label: 'self/record', body }]) ?? '').length < 3000);
  });
});

describe('what is assumed', () => {
  it('comes with its setting, and what that is where it is known', () => {
    const all = assumptionsOf('platform', { 'assumption/oauth-path-prefix': '/v2' });
    const of = (id: QuestionId) => all.find((one) => one.id === id);
    assert.deepEqual(of('assumption/oauth-path-prefix')?.value, '/v2');
    assert.equal(of('assumption/oauth-path-prefix')?.setting, 'oauth.path_prefix');
    assert.equal(of('assumption/oauth-origin')?.value, undefined);
    assert.equal(of('assumption/platform-dir'), undefined);
  });
});

describe('the questions of a report', () => {
  const rows = catalogue().rows.flatMap((row) => (isRequirement(row) ? [] : [row]));
  for (const target of ['provider', 'platform', 'application', 'client'] as const)
    it(`are those of a ${target}, by their kind`, () => {
      const own = (kind: string) => rows.filter((row) => row.kind === kind && row.for?.includes(target));
      assert.deepEqual(
        gapsOf(target, { recordings: [], exchanges: [] }, {}).map(({ id, question, reason, source }) => [id, question, reason, source]),
        own('gap').map(({ id, question, reason, source }) => [id, question, reason, source]),
      );
      assert.deepEqual(
        assumptionsOf(target),
        own('assumption').map(({ id, question, reason, source, assumes, setting }) => ({
          ...{ id, question, reason, source },
          ...(assumes && { assumes }),
          ...(setting && { setting }),
        })),
      );
      const excluded = own('exclusion').map(({ id, question, reason, source }) => ({ id, question, reason, source }));
      assert.ok(excluded.length > 0);
      assert.deepEqual(exclusionsOf(target), excluded);
    });
});

it('each gap, each assumption and each exclusion says whose reports have it', () => {
  for (const row of catalogue().rows)
    if (!isRequirement(row) && row.kind !== 'contradiction' && row.kind !== 'silence') assert.ok(row.for && row.for.length > 0, row.id);
});
