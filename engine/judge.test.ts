import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RequirementId } from '../specs/generated/ids.ts';
import { parseManifest } from './document/manifest.ts';
import { judge as judgeAll, type Level } from './judge.ts';
import { join } from './recording.ts';
import { type DocumentProblem, type DocumentRule, defineRule, type NoVerdict, notApplicable, undecided, untested } from './rule.ts';

const document = parseManifest('manifest.json', Buffer.from('{\n  "id": "Acme"\n}'), {});
const wrong: DocumentProblem = { at: '/id', expected: 'lower case', got: '"Acme"' };
const rule = (requirement: RequirementId, finding: DocumentProblem[] | NoVerdict, after: RequirementId[] = []) =>
  defineRule({ requirement, reads: 'manifest', after, check: () => finding });
const judge = (rules: DocumentRule[], level: Level = 'must') => judgeAll(rules, { manifest: document }, () => level);

const first = 'manifest/is-a-json-object';
const second = 'manifest/id-is-present';
const third = 'manifest/id-is-well-formed';
const fourth = 'manifest/config-vars-are-prefixed';

describe('a rule that finds nothing', () => {
  it('passes its requirement', () => assert.deepEqual(judge([rule(first, [])]).get(first), { verdict: 'pass', problems: [], notes: [] }));

  it('may say why it does not apply', () => {
    assert.deepEqual(judge([rule(first, notApplicable('there is no name'))]).get(first), {
      verdict: 'not-applicable',
      reason: 'there is no name',
      problems: [],
      notes: [],
    });
  });
});

describe('a problem', () => {
  it('fails a must, with its place, its pointer, what was expected and what was seen', () => {
    assert.deepEqual(judge([rule(first, [wrong])]).get(first), {
      verdict: 'fail',
      problems: [{ level: 'must', expected: 'lower case', got: '"Acme"', at: 'manifest.json:2:9', pointer: '/id' }],
      notes: [],
    });
  });

  it('stands at its own position where it has one', () => {
    const [problem] = judge([rule(first, [{ ...wrong, position: { line: 7, column: 1 } }])]).get(first)?.problems ?? [];
    assert.equal(problem?.at, 'manifest.json:7:1');
  });

  it('warns of a should', () => {
    const judgement = judge([rule(first, [wrong])], 'should').get(first);
    assert.equal(judgement?.verdict, 'warn');
    assert.equal(judgement?.problems[0]?.level, 'should');
  });

  it('is a note where the requirement is one, and the requirement passes', () => {
    assert.deepEqual(judge([rule(first, [wrong])], 'note').get(first), {
      verdict: 'pass',
      problems: [],
      notes: [{ text: '"Acme"', at: 'manifest.json:2:9' }],
    });
  });

  it('may weigh less than its requirement: a warning or a note of a must', () => {
    const weak = judge([rule(first, [{ ...wrong, level: 'should' }]), rule(second, [{ ...wrong, level: 'note' }])]);
    assert.deepEqual([weak.get(first)?.verdict, weak.get(first)?.problems.length], ['warn', 1]);
    assert.deepEqual([weak.get(second)?.verdict, weak.get(second)?.notes.length], ['pass', 1]);
  });

  it('decides by its weight among several: one must is a failure', () => {
    const judgement = judge([rule(first, [{ ...wrong, level: 'should' }, wrong, { ...wrong, level: 'note' }])]).get(first);
    assert.equal(judgement?.verdict, 'fail');
    assert.deepEqual(
      judgement?.problems.map(({ level }) => level),
      ['should', 'must'],
    );
    assert.equal(judgement?.notes.length, 1);
  });
});

describe('a rule behind a failure', () => {
  const chain = [rule(first, [wrong]), rule(second, [wrong], [first]), rule(third, [wrong], [second]), rule(fourth, [], [third])];

  it('is blocked by it, with a reason and without problems', () => {
    assert.deepEqual(judge(chain).get(second), {
      verdict: 'blocked',
      blockedBy: first,
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

  it('is blocked by a warning too', () => {
    const rules = [rule(first, [wrong]), rule(second, [], [first])];
    const judged = judgeAll(rules, { manifest: document }, (id) => (id === first ? 'should' : 'must'));
    assert.deepEqual([judged.get(first)?.verdict, judged.get(second)?.blockedBy], ['warn', first]);
  });
});

describe('a rule behind one without a verdict', () => {
  for (const finding of [undecided('no answer came'), untested('it was not played')]) {
    it(`is ${finding.verdict} for the same reason, through the whole chain`, () => {
      const judged = judge([rule(first, finding), rule(second, [wrong], [first]), rule(third, [wrong], [second])]);
      for (const id of [second, third] as const) {
        const { verdict, reason, problems } = judged.get(id) ?? {};
        assert.deepEqual({ verdict, reason, problems }, { ...finding, problems: [] });
      }
    });
  }

  it('is blocked all the same where a failure comes first', () => {
    const judged = judge([rule(first, [wrong]), rule(second, untested('it was not played')), rule(third, [], [first, second])]);
    assert.equal(judged.get(third)?.blockedBy, first);
  });
});

describe('a rule behind others that do not fail', () => {
  it('is run when they pass, do not apply, or only have notes', () => {
    const judged = judge([
      rule(first, []),
      rule(second, notApplicable('there is none')),
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

describe('a play that had nothing to stand on', () => {
  const broken = defineRule({
    requirement: 'provision/succeeds',
    reads: ['provision/first'],
    check: ([seen]) => (seen ? [{ in: seen, expected: '2xx', got: '500' }] : []),
  });
  const standing = defineRule({ requirement: 'sso/redirects', reads: ['sso/valid'], check: () => [] });
  const skipped = { reason: 'nothing was installed', byChoice: false, after: 'provision/succeeds' };
  const exchange = { request: { method: 'POST', url: 'https://acme.example/', headers: [] }, started: 0, ms: { total: 1 } };
  const exchanges = [{ ...exchange, response: { status: 500, headers: [], body: '' } }];

  it('is blocked by what left it nothing', () => {
    const observations = [
      { label: 'provision/first', exchanges: [0] },
      { label: 'sso/valid', exchanges: [], skipped },
    ];
    const judged = judgeAll([standing, broken], { played: join([{ play: 'one', observations, exchanges }]) }, () => 'must');
    assert.deepEqual(
      [...judged].map(([id, { verdict, blockedBy }]) => [id, verdict, blockedBy]),
      [
        ['provision/succeeds', 'fail', undefined],
        ['sso/redirects', 'blocked', 'provision/succeeds'],
      ],
    );
  });
});

describe('a rule that watches', () => {
  const watching = defineRule({
    requirement: 'calls/provision-is-sent-once',
    watches: ['calls/install'],
    check: (seen) => seen.filter(({ received = [] }) => received.length !== 1).map((one) => ({ in: one, expected: 'one', got: 'none' })),
  });
  const verdictOn = (more: object) => {
    const observations = [{ label: 'calls/install', exchanges: [], ...more }];
    return judgeAll([watching], { played: join([{ play: 'one', observations, exchanges: [] }]) }, () => 'must').get(watching.requirement)
      ?.verdict;
  };

  it('sees what has no exchange', () => assert.equal(verdictOn({ received: [] }), 'fail'));
  it('does not see what is undecided', () => assert.equal(verdictOn({ undecided: 'the driver broke' }), 'undecided'));
});
