import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countVerdicts } from '../../../../engine/judging/verdict.ts';
import { htmlComparison } from '../../../../reporters/html/comparison.ts';
import type { Outcome, Report } from '../../../../specs/generated/schemas.ts';

const outcome = (id: string, verdict: Outcome['verdict']): Outcome => ({
  id,
  surface: 'sso',
  level: 'must',
  verdict,
  text: `Sentence <${id}>.`,
  hint: `Fix ${id}.`,
  source: 'marketplace §5',
});

const report = (verdict: Report['verdict'], requirements: Outcome[]): Report => ({
  assay: '0.1.0',
  edition: '2026-11',
  command: 'assay certify manifest.json',
  target: { kind: 'provider', name: '<acme>' },
  started: '2026-11-15T12:00:00.000Z',
  verdict,
  because: 'so it is',
  complete: true,
  counts: countVerdicts(requirements),
  requirements,
  notes: [],
  facts: {},
  gaps: [],
  assumptions: [],
  recordings: [],
  exchanges: [],
  resources: { made: 0, undone: 0, unknown: [], left: [] },
  seed: null,
});

const headings = (page: string): string[] =>
  [...page.matchAll(/<h([123])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, , text = '']) => text.replace(/<[^>]*>/g, ''));

describe('two runs as a page', () => {
  const before = report('conforming', [outcome('a/1', 'pass'), outcome('a/2', 'pass'), outcome('a/3', 'fail'), outcome('a/4', 'pass')]);
  const after = report('not-conforming', [
    outcome('a/1', 'blocked'),
    outcome('a/2', 'fail'),
    outcome('a/3', 'pass'),
    outcome('a/4', 'pass'),
  ]);
  const page = htmlComparison(before, after);

  it('shows what broke, causes first, then what was fixed', () => {
    assert.deepEqual(headings(page), [
      'Not conforming',
      'Broken (2)',
      'Sentence &lt;a/2&gt;.',
      'Sentence &lt;a/1&gt;.',
      'Fixed (1)',
      'Sentence &lt;a/3&gt;.',
    ]);
  });

  it('says in one sentence what changed', () => {
    assert.ok(page.includes('<p class="because">It was conforming. 2 broken, 1 fixed; 1 requirement as before.</p>'));
  });

  it('gives advice for what fails only', () => {
    assert.ok(page.includes('Fix a/2.'));
    assert.ok(!page.includes('Fix a/1.'));
  });

  it('says when nothing changed', () => {
    assert.match(htmlComparison(before, before), /Every requirement has the same verdict as before/);
  });
});
