import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Catalogue, catalogue, isRequirement, useCatalogue } from '../../../engine/judging/catalogue.ts';
import type { Judgement } from '../../../engine/judging/judgement.ts';
import type { ProblemWords } from '../../../specs/generated/schemas.ts';
import { judgeCase, rules } from './judged-case.ts';
import { casesOf, madeCases } from './test-cases.ts';

/** The words of a sentence in reverse order; what stands in braces stays whole. */
const reversed = (text: string): string => (text.match(/\{\?(?:[^{}]|\{[^{}]*\})*\}|\{[^{}]*\}|\s+|[^\s{}]+/g) ?? []).reverse().join('');

const rewordedWays = (problems: Record<string, ProblemWords>) =>
  Object.fromEntries(
    Object.entries(problems).map(([code, words]) => [
      code,
      { ...words, expected: reversed(words.expected), got: reversed(words.got), ...(words.fix && { fix: reversed(words.fix) }) },
    ]),
  );

/** The catalogue with another sentence in place of each that people read. */
const reworded = (published: Catalogue): Catalogue => ({
  ...published,
  rows: published.rows.map((row) =>
    isRequirement(row) ? { ...row, hint: reversed(row.hint), ...(row.problems && { problems: rewordedWays(row.problems) }) } : row,
  ),
});

/** What is decided, without the sentences. */
const decided = ({ verdict, code, problems, notes }: Judgement) => ({
  verdict,
  code,
  problems: problems.map(({ expected: _, got: __, hint: ___, ...data }) => data),
  notes: notes.map(({ text: _, ...data }) => data),
});

const judged = () =>
  rules.flatMap((rule) =>
    [...casesOf(rule), ...madeCases(rule)].flatMap((example) =>
      'failed' in example ? [] : [{ name: `${rule.requirement}: ${example.case}`, judgement: judgeCase(rule, example) }],
    ),
  );

describe('with every sentence of every row replaced by another one', () => {
  const first = judged();
  let again: typeof first = [];
  before(() => {
    useCatalogue(reworded(catalogue()));
    again = judged();
  });
  after(() => useCatalogue());

  it('every case has the same verdict, levels, codes, facts, grouping, order and fingerprints', () => {
    for (const [index, { name, judgement }] of first.entries())
      assert.deepEqual(decided(again[index]?.judgement ?? assert.fail(name)), decided(judgement), name);
  });

  it('the sentences are others', () => {
    const told = (all: typeof first) => all.flatMap(({ judgement }) => judgement.problems.map(({ got }) => got));
    const [before, now] = [told(first), told(again)];
    assert.ok(before.filter((got, index) => got !== now[index]).length > before.length / 3);
  });

  it('every problem has its code and its fingerprint', () => {
    const problems = first.flatMap(({ name, judgement }) =>
      judgement.problems.map(({ code, fingerprint }) => ({ name, code, fingerprint })),
    );
    assert.deepEqual(
      [...new Set(problems.filter(({ code, fingerprint }) => !code || !fingerprint).map(({ name }) => name.split(':')[0]))],
      [],
    );
  });
});
