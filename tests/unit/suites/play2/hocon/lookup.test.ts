// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of HOCON, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoconEntries } from '../../../../../suites/play2/hocon/entries.ts';
import { lookUp, type Variables } from '../../../../../suites/play2/hocon/lookup.ts';
import { given, look } from './looking.ts';

const entriesIn = (text: string) => hoconEntries({ path: 'a.conf', text }, () => []);

/** The text of a key, or what else it is. */
function told(text: string, key?: string, variables?: Variables, files?: Record<string, string>): string | undefined {
  const value = look(text, key, variables, files);
  return value?.kind === 'text' ? value.text : value?.kind;
}

describe('a key of a HOCON text', () => {
  const texts: Record<string, string | undefined> = {
    'a=1': '1',
    'a : x y  z ': 'x y  z',
    'a = "x # y" // z': 'x # y',
    'a = x # y': 'x',
    'a = """x\n"y""""': 'x\n"y"',
    'a = "\\u0041\\n\\"\\\\"': 'A\n"\\',
    'a\n=\n1': '1',
    '{a: 1}': '1',
    '{"a": 1,}': '1',
    ' , a = 1, b = 2': '1',
    'b { c = 2 }, a = 1': '1',
    'a = "x"y"z"': 'xyz',
    'a = "x" "y"': 'x y',
    'a = http-x/y$z': 'http-x/y$z',
    'a = 1\na = 2': '2',
    'a = "\\b\\f\\r\\t\\/"': '\b\f\r\t/',
    'a = null': 'null',
    'a = null x': 'null x',
    'a = "null"': 'null',
    'a = []': 'array',
    'a = [1, {b = "]"}, """]"""\n# ]\n]': 'array',
    'a += 1': 'array',
    'a.b = 1': 'object',
    'a = 1\na.b = 1': 'object',
    'a.b = 1\na = 1': '1',
    'b = 1': undefined,
    '': undefined,
  };
  for (const [text, expected] of Object.entries(texts))
    it(`is ${expected} in ${JSON.stringify(text)}`, () => assert.equal(told(text), expected));

  const nested: Record<string, string | undefined> = {
    'a { b = 1 }': '1',
    'a: {b: 1}': '1',
    'a {\n  b = 1\n}': '1',
    'a\n{ b = 1 }': '1',
    '"a"."b" = 1': '1',
    'a . b = 1': '1',
    '"a.b" = 1': undefined,
    'a.b = 1\na { c = 2 }': '1',
    'a.b = 1\na = 2': undefined,
    'a.b = 1\na = null\na.c = 2': undefined,
    'c.b = 1\na = ${c}': '1',
    'c.b = 1\na = ${c} { d = 2 }': '1',
    'c.b = 1\na = ${c} { b = 2 }': '2',
    'a.b = 1\nc.d = 2\na = ${c}': '1',
    'a.b = 1\nc = 2\na = ${c}': undefined,
    'a.b = 1\na = ${NAME}': undefined,
  };
  for (const [text, expected] of Object.entries(nested))
    it(`further down is ${expected} in ${JSON.stringify(text)}`, () => assert.equal(told(text, 'a.b'), expected));

  it('stands where it was set last', () => {
    assert.deepEqual(look('a = 1\n\n  x, a = 2'.replace('x', 'x = 0'))?.position, { line: 3, column: 10 });
  });
});

describe('a reference', () => {
  const texts: Record<string, string | undefined> = {
    'a = ${NAME}': 'acme',
    'a = ${?NAME}': 'acme',
    'a = x-${NAME}-y': 'x-acme-y',
    'a = ${EMPTY}': '',
    'a = "${NAME}"': '${NAME}',
    'a = 1\na = ${?GONE}': '1',
    'a = ${?GONE}': undefined,
    'a = x${?GONE}': 'x',
    'a = ${?GONE} ${?GONE}': undefined,
    'a = ""${?GONE}': '',
    'a = ${GONE}': 'unset',
    'a = ${b.c}\nb.c = 1': '1',
    'a = ${b}\nb = ${c}\nc = ${NAME}': 'acme',
    'a = x\na = ${a}y': 'xy',
    'a = ${b.c}': 'unknown',
    'a = ${?b.c}': undefined,
    'a = ${b}\nb = ${a}': 'unset',
    'a = ${?b}\nb = ${?a}': undefined,
    'NAME = own\na = ${NAME}': 'own',
    'a = ${constructor}': 'unset',
  };
  for (const [text, expected] of Object.entries(texts))
    it(`makes it ${expected} in ${JSON.stringify(text)}`, () => assert.equal(told(text), expected));

  it('is open where no variables were given', () => {
    assert.equal(lookUp(entriesIn('a = 1\na = ${?NAME}'), ['a'], undefined)?.kind, 'ungiven');
  });

  it('names the variables that were read', () => {
    const value = look('b = ${NAME}\na = ${b}${EMPTY}');
    assert.deepEqual(value?.kind === 'text' && value.reads, ['NAME', 'EMPTY']);
  });
});

describe('an include', () => {
  const files = {
    'b.conf': 'a = 2\nc = ${d}\nd = 3',
    'p.properties': 'a.b = 5\\\n  6',
    'bad.conf': '}',
    'bad.properties': 'a = \\u00zz',
    'deep.conf': 'include "b.conf"',
  };
  const cases: [text: string, key: string, expected: string | undefined][] = [
    ['a = 1\ninclude "b.conf"', 'a', '2'],
    ['include "b.conf"\na = 1', 'a', '1'],
    ['include required(file("b.conf")), a = 1', 'a', '1'],
    ['include classpath( "b.conf" )', 'a', '2'],
    ['x { include "b.conf" }', 'x.a', '2'],
    ['x { include "b.conf" }\nd = 4', 'x.c', '3'],
    ['include "deep.conf"', 'a', '2'],
    ['include "p.properties"', 'a.b', '56'],
    ['include "gone"', 'a', 'unknown'],
    ['a = 1\ninclude "gone"', 'a', 'unknown'],
    ['include "gone"\na = 1', 'a', '1'],
    ['x { include "gone" }', 'a', undefined],
    ['include "bad.conf"', 'a', 'unknown'],
    ['include "bad.properties"', 'a', 'unknown'],
    ['include package("b.conf", the.rest), a = 1', 'a', '1'],
    ['include "a.conf"', 'a', 'unknown'],
    ['include = 1', 'include', '1'],
    ['include files = 1', 'include files', '1'],
  ];
  for (const [text, key, expected] of cases)
    it(`makes ${key} ${expected} in ${JSON.stringify(text)}`, () =>
      assert.equal(told(text, key, given, { ...files, 'a.conf': text }), expected));
});

describe('a key below a reference', () => {
  const texts: Record<string, string | undefined> = {
    'a = ${x.y}': 'unknown',
    'a.c = 2\na = ${?GONE}': '2',
    'a.c = 2\na = ${NAME}': undefined,
    'a.c = 2\na = x${b}\nb.c = 1': undefined,
    'b.c = 1\na = ${b}x': undefined,
  };
  for (const [text, expected] of Object.entries(texts))
    it(`is ${expected} in ${JSON.stringify(text)}`, () => assert.equal(told(text, 'a.c'), expected));

  it('is open where no variables were given', () => assert.equal(lookUp(entriesIn('a = ${NAME}'), ['a', 'c'], undefined)?.kind, 'ungiven'));
});

describe('the place of a value', () => {
  const placeOf = (text: string) => {
    const { file, position } = look(text) ?? {};
    return `${file}:${position?.line}:${position?.column}`;
  };

  it('is where its key stands', () => assert.equal(placeOf('b = 1\n  a = 2'), 'a.conf:2:3'));

  it('is in the file that was included, however deep', () => {
    const files = { 'b.conf': '\ninclude "c.conf"', 'c.conf': '\n\na = 2' };
    assert.equal(look('include "b.conf"', 'a', given, files)?.file, 'c.conf');
    assert.deepEqual(look('include "b.conf"', 'a', given, files)?.position, { line: 3, column: 1 });
  });

  it('is the first key below an object', () => {
    assert.equal(placeOf('a {}\n a.b.c = 1\na.d = 2'), 'a.conf:2:2');
    assert.equal(placeOf('a { x {}, b = 1 }'), 'a.conf:1:11');
  });

  it('is the start of a file that is out of reach', () => {
    const place = { file: 'a.conf', position: { line: 1, column: 1 } };
    const entries = hoconEntries({ path: 'a.conf', text: '', problem: { reason: 'no a.conf' } }, () => []);
    assert.deepEqual(lookUp(entries, ['a'], given), { ...place, kind: 'unknown', reason: 'no a.conf' });
  });
});
