import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application } from '../../../../engine/judging/application.ts';
import { type NoVerdict, notApplicable, untested } from '../../../../engine/judging/rule.ts';
import { document, first, judge, rule, second, wrong } from './document-rules.ts';
import { judge as judgeAll, ruleInWords } from './in-words.ts';

describe('a rule that finds nothing', () => {
  it('passes its requirement', () => assert.deepEqual(judge([rule(first, [])]).get(first), { verdict: 'pass', problems: [], notes: [] }));

  it('may say why it does not apply', () => {
    assert.deepEqual(judge([rule(first, notApplicable('manifest-has-none', { field: 'name' }))]).get(first), {
      verdict: 'not-applicable',
      code: 'manifest-has-none',
      facts: { field: 'name' },
      reason: 'the manifest has no name',
      problems: [],
      notes: [],
    });
  });
});

describe('a problem', () => {
  const data = { code: 'told', facts: { expected: 'lower case', got: '"Acme"' } };

  it('fails a must, with its place, its pointer, what was expected and what was seen', () => {
    assert.deepEqual(judge([rule(first, [wrong])]).get(first), {
      verdict: 'fail',
      problems: [
        {
          level: 'must',
          ...data,
          fingerprint: 'e0cc94346be3',
          expected: 'lower case',
          got: '"Acme"',
          at: 'manifest.json:2:9',
          pointer: '/id',
        },
      ],
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
      notes: [{ text: '"Acme"', ...data, at: 'manifest.json:2:9' }],
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

describe('a document rule', () => {
  it('behind what was left out by choice is left out with it, and says whether it was by choice', () => {
    const leftOut = { verdict: 'untested', reason: 'left out', byChoice: true } as NoVerdict;
    const judged = judge([rule(first, leftOut), rule(second, [wrong], [first])]).get(second);
    assert.deepEqual(judged, { verdict: 'untested', reason: 'left out', byChoice: true, problems: [], notes: [] });
    const silent = judge([rule(first, untested('not-run')), rule(second, [wrong], [first])]).get(second);
    assert.deepEqual(silent, { verdict: 'untested', code: 'not-run', reason: 'not run', problems: [], notes: [] });
  });

  it('without its document is a mistake of ours', () => {
    const reads = ruleInWords({ requirement: 'app/has-a-start', reads: 'application', check: () => [] });
    assert.throws(
      () => judgeAll([rule(first, [])], {}, () => 'must'),
      /^Error: manifest\/is-a-json-object reads the manifest, and none was given/,
    );
    assert.throws(
      () => judgeAll([reads], { manifest: document }, () => 'must'),
      /^Error: app\/has-a-start reads the application, and none was given/,
    );
  });
});

describe('a rule on an application', () => {
  const at = (problem: object) => {
    const found = ruleInWords({
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
        [ruleInWords({ requirement: 'app/has-a-start', reads: 'application', for: ['node'], check: () => [] })],
        { application: { type } as Application },
        () => 'must',
      ).get('app/has-a-start');
    assert.equal(verdictOf('node')?.verdict, 'pass');
    assert.deepEqual([verdictOf('docker')?.verdict, verdictOf('docker')?.reason], ['not-applicable', 'the application is of type docker']);
  });
});
