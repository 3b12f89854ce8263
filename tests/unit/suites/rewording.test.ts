import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { catalogue, useCatalogue } from '../../../engine/catalogue/catalogue.ts';
import type { Judgement } from '../../../engine/judging/judgement.ts';
import { bags, reworded } from '../../support/reading/other-words.ts';
import { judgeCase, rules } from './judged-case.ts';
import { casesOf, madeCases } from './test-cases.ts';

/** What is decided, without the sentences. */
const decided = ({ verdict, code, facts, problems, notes }: Judgement) => ({
  verdict,
  code,
  facts: bags(facts),
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
