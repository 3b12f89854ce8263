import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html } from '../../../../reporters/html/index.ts';
import { outcome, problem, report } from './test-report.ts';

/** What a reader reads, line by line, without style and script. */
const reading = (page: string): string[] =>
  (page.match(/<body>([\s\S]*)<script>/)?.[1] ?? '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<\/(?:p|h\d|li|dt|dd|summary|a|td|th|tr|label|pre)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

const headings = (page: string): string[] =>
  [...page.matchAll(/<h([1-4])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, text = '']) => `${level} ${text.replace(/<[^>]*>/g, '').trim()}`);

describe('the page', () => {
  const page = html(report());

  it('has its parts in the order in which they are needed', () => {
    assert.deepEqual(headings(page), [
      '1 Not conforming',
      '2 What to do first',
      '3 The sentence of provision/answers-2xx.',
      '3 Still open',
      '2 Surfaces',
      '2 Requirements',
      '3 Provisioning',
      '3 Single sign-on',
      '2 Timeline',
      '3 a customer installs it',
      '2 What was not tested, and why',
      '2 Notes',
      '2 What the run created and deleted',
      '2 Gaps',
      '2 Assumptions',
      '2 Exclusions',
      '2 Facts',
      '2 About this run',
    ]);
  });

  it('says first what became of it, why, and what to change', () => {
    const lines = reading(page);
    assert.deepEqual(lines.slice(0, 3), ['Skip to the report', 'acme-db provider', 'Not conforming']);
    assert.equal(lines[3], '1 of 4 required checks failed.');
    const first = lines.indexOf('What to do first', lines.indexOf('About') + 1);
    assert.deepEqual(lines.slice(first + 1, first + 10), [
      'fail: The sentence of provision/answers-2xx.',
      'must blocks 1',
      'Expected',
      'status 200',
      'Got',
      'status 500',
      'Fix it .',
      'POST /resources · evidence at provision/answers-2xx',
      'blocks 1 other check',
    ]);
  });

  it('opens a requirement to all there is to know about it', () => {
    const own =
      /<details class="requirement is-fail" id="provision\/answers-2xx"[\s\S]*?The contract says[\s\S]*?<\/dl>/.exec(page)?.[0] ?? '';
    for (const part of [
      'status <mark>200</mark>',
      'status <mark>500</mark>',
      '<code><bdi>POST /resources</bdi></code>',
      'Fix <code>it</code>.',
    ]) {
      assert.ok(own.includes(part), `${part} in ${own}`);
    }
    for (const part of [
      'HTTP/1.1 500 Oops',
      '&quot;plan&quot;: &quot;test&quot;',
      'curl &#39;x&#39;',
      'class="copy"',
      'marketplace §4',
      'edition 2026-11',
    ]) {
      assert.ok(own.includes(part), `${part} in ${own}`);
    }
  });

  it('has pictures with words', () => {
    assert.ok(page.includes('aria-label="Provisioning: 1 fail, 1 pass"'));
    assert.ok(page.includes('aria-label="Single sign-on: 1 blocked, 1 untested"'));
  });

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
    assert.match(page, /<details class="folded"><summary>1 question, each with the reason<\/summary>/);
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
    assert.ok(lines.includes('1 of 2 answers of the contract were seen.'));
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
    assert.deepEqual(headings(known).slice(2, 5), ['3 The sentence of sso/2.', '3 The sentence of sso/1.', '2 Known failures']);
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
    assert.deepEqual(headings(calm), ['1 Conforming', '2 Surfaces', '2 Requirements', '3 Provisioning', '2 About this run']);
  });

  it('says that a run was cut short', () => assert.match(html(report({ complete: false })), /did not finish/));
});
