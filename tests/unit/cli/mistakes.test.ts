import assert from 'node:assert/strict';
import { test } from 'node:test';
import yargs from 'yargs';
import { type CommandMistake, mistakeIn, mistakeStrings } from '../../../cli/mistakes.ts';

/** What yargs itself says about a command line, as a code. */
function mistakeOf(argv: string[]): CommandMistake | undefined {
  let found: CommandMistake | undefined;
  yargs(argv)
    .locale('en')
    .updateStrings(mistakeStrings)
    .command('go <place>', 'goes', (builder) =>
      builder.option('speed', { choices: ['slow', 'fast'] }).option('by', { type: 'string', demandOption: true, requiresArg: true }),
    )
    .strict()
    .exitProcess(false)
    .fail((message) => {
      found ??= mistakeIn(message);
    })
    .parse();
  return found;
}

const cases: [argv: string, code: CommandMistake['code'], values: string[]][] = [
  ['go', 'positional-missing', ['0', '1']],
  ['go home', 'option-missing', ['by']],
  ['go home --by bus --sped fast', 'unknown', ['sped']],
  ['go home --by bus --a 1 --b 2', 'unknown', ['a, b']],
  ['go home --by bus --speed slw', 'not-a-choice', ['speed', '"slw"', '"slow", "fast"']],
  ['go home --by', 'value-missing', ['by']],
];

for (const [argv, code, values] of cases) test(`yargs: ${argv}`, () => assert.deepEqual(mistakeOf(argv.split(' ')), { code, values }));

test('yargs: nothing is wrong', () => assert.equal(mistakeOf('go home --by bus --speed fast'.split(' ')), undefined));
