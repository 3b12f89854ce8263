// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of HOCON, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseHocon } from './parse.ts';

/** Texts that cannot be read, with the place where they stop and a piece of what is said. */
const broken: [text: string, place: string, got: RegExp][] = [
  ['a = {', '1:6', /end of the file/],
  ['a = 1\n}', '2:1', /nothing opened/],
  ['{a = 1} b', '1:9', /after the closing brace/],
  ['a = "x\n"', '1:5', /not closed/],
  ['a = """x"', '1:5', /not closed/],
  ['a = [1, [2]', '1:5', /array/],
  ['a = [{]}', '1:7', /wrong place/],
  ['a = ${b', '1:5', /reference/],
  ['a = ${}', '1:7', /no key/],
  ['a\nb = 1', '2:1', /without = or :/],
  ['a b c', '1:6', /after a key/],
  ['a =\n', '2:1', /without a value/],
  ['= 1', '1:1', /no key/],
  ['a = 1]', '1:6', /no key/],
  ['a. = 1', '1:1', /no key/],
  ['include file("x"', '1:17', /include/],
  [`${'{'.repeat(10_000)}`, '1:2', /no key/],
  [`${'a{'.repeat(10_000)}`, '1:403', /more than 200 levels/],
  [`${'a.'.repeat(10_000)}a=1`, '1:1', /more than 200 parts/],
];

describe('a HOCON text that is broken', () => {
  for (const [text, place, got] of broken) {
    it(`says so: ${JSON.stringify(text.slice(0, 30))}`, () => {
      const { fields, problem } = parseHocon(text);
      assert.deepEqual(fields, []);
      assert.equal(`${problem?.position.line}:${problem?.position.column}`, place);
      assert.match(problem?.got ?? '', got);
    });
  }
});

describe('an include of a HOCON text', () => {
  const includes: Record<string, string> = {
    'include "x"': 'x by name',
    'include   required( "x" )': 'x by name',
    'include file("x")': 'x by file',
    'include required(classpath("x"))': 'x by classpath',
    'include package("x", a.b)': 'x by package',
  };
  for (const [text, expected] of Object.entries(includes))
    it(`is ${expected} in ${text}`, () => {
      const [field] = parseHocon(text).fields;
      assert.ok(field && 'include' in field);
      assert.equal(`${field.include} by ${field.by}`, expected);
    });
});
