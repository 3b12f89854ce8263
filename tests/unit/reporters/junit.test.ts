import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { junit } from '../../../reporters/junit.ts';
import { hostile, sample } from './test-reports.ts';

/** Read by somebody else's parser, which stops at the first mistake. */
function parsed(xml: string): Element {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement;
  assert.ok(root);
  return root;
}

const all = (element: Element, name: string): Element[] => [...element.getElementsByTagName(name)];
const test = (root: Element, id: string): Element => {
  const found = all(root, 'testcase').find(
    (element) => element.getAttribute('name') === id && element.getAttribute('classname') !== 'assay.baseline',
  );
  assert.ok(found, id);
  return found;
};
const propertiesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(all(element, 'property').map((one) => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']));

const outputOf = (test: Element): string => all(test.parentNode as Element, 'system-out')[0]?.textContent ?? '';
const childrenOf = (element: Element): string[] => [...element.childNodes].flatMap(({ nodeName }) => (/^#/.test(nodeName) ? [] : nodeName));
const attributesOf = (element: Element): string[] => [...element.attributes].map(({ name }) => name);

describe('JUnit XML', () => {
  const root = parsed(junit(sample()));

  it('has a suite for each surface, and one for the baseline', () => {
    assert.equal(root.tagName, 'testsuites');
    assert.deepEqual(
      all(root, 'testsuite').map((suite) => suite.getAttribute('name')),
      ['The add-on manifest', 'Single sign-on', 'Baseline: failures that are known'],
    );
  });

  it('counts what each suite holds', () => {
    for (const element of all(root, 'testsuite')) {
      for (const [attribute, tag] of [
        ['tests', 'testcase'],
        ['failures', 'failure'],
        ['errors', 'error'],
        ['skipped', 'skipped'],
      ] as const)
        assert.equal(element.getAttribute(attribute), String(all(element, tag).length), attribute);
    }
  });

  it('counts as many failures as the terminal', () => {
    const unknown = { ...sample(), baseline: { file: 'known.yaml', entries: [] } };
    const { counts } = unknown;
    const whole = parsed(junit(unknown));
    assert.equal(all(whole, 'failure').length, counts.fail);
    const open = unknown.requirements.filter(({ level, verdict }) => level === 'must' && ['blocked', 'undecided'].includes(verdict));
    assert.equal(all(whole, 'error').length, open.length);
  });

  it('fits JUnit.xsd of Ant, which takes less than that of Jenkins', () => {
    assert.deepEqual(attributesOf(root), []);
    const asked = ['name', 'package', 'id', 'tests', 'failures', 'errors', 'skipped', 'time', 'timestamp', 'hostname'];
    for (const suite of all(root, 'testsuite')) {
      assert.deepEqual(attributesOf(suite).sort(), asked.toSorted());
      assert.match(childrenOf(suite).join(' '), /^properties( testcase)+ system-out system-err$/);
      assert.match(suite.getAttribute('timestamp') ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    }
    for (const one of all(root, 'testcase')) {
      assert.deepEqual(attributesOf(one), ['name', 'classname', 'time']);
      assert.match(childrenOf(one).join(' '), /^(failure|error|skipped)?$/);
    }
    for (const one of [...all(root, 'failure'), ...all(root, 'error')]) assert.notEqual(one.getAttribute('type') ?? '', '');
  });

  it('gives each test its level, source and verdict', () => {
    const { 'manifest/is-a-json-object': about } = propertiesOf(all(root, 'testsuite')[0] ?? root);
    assert.equal(about, 'level: must; source: marketplace §2; verdict: pass');
  });

  const becomes: [id: string, element: string | undefined, type: string | null][] = [
    ['manifest/is-a-json-object', undefined, null],
    ['manifest/id-is-well-formed', 'failure', 'must'],
    ['manifest/config-vars-are-prefixed', 'error', 'blocked'],
    ['manifest/password-is-long', undefined, null],
    ['manifest/sso-salt-is-long', 'skipped', null],
    ['manifest/id-is-unchanged', 'skipped', null],
    ['sso/redirects', 'error', 'undecided'],
    ['sso/opens-in-a-browser', 'skipped', null],
  ];
  for (const [id, element, type] of becomes) {
    it(`${id} becomes ${element ?? 'a pass'} ${type ?? ''}`, () => {
      const results = ['failure', 'error', 'skipped'].flatMap((name) => all(test(root, id), name));
      assert.deepEqual(
        results.map(({ tagName }) => tagName),
        element ? [element] : [],
      );
      assert.equal(results[0]?.getAttribute('type') ?? null, type);
      if (element) assert.notEqual(results[0]?.getAttribute('message'), '');
    });
  }

  it('has no error and no failure for a run with status 0: a recommendation that is undecided or blocked is skipped', () => {
    const requirements = sample().requirements.flatMap((one) => {
      if (['blocked', 'undecided'].includes(one.verdict)) return [{ ...one, level: 'should' as const }];
      return one.verdict === 'fail' ? [] : [one];
    });
    const calm = parsed(junit({ ...sample(), requirements, baseline: { file: 'known.yaml', entries: [] } }));
    assert.deepEqual([all(calm, 'error').length, all(calm, 'failure').length], [0, 0]);
    assert.match(all(test(calm, 'sso/redirects'), 'skipped')[0]?.getAttribute('message') ?? '', /undecided: the target throttles us/);
  });

  it('skips a known failure, with the reason, and keeps its problem to be read', () => {
    const known = test(root, 'sso/decodes-form-fields');
    assert.equal(all(known, 'failure').length, 0);
    assert.match(all(known, 'skipped')[0]?.getAttribute('message') ?? '', /known to fail, ticket 12 \(jane, until 2026-11-20\)/);
    assert.match(outputOf(known), /^sso\/decodes-form-fields\n[\s\S]*403 for an e-mail with a plus sign/m);
  });

  it('tells a warning in a property and in the output', () => {
    const warned = test(root, 'manifest/password-is-long');
    assert.match(propertiesOf(root)['manifest/password-is-long'] ?? '', /warning: .*expected 35 characters or more, got 5 characters/);
    assert.match(outputOf(warned), /^manifest\/password-is-long\n[\s\S]*got 5 characters\n/m);
  });

  it('says where, expected, got, what to change and how to see it again', () => {
    const unknown = parsed(junit({ ...sample(), baseline: { file: 'known.yaml', entries: [] } }));
    const text = all(test(unknown, 'sso/decodes-form-fields'), 'failure')[0]?.textContent ?? '';
    for (const part of ['POST https://acme.example/sso: expected the panel, got 403', 'Decode the form', "Repeat: curl -d 'id=1'"])
      assert.ok(text.includes(part), text);
  });

  it('takes the time of what a requirement was judged by, and of the whole run', () => {
    const whole = sample();
    const requirements = whole.requirements.map((one) => (one.id === 'manifest/is-a-json-object' ? { ...one, ms: 1250 } : one));
    const timed = parsed(junit({ ...whole, requirements, ms: 2500 }));
    assert.equal(test(timed, 'manifest/is-a-json-object').getAttribute('time'), '1.250');
    assert.equal(propertiesOf(timed).time, '2.500');
  });

  it('takes the time of the exchanges of a report that tells no other', () => {
    assert.equal(test(root, 'sso/decodes-form-fields').getAttribute('time'), '0.100');
  });

  const shape = (element: Element): string[] => all(element, '*').map(({ tagName }) => tagName);
  for (const text of [
    '</failure><x>',
    ']]>',
    '" type="x',
    '&lt;&amp;&#0;',
    '\u0000\u0001\b\u000b\u001b\ufffe\uffff\ud800',
    '\r\n',
    '<!--',
    '<![CDATA[',
  ]) {
    it(`keeps its shape, whatever the target says: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(shape(parsed(junit(hostile(text)))), shape(parsed(junit(hostile('x')))));
    });
  }
});

it('requirements of a later edition stand in a suite of their own, and fail nothing', () => {
  const report = sample();
  const [first] = report.requirements.filter(({ verdict }) => verdict === 'fail');
  assert.ok(first);
  const later = parsed(junit({ ...report, unscored: [{ ...first, id: 'sso/of-a-later-edition', since: '2027-05' }] }));
  const own = test(later, 'sso/of-a-later-edition');
  assert.match(all(own, 'skipped')[0]?.getAttribute('message') ?? '', /^not counted before edition 2027-05, fail: /);
  assert.equal(all(later, 'failure').length, all(parsed(junit(report)), 'failure').length);
});
