import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { knownErrors } from '../../../../suites/health/known-errors.ts';

const tooMany = 'too many connections for role';

/** Lines that show a known error, each with a piece of its explanation. */
const shown: [line: string, what: RegExp][] = [
  [`Failed to acquire connection. Sleeping for 1000ms and trying again. Attempts left: 10. Exception: FATAL: ${tooMany} "u8x2"`, /pools/],
  [
    `2026-11-03T09:14:02.113Z [error] c.j.b.h.AbstractConnectionHook - Failed to acquire connection to jdbc:postgresql://db.example/b: ${tooMany} "b"`,
    /pools/,
  ],
  [`Caused by: org.postgresql.util.PSQLException: FATAL: Too many connections for role "acme"`, /pools/],
  [`\u001b[31merror\u001b[0m FATAL: too many \u001b[1mconnections\u001b[22m for role "x"`, /pools/],
  ['Bad root server path: /home/app/-Dhttp.port=8080', /executable/],
  ['Nov 03 09:14:02 app[1]: Oops, cannot start the server: bad root server path', /executable/],
  ['play.core.server.ServerStartException: Bad root server path: null', /executable/],
  ['sbt.ResolveException: unresolved dependency: com.typesafe.play#sbt-plugin;2.2.3: not found', /in version 2\.2\.3/],
  ['[error] (*:update) sbt.ResolveException: unresolved dependency: play#sbt-plugin;2.0: not found', /in version 2\.0\./],
  ['[warn]  :: com.typesafe.play#sbt-plugin;2.4.6: not found', /in version 2\.4\.6/],
  ['[warn] \tmodule not found: com.typesafe.play#sbt-plugin;2.3.11-TLS', /in version 2\.3\.11-TLS/],
  [
    '[error] sbt.librarymanagement.ResolveException: Error downloading com.typesafe.play:sbt-plugin;sbtVersion=1.0;scalaVersion=2.12:2.6.2',
    /in version 2\.6\.2/,
  ],
  [
    '\u001b[0m[\u001b[31merror\u001b[0m] unresolved dependency: com.typesafe.play#sbt-plugin;2.8.1+65-a7339f98: not found',
    /2\.8\.1\+65-a7339f98/,
  ],
];

const quiet = [
  '',
  'Failed to acquire connection. Sleeping for 1000ms and trying again. Attempts left: 10. Exception: Connection refused',
  'FATAL: too many connections for database "acme"',
  '[info] Resolving com.typesafe.play#sbt-plugin;2.6.25 ...',
  '[SUCCESSFUL ] com.typesafe.play#sbt-plugin;2.6.25!sbt-plugin.jar (812ms)',
  'unresolved dependency: org.scalatest#scalatest_2.11;1.9.2: not found',
  'No root server path supplied',
  'GET /images/sbt-plugin.png not found',
  'Response from GET / is 200',
];

describe('a known error of a deployment log', () => {
  for (const [line, what] of shown) {
    it(`is seen in: ${JSON.stringify(line)}`, () => {
      const errors = knownErrors(`first\r\n${line}\r\nlast\r\n`);
      assert.equal(errors.length, 1);
      const [error] = errors;
      assert.equal(error?.line, 2);
      assert.match(error?.what ?? '', what);
      assert.notEqual(error?.fix, '');
      assert.doesNotMatch(error?.text ?? '', /\p{Cc}/u);
    });
  }

  for (const line of quiet) it(`is not seen in: ${line}`, () => assert.deepEqual(knownErrors(line), []));

  it('counts once, where it shows first, however often it is repeated', () => {
    const attempts = Array.from({ length: 10 }, (_, index) => `Failed to acquire connection (${10 - index} attempts left): ${tooMany}`);
    assert.deepEqual(
      knownErrors(['start', ...attempts].join('\n')).map(({ line }) => line),
      [2],
    );
  });

  it('counts for each version of the plugin', () => {
    const log = 'x#sbt-plugin;2.2.1: not found\nBad root server path: .\nx#sbt-plugin;2.2.2: not found\nx#sbt-plugin;2.2.1: not found';
    assert.deepEqual(
      knownErrors(log).map(({ line }) => line),
      [1, 2, 3],
    );
  });

  it('is shown short', () => {
    const [error] = knownErrors(`${'x'.repeat(1_000_000)} ${tooMany}`);
    assert.equal(error?.text.length, 300);
  });

  it('is looked for in one pass over a long line', () => {
    const word = 'x'.repeat(2_000_000);
    assert.deepEqual(knownErrors(`${word} not found\u001b[${'1;'.repeat(500_000)}\n${'x#'.repeat(500_000)} not found`), []);
  });

  it('is looked for in any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('\n', '\r', '\u001b', '[31m', '#sbt-plugin', ';', ': not found', tooMany, 'x')), (pieces) => {
        const log = pieces.join('');
        for (const { line, text } of knownErrors(log)) {
          assert.ok(line >= 1 && line <= log.split('\n').length);
          assert.doesNotMatch(text, /\p{Cc}/u);
        }
      }),
    );
  });

  const texts: Record<string, string> = {
    [`\u001b[1;31m${tooMany}\u001b[0m`]: tooMany,
    [`\u001b]0;title\u0007${tooMany}\u001b]8;;http://x\u001b\\`]: tooMany,
    [`\u001b(B${tooMany}\u001b)0`]: tooMany,
    [`\u001b[?25l\u001b[38:5:1 q${tooMany}`]: tooMany,
    [`\ta\u0000\u0007b\u007f\u009fc ${tooMany}\r`]: `a b c ${tooMany}`,
    [`${'x'.repeat(299 - tooMany.length)} ${tooMany}`]: `${'x'.repeat(299 - tooMany.length)} ${tooMany}`,
    [`${tooMany} ${'x'.repeat(300)}`]: `${tooMany} ${'x'.repeat(298 - tooMany.length)}…`,
  };
  for (const [line, text] of Object.entries(texts))
    it(`is shown without colours: ${JSON.stringify(line.slice(0, 40))}`, () =>
      assert.deepEqual(
        knownErrors(line).map((error) => [error.line, error.text]),
        [[1, text]],
      ));

  const versions: Record<string, RegExp> = {
    'not found: com.typesafe.play#sbt-plugin': /in the version asked for\.$/,
    'not found: com.typesafe.play#sbt-plugin;2.6.2.': /in version 2\.6\.2\.$/,
    'UNRESOLVED DEPENDENCY: a-b.c_d#sbt-plugin;2.6.2': /in version 2\.6\.2\.$/,
    'error downloading play:sbt-plugin:2.1': /in version 2\.1\.$/,
  };
  for (const [line, what] of Object.entries(versions))
    it(`names the version of the plugin in: ${line}`, () => assert.match(knownErrors(line)[0]?.what ?? '', what));

  it('is told from words that only hold its words', () => {
    for (const line of [
      'xtoo many connections for role',
      'too many connections for roles',
      'abad root server path',
      'bad root server paths',
    ])
      assert.deepEqual(knownErrors(line), [], line);
  });

  it('has its line where the log starts with an empty one', () => assert.equal(knownErrors(`\n\n${tooMany}`)[0]?.line, 3));
});
