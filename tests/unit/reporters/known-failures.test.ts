import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { schemaProblem } from '../../../engine/documents/schema.ts';
import { concluded, exitStatusOf } from '../../../engine/judging/baseline.ts';
import { baselineText, unknownProblems } from '../../../reporters/baseline.ts';
import type { KnownFailure } from '../../../specs/generated/schemas.ts';
import { hostile, sample } from './test-reports.ts';

describe('a baseline that is made of a report', () => {
  const { baseline: _baseline, ...report } = sample();

  it('has an entry for each problem that fails, with which the run would not fail', () => {
    const known = parse(baselineText(report)) as KnownFailure[];
    assert.equal(schemaProblem('baseline', known), undefined);
    assert.deepEqual(
      known.map(({ requirement }) => requirement),
      ['manifest/id-is-well-formed', 'sso/decodes-form-fields', 'sso/decodes-form-fields'],
    );
    const failing = { ...report, requirements: report.requirements.filter(({ verdict }) => verdict === 'fail') };
    assert.equal(exitStatusOf(concluded(failing, undefined)), 1);
    assert.equal(exitStatusOf(concluded(failing, { file: 'known.yaml', known })), 0);
  });

  it('keeps what an entry of the run says', () => {
    const [entry] = parse(baselineText(report)) as KnownFailure[];
    const known = [{ ...entry, reason: 'ticket 3', owner: 'jane', expires: '2099-01-01' } as KnownFailure];
    const [again] = parse(baselineText(concluded(report, { file: 'known.yaml', known }))) as KnownFailure[];
    assert.deepEqual([again?.reason, again?.owner, again?.expires], ['ticket 3', 'jane', '2099-01-01']);
  });

  it('names an expired entry as expired, and not as missing', () => {
    const failing = report.requirements.find(({ id }) => id === 'manifest/id-is-well-formed');
    const [entry] = parse(baselineText(report)) as KnownFailure[];
    assert.ok(failing && entry);
    const known = [{ ...entry, reason: 'ticket 3', owner: 'jane', expires: '2020-01-01' }];
    const expired = concluded(report, { file: 'known.yaml', known });
    assert.deepEqual(unknownProblems(expired, failing), []);
    assert.equal(exitStatusOf(expired), 1);
  });

  it('is YAML whatever the target says', () => {
    for (const text of ['a\n- requirement: "x"', '"\'{}', '\u0085# x']) assert.ok(Array.isArray(parse(baselineText(hostile(text)))), text);
  });

  it('is an empty list where nothing fails', () => assert.deepEqual(parse(baselineText({ ...report, requirements: [] })), []));
});
