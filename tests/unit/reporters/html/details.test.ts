import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html } from '../../../../reporters/html/index.ts';
import { headings, reading } from './reading.ts';
import { outcome, problem, report } from './test-report.ts';

describe('the details of the page', () => {
  const page = html(report());

  it('tells what is left behind, observed and assumed', () => {
    const lines = reading(page);
    for (const line of [
      'addon_1',
      'Observed: never',
      'Assumed: none',
      'Setting: path_prefix',
      'auth/challenge a challenge comes with it #0',
      '42',
    ]) {
      assert.ok(lines.includes(line), line);
    }
  });

  it('gives the reason and the source of a gap, and folds what no test can see', () => {
    const lines = reading(page);
    for (const line of ['Partners pay for each. marketplace §8', 'Observed: never', 'It is a page of the console. platform §2'])
      assert.ok(lines.includes(line), line);
    assert.match(page, /<details class="detail" id="exclusions"><summary>/);
    const { exclusions, ...older } = report();
    assert.doesNotMatch(html(older), /Exclusions/);
  });

  it('shows how the contract is read, with what to do first and with the requirement', () => {
    const readings = [{ id: 'contradiction/x', question: 'Is it?', reading: 'It `is`.', because: 'The contract is silent.' }];
    const shown = html(
      report({
        requirements: [outcome('sso/1', 'fail', { ...problem, exchanges: [1], problems: [{ ...problem, exchanges: [1] }], readings })],
      }),
    );
    assert.equal(reading(shown).filter((line) => line === 'Read as: It is , because the contract is silent. contradiction/x').length, 2);
  });

  it('shows contract coverage where the report has it', () => {
    assert.ok(!page.includes('Contract coverage'));
    const coverage = [
      { operation: 'provision', method: 'POST', path: '{base_url}', status: '2XX', exercised: 3 },
      { operation: 'provision', method: 'POST', path: '{base_url}', status: '401', exercised: 0 },
    ];
    const lines = reading(html(report({ coverage })));
    assert.ok(lines.some((line) => line.includes('1 of 2 answers of the contract were seen')));
    assert.ok(lines.includes('never'));
  });

  it('puts known failures last, and says which entries fail the run', () => {
    const requirements = ['sso/1', 'sso/2'].map((id) =>
      outcome(id, 'fail', { ...problem, exchanges: [1], problems: [{ ...problem, exchanges: [1] }] }),
    );
    const entry = { reason: 'old', owner: 'ada', expires: '2026-12-01', kind: 'failing' } as const;
    const entries = [
      { ...entry, requirement: 'sso/1', state: 'holds' as const, known: ['sso/1'] },
      { ...entry, requirement: 'sso/3', state: 'stale' as const, known: [], says: 'it no longer fails' },
    ];
    const known = html(report({ requirements, baseline: { file: 'known.yaml', entries } }));
    assert.deepEqual(headings(known).slice(2, 6), [
      '3 The sentence of sso/2.',
      '3 The sentence of sso/1.',
      '2 Left behind',
      '2 Known failures',
    ]);
    assert.match(known, /<li class="alarm"><b>stale:<\/b> <bdi>sso\/3: it no longer fails/);
    assert.equal(known.match(/class="known"/g)?.length, 1);
  });

  it('is calm about a run without anything to say', () => {
    const requirements = [outcome('provision/json', 'pass')];
    const calm = html(
      report({
        requirements,
        verdict: 'conforming',
        because: 'all hold',
        exchanges: [],
        recordings: [],
        notes: [],
        gaps: [],
        assumptions: [],
        exclusions: [],
        facts: {},
        resources: { made: 0, undone: 0, unknown: [], left: [] },
      }),
    );
    assert.deepEqual(headings(calm), ['1 Conforming', '2 Surfaces', '3 Provisioning', '2 Details', '3 About this run']);
  });

  it('says that a run was cut short', () => assert.match(html(report({ complete: false })), /did not finish/));
});
