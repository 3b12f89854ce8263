import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineRule, notApplicable, undecided, untested } from '../../../../engine/judging/rule.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';
import { document, first, fourth, judge, rule, second, third, wrong } from './document-rules.ts';
import { judge as judgeAll } from './in-words.ts';

describe('a rule behind a failure', () => {
  const chain = [rule(first, [wrong]), rule(second, [wrong], [first]), rule(third, [wrong], [second]), rule(fourth, [], [third])];

  it('is blocked by it, with a reason and without problems', () => {
    assert.deepEqual(judge(chain).get(second), {
      verdict: 'blocked',
      blockedBy: first,
      code: 'blocked',
      facts: { by: first },
      reason: `${first} fails`,
      problems: [],
      notes: [],
    });
  });

  it('is blocked by the root of a chain, not by what is blocked itself', () => {
    const judged = judge(chain);
    assert.deepEqual([judged.get(third)?.blockedBy, judged.get(fourth)?.blockedBy], [first, first]);
  });

  it('is blocked in whatever order the rules come', () => {
    const judged = judge(chain.toReversed());
    assert.deepEqual(
      [first, second, third, fourth].map((id) => judged.get(id as RequirementId)?.verdict),
      ['fail', 'blocked', 'blocked', 'blocked'],
    );
  });

  it('is not run', () => {
    const never = defineRule({ requirement: second, reads: 'manifest', after: [first], check: () => assert.fail('it was run') });
    assert.equal(judge([rule(first, [wrong]), never]).get(second)?.verdict, 'blocked');
  });

  it('is blocked by the first failure that it names', () => {
    const judged = judge([rule(first, []), rule(second, [wrong]), rule(third, [wrong]), rule(fourth, [], [first, second, third])]);
    assert.equal(judged.get(fourth)?.blockedBy, second);
  });
});

describe('a rule behind a warning', () => {
  const weak = { ...wrong, level: 'should' } as const;

  it('is judged where it is a must: one who breaks it fails', () => {
    const judged = judge([rule(first, [weak]), rule(second, [wrong], [first]), rule(third, [], [first])]);
    assert.deepEqual(
      [first, second, third].map((id) => judged.get(id as RequirementId)?.verdict),
      ['warn', 'fail', 'pass'],
    );
  });

  it('is judged where it is a must, and the warning comes from a should', () => {
    const levels = (id: RequirementId) => (id === first ? 'should' : 'must');
    const judged = judgeAll([rule(first, [wrong]), rule(second, [wrong], [first])], { manifest: document }, levels);
    assert.deepEqual([judged.get(first)?.verdict, judged.get(second)?.verdict], ['warn', 'fail']);
  });

  it('is blocked where it is a should', () => {
    const rules = [rule(first, [weak]), rule(second, [wrong], [first])];
    const judged = judgeAll(rules, { manifest: document }, (id) => (id === second ? 'should' : 'must'));
    assert.deepEqual([judged.get(first)?.verdict, judged.get(second)?.blockedBy], ['warn', first]);
  });

  it('is blocked, must or not, where the play had nothing to stand on because of it', () => {
    const skipped = { reason: 'no id to call', byChoice: false, after: first };
    const recordings = [{ play: 'one', observations: [{ label: 'sso/valid', exchanges: [], skipped }] }];
    const reads = defineRule({ requirement: 'sso/redirects', reads: ['sso/valid'], check: () => [] });
    const judged = judgeAll([rule(first, [weak]), reads], { manifest: document, played: { recordings, exchanges: [] } }, () => 'must');
    assert.equal(judged.get('sso/redirects')?.blockedBy, first);
  });
});

describe('a rule behind one without a verdict', () => {
  for (const finding of [undecided('no-answer', { why: 'no answer came' }), untested('not-run')]) {
    it(`is ${finding.verdict} for the same reason, through the whole chain`, () => {
      const judged = judge([rule(first, finding), rule(second, [wrong], [first]), rule(third, [wrong], [second])]);
      for (const id of [second, third] as const) {
        assert.deepEqual(judged.get(id), { ...finding, problems: [], notes: [] });
      }
    });
  }

  it('is blocked all the same where a failure comes first', () => {
    const judged = judge([rule(first, [wrong]), rule(second, untested('not-run')), rule(third, [], [first, second])]);
    assert.equal(judged.get(third)?.blockedBy, first);
  });
});

describe('a rule behind others that do not fail', () => {
  it('is run when they pass, do not apply, or only have notes', () => {
    const judged = judge([
      rule(first, []),
      rule(second, notApplicable('none-in-configuration')),
      rule(third, [{ ...wrong, level: 'note' }]),
      rule(fourth, [wrong], [first, second, third]),
    ]);
    assert.equal(judged.get(fourth)?.verdict, 'fail');
  });

  it('is run once, however many come after it', () => {
    let runs = 0;
    const counted = defineRule({
      requirement: first,
      reads: 'manifest',
      check() {
        runs++;
        return [];
      },
    });
    judge([rule(second, [], [first]), rule(third, [], [first]), counted]);
    assert.equal(runs, 1);
  });

  it('is a mistake of ours when nobody judges what it comes after', () => {
    assert.throws(
      () => judge([rule(second, [], [first])]),
      /manifest\/id-is-present comes after manifest\/is-a-json-object, which no rule judges/,
    );
  });
});
