import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application } from '../../../../engine/application/application.ts';
import { parseManifest } from '../../../../engine/documents/manifest.ts';
import type { Level } from '../../../../engine/judging/catalogue.ts';
import { judge as judgeAll } from '../../../../engine/judging/judge.ts';
import {
  type DocumentProblem,
  type DocumentRule,
  defineRule,
  type NoVerdict,
  notApplicable,
  undecided,
  untested,
} from '../../../../engine/judging/rule.ts';
import type { RequirementId } from '../../../../specs/generated/ids.ts';

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
  for (const finding of [undecided('no answer came'), untested('not run')]) {
    it(`is ${finding.verdict} for the same reason, through the whole chain`, () => {
      const judged = judge([rule(first, finding), rule(second, [wrong], [first]), rule(third, [wrong], [second])]);
      for (const id of [second, third] as const) {
        const { verdict, reason, problems } = judged.get(id) ?? {};
        assert.deepEqual({ verdict, reason, problems }, { ...finding, problems: [] });
      }
    });
  }

  it('is blocked all the same where a failure comes first', () => {
    const judged = judge([rule(first, [wrong]), rule(second, untested('not run')), rule(third, [], [first, second])]);
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

describe('a document rule', () => {
  it('behind what was left out by choice is left out with it, and says whether it was by choice', () => {
    const leftOut = { verdict: 'untested', reason: 'left out', byChoice: true } as NoVerdict;
    const judged = judge([rule(first, leftOut), rule(second, [wrong], [first])]).get(second);
    assert.deepEqual(judged, { verdict: 'untested', reason: 'left out', byChoice: true, problems: [], notes: [] });
    const silent = judge([rule(first, untested('not run')), rule(second, [wrong], [first])]).get(second);
    assert.deepEqual(silent, { verdict: 'untested', reason: 'not run', problems: [], notes: [] });
  });

  it('without its document is a mistake of ours', () => {
    const reads = defineRule({ requirement: 'app/has-a-start', reads: 'application', check: () => [] });
    assert.throws(
      () => judgeAll([rule(first, [])], {}, () => 'must'),
      /^Error: manifest\/is-a-json-object reads a manifest, and there is none/,
    );
    assert.throws(
      () => judgeAll([reads], { manifest: document }, () => 'must'),
      /^Error: app\/has-a-start reads an application, and there is none/,
    );
  });
});

describe('a rule on an application', () => {
  const at = (problem: object) => {
    const found = defineRule({
      requirement: 'app/has-a-start',
      reads: 'application',
      check: () => [{ expected: 'a', got: 'b', ...problem }],
    });
    const [one] = judgeAll([found], { application: { type: 'node' } as Application }, () => 'must').get('app/has-a-start')?.problems ?? [];
    return one && 'at' in one ? one.at : 'nowhere';
  };

  it('names the file with line and column, the file, or the variable', () => {
    assert.equal(at({ file: 'package.json', position: { line: 3, column: 5 } }), 'package.json:3:5');
    assert.equal(at({ file: 'package.json' }), 'package.json');
    assert.equal(at({ variable: 'PORT' }), 'PORT');
    assert.equal(at({ variable: 'PORT', position: { line: 3, column: 5 } }), 'PORT');
    assert.equal(at({}), 'nowhere');
  });

  it('applies to the types that it is meant for', () => {
    const verdictOf = (type: string) =>
      judgeAll(
        [defineRule({ requirement: 'app/has-a-start', reads: 'application', for: ['node'], check: () => [] })],
        { application: { type } as Application },
        () => 'must',
      ).get('app/has-a-start');
    assert.equal(verdictOf('node')?.verdict, 'pass');
    assert.deepEqual([verdictOf('docker')?.verdict, verdictOf('docker')?.reason], ['not-applicable', 'the application is of type docker']);
  });
});
