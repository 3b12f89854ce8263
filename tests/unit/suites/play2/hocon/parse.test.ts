// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references of HOCON, not of templates
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Field, parseHocon } from '../../../../../suites/play2/hocon/parse.ts';

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
  ['a = ${}', '1:7', /not a key/],
  ['a\nb = 1', '2:1', /without = or :/],
  ['a b c', '1:6', /after a key/],
  ['a =\n', '2:1', /without a value/],
  ['= 1', '1:1', /not a key/],
  ['a = 1]', '1:6', /not a key/],
  ['a. = 1', '1:1', /not a key/],
  ['include file("x"', '1:17', /include/],
  ['include file("x"\n', '1:17', /include/],
  ['\n a', '2:3', /after a key/],
  ['include required(file("x")', '1:27', /include/],
  ['include "x', '1:9', /not closed/],
  ['a = "x', '1:5', /not closed/],
  ['a = "x\\"', '1:5', /not closed/],
  ['a = "x\\\n"', '1:5', /not closed/],
  ['a = """x""', '1:5', /not closed/],
  ['a = {b = 1', '1:11', /end of the file before a closing brace/],
  ['{', '1:2', /end of the file before a closing brace/],
  ['{}}', '1:3', /after the closing brace/],
  ['a = 1\n\n  b', '3:4', /end of the file after a key/],
  ['a = {b}', '1:7', /without = or :/],
  ['a = ,', '1:5', /without a value/],
  ['a = # x', '1:8', /without a value/],
  ['a = {b = }', '1:10', /without a value/],
  ['a = ${b c', '1:5', /reference/],
  ['a = ${b[}', '1:5', /reference/],
  ['a = ${b]}', '1:5', /reference/],
  ['a = ${', '1:7', /end of the file/],
  ['a = ${.b}', '1:7', /not a key/],
  ['.a = 1', '1:1', /not a key/],
  ['a = [', '1:5', /array/],
  ['a = ["x"', '1:5', /array/],
  ['a = [1 # ]', '1:5', /array/],
  ['a = [1}', '1:7', /"}" in the wrong place/],
  ['a = [{b = [1}]]', '1:13', /"}" in the wrong place/],
  ['a = ["x]', '1:6', /not closed/],
  [`${'{'.repeat(10_000)}`, '1:2', /not a key/],
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

/** The fields of a text, without their places. */
const fieldsOf = (text: string) => {
  const { fields, problem } = parseHocon(text);
  assert.equal(problem, undefined);
  return fields.map(bare);
};
const bare = (field: Field): unknown => {
  if ('include' in field) return `include ${field.include} by ${field.by}`;
  return { [field.path.join('|')]: field.parts.map((part) => ('fields' in part ? part.fields.map(bare) : part)) };
};
const plain = (text: string) => ({ text, isQuoted: false });
const quoted = (text: string) => ({ text, isQuoted: true });
const required = (...reference: string[]) => ({ reference, isOptional: false });
const optional = (...reference: string[]) => ({ reference, isOptional: true });
const array = { array: true };

describe('a HOCON text', () => {
  const texts: [text: string, ...fields: unknown[]][] = [
    // What stands around fields.
    ['{}'],
    [' # a\n{ // b\n}\t# c\n // d'],
    ['{ a = 1 }', { a: [plain('1')] }],
    ['a = 1\r\n\r\nb = 2\r\n', { a: [plain('1')] }, { b: [plain('2')] }],
    ['a = 1, # one\n\n, b = 2,', { a: [plain('1')] }, { b: [plain('2')] }],
    // Keys.
    ['a b.c  d = 1', { 'a b|c  d': [plain('1')] }],
    ['"a" b."c.d" = 1', { 'a b|c.d': [plain('1')] }],
    ['a . "" = 1', { 'a|': [plain('1')] }],
    ['a/b-c_d = 1', { 'a/b-c_d': [plain('1')] }],
    ['a // b\n # c\n = 1', { a: [plain('1')] }],
    ['a:1', { a: [plain('1')] }],
    ['a = :1', { a: [plain(':1')] }],
    ['a=+1', { a: [plain('+1')] }],
    ['a += ${b}\nb=1', { a: [array] }, { b: [plain('1')] }],
    // Texts.
    ['a = x y ', { a: [plain('x'), plain(' '), plain('y')] }],
    ['a = x\ty', { a: [plain('x'), plain('\t'), plain('y')] }],
    ['a = "x" y', { a: [quoted('x'), plain(' '), plain('y')] }],
    ['a = x"y"', { a: [plain('x'), quoted('y')] }],
    ['a = ""', { a: [quoted('')] }],
    ['a = """"""', { a: [quoted('')] }],
    ['a = """\\n"x"\n"""', { a: [quoted('\\n"x"\n')] }],
    ['a = """x""""" # y', { a: [quoted('x""')] }],
    ['a = "\\u00e9\\u00C9\\u004a"', { a: [quoted('éÉJ')] }],
    ['a = "\\"", b = 1', { a: [quoted('"')] }, { b: [plain('1')] }],
    ['a = "x\\\\", b = "y"', { a: [quoted('x\\')] }, { b: [quoted('y')] }],
    // Two slashes start a comment, one does not; so an address needs its quotes.
    ['a = /x/y', { a: [plain('/'), plain('x'), plain('/'), plain('y')] }],
    ['a = jdbc:h2:mem', { a: [plain('jdbc:h2:mem')] }],
    ['a = http://x', { a: [plain('http:')] }],
    ['a = x#y', { a: [plain('x')] }],
    ['a = $x$', { a: [plain('$'), plain('x'), plain('$')] }],
    // References.
    ['a = ${b}', { a: [required('b')] }],
    ['a = ${?b.c}', { a: [optional('b', 'c')] }],
    ['a = ${ b . "c.d" }', { a: [required('b', 'c.d')] }],
    ['a = ${?B[]}', { a: [optional('B')] }],
    ['a = x${b} ${?c}', { a: [plain('x'), required('b'), plain(' '), optional('c')] }],
    // Objects and arrays.
    ['a {}', { a: [[]] }],
    ['a { b = 1, c { d = 2 } }', { a: [[{ b: [plain('1')] }, { c: [[{ d: [plain('2')] }]] }]] }],
    ['a = ${b} { c = 1 }', { a: [required('b'), plain(' '), [{ c: [plain('1')] }]] }],
    ['a = [], b = 1', { a: [array] }, { b: [plain('1')] }],
    ['a = [1, [2, {b = "]"}], {}]\nb = 1', { a: [array] }, { b: [plain('1')] }],
    ['a = [\n // ]\n]\nb = 1', { a: [array] }, { b: [plain('1')] }],
    ['a { b = [1] }', { a: [[{ b: [array] }]] }],
    ['a { b = 1 } # }', { a: [[{ b: [plain('1')] }]] }],
    // Includes, and keys that look like one.
    ['a { include "x" }', { a: [['include x by name']] }],
    ['include "x", include url("http://x")', 'include x by name', 'include http://x by url'],
    ['include\t"x" # y', 'include x by name'],
    ['include required ( file ( "x" ) )', 'include x by file'],
    ['include package("x", a.b)\na = 1', 'include x by package', { a: [plain('1')] }],
    ['include files { a = 1 }', { 'include files': [[{ a: [plain('1')] }]] }],
    ['include file = 1', { 'include file': [plain('1')] }],
    ['included = 1', { included: [plain('1')] }],
    ['include.a = 1', { 'include|a': [plain('1')] }],
    ['"include" = 1', { include: [plain('1')] }],
  ];
  for (const [text, ...fields] of texts) it(`is read: ${JSON.stringify(text)}`, () => assert.deepEqual(fieldsOf(text), fields));

  it('has a place for each field, inside braces too', () => {
    const text = '# x\na = 1, b = 2\n\n  c {\n    include "y"\n    d = [\n]\n  }\ne = """\n"""\nf = 1';
    const placesOf = (fields: readonly Field[]): string[] =>
      fields.flatMap((field) => [
        `${field.position.line}:${field.position.column}`,
        ...('parts' in field ? field.parts.flatMap((part) => ('fields' in part ? placesOf(part.fields) : [])) : []),
      ]);
    assert.deepEqual(placesOf(parseHocon(text).fields), ['2:1', '2:8', '4:3', '5:5', '6:5', '9:1', '11:1']);
  });

  it('may nest its braces 200 deep, and its keys as well', () => {
    for (const text of [`${'a{'.repeat(200)}${'}'.repeat(200)}`, `{${'a{'.repeat(199)}${'}'.repeat(200)}`, `${'a.'.repeat(199)}a=1`])
      assert.equal(parseHocon(text).problem, undefined);
    for (const text of [`${'a{'.repeat(201)}${'}'.repeat(201)}`, `{${'a{'.repeat(200)}${'}'.repeat(201)}`, `${'a.'.repeat(200)}a=1`])
      assert.match(parseHocon(text).problem?.got ?? '', /more than 200/);
  });
});
