import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordsFor } from '../../../engine/catalogue/catalogue.ts';
import type { Judgement } from '../../../engine/judging/judgement.ts';
import type { RequirementId } from '../../../specs/generated/ids.ts';
import { judgeCase, rules } from './judged-case.ts';
import { casesOf, madeCases } from './test-cases.ts';

type Told = Pick<Judgement['problems'][number], 'code' | 'facts'>;

/** More spaces than a name or a value has. */
const isSentence = (value: unknown): boolean => typeof value === 'string' && value.split(' ').length > 3;

/** The stable facts of a problem that read like a sentence: with other words it would be another problem. */
const sentencesIn = (id: RequirementId, { code = '', facts = {} }: Told): string[] =>
  (wordsFor(id).problems[code]?.stable ?? []).flatMap((name) =>
    [facts[name]]
      .flat()
      .filter(isSentence)
      .map((value) => `${id} ${code}: ${name} is "${value}"`),
  );

describe('what tells one problem from another', () => {
  it('is a name or a value in every case, and no sentence', () => {
    const found = rules.flatMap((rule) =>
      [...casesOf(rule), ...madeCases(rule)].flatMap((example) =>
        'failed' in example ? [] : judgeCase(rule, example).problems.flatMap((one) => sentencesIn(rule.requirement, one)),
      ),
    );
    assert.deepEqual(found, []);
  });

  it('is noticed where it is a sentence', () => {
    const planted = { code: 'accepted', facts: { status: 200, on: 'a call that nobody should be able to make' } };
    assert.deepEqual(sentencesIn('vendor/needs-basic-authentication', planted), [
      'vendor/needs-basic-authentication accepted: on is "a call that nobody should be able to make"',
    ]);
    assert.deepEqual(sentencesIn('vendor/needs-basic-authentication', { ...planted, facts: { status: 200, on: 'the list' } }), []);
  });
});
