import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineRule, notRun } from '../../../../engine/judging/rule.ts';
import { kinds } from '../../../../engine/recording/kinds.ts';
import { isLabel } from '../../../../engine/recording/recording.ts';
import { createRedactor } from '../../../../engine/redaction/redactor.ts';
import { createRecorders } from '../../../../fixtures/recorder.ts';
import { labels } from '../../../../specs/generated/labels.ts';

const requirement = 'sso/accepts-a-valid-call';

describe('a label', () => {
  it('is one that plays record under, and nothing else', () => {
    assert.deepEqual(['sso/valid', 'sso/vaild', 'toString', ''].map(isLabel), [true, false, false, false]);
  });

  it('has the facts of its kind', () => {
    const facts: readonly string[] = kinds[labels['sso/valid']];
    const isThere = ['on', 'undecided', 'addonId', 'opened', 'clockSkew', 'received', 'deployment'].map((name) => facts.includes(name));
    assert.deepEqual(isThere, [true, true, true, true, true, false, false]);
  });

  it('with a typo, or a fact of another kind, does not compile in a rule', () => {
    const rules = [
      // @ts-expect-error no play records under this label
      defineRule({ requirement, reads: ['sso/vaild'], check: () => [] }),
      // @ts-expect-error no play records under this label
      defineRule({ requirement, reads: ['sso/vaild'], evenUnanswered: true, check: () => [] }),
      defineRule({
        requirement,
        reads: ['sso/valid'],
        check(seen) {
          // @ts-expect-error a sign-on is no deployment
          const deployed = seen.filter(({ deployment }) => deployment);
          // @ts-expect-error the rule does not read this label
          const other = seen.filter(({ label }) => label === 'sso/stale');
          return [...deployed, ...other].length > 0 ? notRun() : [];
        },
      }),
    ];
    assert.equal(rules.length, 3);
  });

  it('with a typo, or a fact of another kind, does not compile in a play', () => {
    const { record, recording } = createRecorders([], createRedactor())('a play');
    // @ts-expect-error no rule reads this label
    record('sso/vaild', { exchanges: [] });
    // @ts-expect-error a sign-on receives no calls
    record('sso/valid', { exchanges: [], received: [] });
    record('sso/valid', { exchanges: [], opened: true });
    assert.equal(recording().observations.length, 3);
  });
});
