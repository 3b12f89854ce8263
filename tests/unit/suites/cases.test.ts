import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requirements } from '../../../engine/catalogue/catalogue.ts';
import { parseManifest } from '../../../engine/documents/manifest.ts';
import { judge } from '../../../engine/judging/judge.ts';
import type { Judgement } from '../../../engine/judging/judgement.ts';
import { isDocumentRule, type Rule, ruleOfRow } from '../../../engine/judging/rule.ts';
import { kinds } from '../../../engine/recording/kinds.ts';
import { isLabel } from '../../../engine/recording/recording.ts';
import { labels } from '../../../specs/generated/labels.ts';
import { applicationRules } from '../../../suites/registry/application.ts';
import { applicationFacts } from '../../../suites/registry/application-facts.ts';
import { judgeCase, levelOf, recording, rules, rulesOf } from './judged-case.ts';
import { testApplication } from './shared/application/test-application.ts';
import { type ApplicationCase, casesOf, type DocumentCase, madeCases, type RecordingCase, strayCases, validators } from './test-cases.ts';

/** What is judged after a requirement that fails is blocked by it. */
function assertBlocked(rule: Rule, failed: Rule['requirement']): void {
  const others = (rule.after ?? []).map((requirement) => standIn(requirement, requirement === failed));
  const evidence = { manifest: parseManifest('manifest.json', Buffer.from('{}'), {}) };
  const { verdict, blockedBy } = judge([...others, rule], evidence, levelOf).get(rule.requirement) ?? {};
  assert.deepEqual([verdict, blockedBy], ['blocked', failed]);
}

const standIn = (requirement: Rule['requirement'], isFailing: boolean): Rule => {
  const [code = ''] = Object.keys(requirements().find(({ id }) => id === requirement)?.problems ?? {});
  return ruleOfRow({ requirement, reads: 'manifest', check: () => (isFailing ? [{ at: '', code, facts: {} }] : []) });
};

function assertDocument({ problems, notes }: Judgement, example: DocumentCase): void {
  assert.deepEqual(
    problems.map(({ pointer }) => pointer),
    example.at ?? [],
  );
  if (example.places)
    assert.deepEqual(
      textsOf(problems, 'at'),
      example.places.map((place) => `manifest.json:${place}`),
    );
  assert.equal(notes.length, example.notes ?? 0);
}

function assertRecording(judgement: Judgement, example: RecordingCase): void {
  const { recording: isRecording } = validators;
  assert.ok(isRecording(recording(example)), JSON.stringify(isRecording.errors));
  for (const { label, ...facts } of example.observations) {
    assert.ok(isLabel(label), `expected a label that a play declares, got ${label}`);
    const known: readonly string[] = ['exchanges', ...kinds[labels[label]]];
    assert.deepEqual(
      Object.keys(facts).filter((name) => !known.includes(name)),
      [],
      label,
    );
  }
  const { problems, reason = '' } = judgement;
  assertSaid(judgement, example, problems);
  if (example.hints) assertPieces(textsOf(problems, 'hint'), example.hints);
  if (example.reason === undefined) assert.equal(reason, '');
}

function assertApplication(judgement: Judgement, example: ApplicationCase): void {
  assertSaid(judgement, example, [...judgement.problems, ...judgement.notes]);
  const facts = applicationFacts(testApplication(example.files, example));
  for (const [name, value] of Object.entries(example.facts ?? {})) assert.deepEqual(facts[name]?.value, value, name);
}

/** The words of problems, notes and reason; and places, where the case names them. */
function assertSaid({ problems, notes, reason = '' }: Judgement, said: RecordingCase | ApplicationCase, placed: { at?: string }[]): void {
  assertPieces(textsOf(problems, 'got'), said.got);
  assertPieces(textsOf(notes, 'text'), said.notes);
  if (said.at) assert.deepEqual(textsOf(placed, 'at'), said.at);
  if (said.reason !== undefined) assertPieces([reason], [said.reason]);
}

const textsOf = <Name extends string>(all: readonly { [N in Name]?: string }[], name: Name): string[] => all.map((one) => one[name] ?? '');

/** As many texts as pieces, each with its piece in it; an empty piece is for an empty text. */
function assertPieces(texts: string[], pieces: string[] = []): void {
  const found = texts.map((text, index) => (text.includes(pieces[index] || '\0') ? pieces[index] : text));
  assert.deepEqual(found, pieces);
}

for (const rule of rules) {
  describe(rule.requirement, () => {
    const cases = casesOf(rule);
    const made = madeCases(rule);

    it('has a case that passes and one that does not', () => {
      const verdicts = [...cases, ...made].map(({ verdict }) => verdict);
      assert.ok(verdicts.includes('pass'), `${rule.requirement}: expected a case that passes`);
      const isNoticed = [...cases, ...made].some(({ verdict, ...example }) =>
        levelOf(rule.requirement) === 'note' ? 'notes' in example : verdict === 'fail' || verdict === 'warn',
      );
      assert.ok(isNoticed, `${rule.requirement}: expected a case that fails`);
    });

    it('has cases made from the documents, where they judge it', () => {
      const isByDocuments = requirements().some(({ id, documents }) => id === rule.requirement && documents);
      const verdicts = made.map(({ verdict }) => verdict);
      assert.equal(verdicts.includes('pass') && verdicts.some((one) => one === 'fail' || one === 'warn'), isByDocuments);
    });

    it('names each case once', () => {
      const names = [...cases, ...made].map((example) => example.case);
      assert.deepEqual(names, [...new Set(names)]);
    });

    for (const failed of rule.after ?? []) it(`is blocked when ${failed} fails`, () => assertBlocked(rule, failed));

    for (const example of cases) {
      it(`says ${example.verdict} to ${example.case}`, () => {
        const judgement = judgeCase(rule, example);
        assert.equal(judgement.verdict, example.verdict);
        if (example.expected) assertPieces(textsOf(judgement.problems, 'expected'), example.expected);
        if ('observations' in example) assertRecording(judgement, example);
        else if ('files' in example) assertApplication(judgement, example);
        else assertDocument(judgement, example);
      });
    }

    for (const example of made) {
      it(`says ${example.verdict} to ${example.case}`, () => {
        const { verdict, problems } = judgeCase(rule, example);
        const isProblem = example.verdict === 'fail' || example.verdict === 'warn';
        assert.deepEqual([verdict, problems.length > 0], [example.verdict, isProblem]);
      });
    }
  });
}

for (const [target, own] of Object.entries(rulesOf)) {
  describe(`all rules of a ${target}`, () => {
    const manifest = parseManifest('manifest.json', Buffer.from('{}'), {});

    it('come after others that are judged, and never after themselves', () => {
      assert.equal(judge(own, { manifest }, levelOf).size, own.length);
    });

    it('are untested where nothing was played', () => {
      const judged = judge(own, { manifest }, levelOf);
      const verdicts = own.filter((rule) => !isDocumentRule(rule)).map(({ requirement }) => judged.get(requirement)?.verdict);
      assert.deepEqual([...new Set(verdicts)], ['untested']);
    });
  });
}

describe('all rules of an application', () => {
  it('come after others that are judged, and never after themselves', () => {
    const application = testApplication({}, {});
    assert.equal(judge(applicationRules(), { application }, levelOf).size, applicationRules().length);
  });
});

describe('cases', () => {
  it('belong to a rule, each file', () => assert.deepEqual(strayCases(rules), []));
});
