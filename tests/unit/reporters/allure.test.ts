import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InMemoryWriter } from 'allure-js-commons/sdk/reporter';
import { allure } from '../../../reporters/allure.ts';
import { large, sample } from './test-reports.ts';

const { tests, attachments } = allure(sample(), new InMemoryWriter());
const of = (id: string) => {
  const found = tests.find(({ fullName }) => fullName?.endsWith(id));
  assert.ok(found, id);
  return found;
};

describe("Allure's results", () => {
  it('are one for each requirement, each of its own name', () => {
    assert.equal(tests.length, sample().requirements.length);
    assert.equal(new Set(tests.map(({ uuid }) => uuid)).size, tests.length);
    assert.equal(new Set(tests.map(({ historyId }) => historyId)).size, tests.length);
  });

  for (const [id, status] of [
    ['manifest/is-a-json-object', 'passed'],
    ['manifest/id-is-well-formed', 'failed'],
    ['manifest/config-vars-are-prefixed', 'broken'],
    ['manifest/password-is-long', 'passed'],
    ['manifest/sso-salt-is-long', 'skipped'],
    ['sso/redirects', 'broken'],
    ['sso/opens-in-a-browser', 'skipped'],
    ['manifest/id-is-unchanged', 'skipped'],
  ])
    it(`${id} is ${status}`, () => assert.equal(of(id ?? '').status, status));

  it('keep their history when a later run is judged', () => {
    const later = allure({ ...sample(), started: '2026-11-16T12:00:00.000Z' }, new InMemoryWriter()).tests;
    assert.deepEqual(
      later.map(({ historyId }) => historyId),
      tests.map(({ historyId }) => historyId),
    );
    assert.notDeepEqual(
      later.map(({ uuid }) => uuid),
      tests.map(({ uuid }) => uuid),
    );
  });

  it('hold a limited number of exchanges, and name the others', () => {
    const many = allure(large(2000, 20_000), new InMemoryWriter());
    assert.equal(Object.keys(many.attachments).length, 500);
    const named = many.tests
      .flatMap(({ steps }) => steps)
      .filter(({ parameters }) => parameters.some(({ name }) => name.startsWith('exchanges')));
    assert.equal(named.length, 2000 * 4 - 500);
  });

  it('hold the exchanges behind each problem, each once', () => {
    const { steps } = of('sso/decodes-form-fields');
    assert.deepEqual(
      steps.map((step) => step.attachments.map(({ source }) => source)),
      [['exchange-0-attachment.txt', 'exchange-1-attachment.txt'], ['exchange-1-attachment.txt']],
    );
    assert.deepEqual(Object.keys(attachments), ['exchange-0-attachment.txt', 'exchange-1-attachment.txt']);
    assert.match(String(attachments['exchange-0-attachment.txt']), /^POST https:\/\/acme\.example\/sso\?n=0\nContent-Type: .*\n\nid=1&/);
  });
});

it('requirements of a later edition are skipped, and tagged', () => {
  const report = sample();
  const [first] = report.requirements.filter(({ verdict }) => verdict === 'fail');
  assert.ok(first);
  const all = allure({ ...report, unscored: [{ ...first, id: 'sso/of-a-later-edition', since: '2027-05' }] }, new InMemoryWriter()).tests;
  const own = all.find(({ fullName }) => fullName?.endsWith('sso/of-a-later-edition'));
  assert.equal(own?.status, 'skipped');
  assert.match(own?.statusDetails.message ?? '', /^not counted before edition 2027-05, fail: /);
  assert.ok(own?.labels.some(({ value }) => value === 'unscored'));
});
