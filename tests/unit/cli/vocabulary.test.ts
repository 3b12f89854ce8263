import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commands, describedCommand } from '../../../cli/commands/declared.ts';
import { main } from '../../../cli/main.ts';
import { type Io, type Option, UsageError } from '../../../runs/run.ts';
import { valueProblem } from '../../../runs/selection/values.ts';
import { exampleWords, helpExamples } from '../../support/reading/examples.ts';

const all = Object.keys(commands).flatMap((command) =>
  Object.entries(describedCommand(command).options).map(([name, option]) => ({ command, name, option, text: option.describe ?? '' })),
);
const byName = new Map<string, typeof all>();
for (const one of all) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);

const isSwitch = ({ type }: Option) => type === 'boolean';
const isNumber = ({ type }: Option) => type === 'number' || type === 'integer';

/** The kind of value; one option may take whole numbers in one command, and parts of them in another. */
const kindOf = (option: Option) => [option.choices?.join('|') ?? (isNumber(option) ? 'number' : option.type), option.unit];

describe('one thing has one name and one unit', () => {
  for (const [name, uses] of byName)
    it(`--${name} takes the same kind of value in every command`, () => {
      for (const { option, command } of uses) assert.deepEqual(kindOf(option), kindOf(uses[0]?.option ?? {}), command);
    });

  /** A text tells one name from another: what two names are said to be, they are. */
  it('no two options are described in the same words', () => {
    const words = new Map<string, Set<string>>();
    for (const { name, text } of all) words.set(text, (words.get(text) ?? new Set()).add(name));
    assert.deepEqual(
      [...words].filter(([, names]) => names.size > 1),
      [],
    );
  });

  it('a time has a unit, and what has a unit is a time', () => {
    const isTime = (text: string) => /^(the time|the age)\b/.test(text);
    const wrong = all.filter(({ option, text }) => isNumber(option) && isTime(text) !== (option.unit !== undefined));
    assert.deepEqual(
      wrong.map(({ command, name }) => `${command} --${name}`),
      [],
    );
  });

  it('an old name is not a name of today, of the same command', () => {
    for (const command of Object.keys(commands)) {
      const { formerly, options } = describedCommand(command);
      // An old name with a certain kind of value only: `--env NAME`, which is now --allow-env.
      const whole = Object.keys(formerly).filter((old) => !/\[|[a-z]$/.test(old.split(' ')[1] ?? ''));
      for (const old of whole) assert.ok(!options[old.slice(2).split(' ')[0] ?? ''], `${command} ${old}`);
    }
  });
});

describe('the help has one voice', () => {
  it('a switch says what it does, and a value what it is', () => {
    const noun = /^(with --[a-z-]+: )?(the|a|an|HOST:PORT)\b/;
    const wrong = all.filter(({ option, text }) => noun.test(text) === isSwitch(option));
    assert.deepEqual(
      wrong.map(({ command, name, text }) => `${command} --${name}: ${text}`),
      [],
    );
  });

  it('the data says what is repeatable, and what counts by default', () => {
    const wrong = all.filter(({ text }) => /repeatable|\(default|[.!]$|^[A-Z](?!OST)/.test(text));
    assert.deepEqual(
      wrong.map(({ command, name, text }) => `${command} --${name}: ${text}`),
      [],
    );
  });

  it('a summary and an example begin with a verb, and are no sentence', () => {
    const verb = /^(?!(?:the|a|an|and|of|with|one|for|its|what|who|where|show how)\b)[a-z]+ /;
    for (const [name, summary] of Object.entries(commands)) {
      const { examples } = describedCommand(name);
      for (const text of [summary, ...examples.map(([, words]) => words)]) {
        assert.match(text, /^show how\b/.test(text) ? /./ : verb, name);
        assert.doesNotMatch(text, /[.!]$/, name);
      }
      assert.ok(examples.length >= 2, name);
    }
  });
});

const io = {
  ...{ cwd: '/nowhere', env: {}, version: '0', out() {}, err() {} },
  interruption: () => new AbortController().signal,
} as unknown as Io;

describe('the command line takes every example', () => {
  // A replay starts Playwright before its words are read.
  for (const { command, line } of helpExamples().filter((one) => one.command !== 'replay'))
    it(line, async () => {
      const words = exampleWords(line.replace(/\bURL\b/, 'http://127.0.0.1:1')).words;
      const options = Object.entries(describedCommand(command).options);
      // A wrong value is refused once all words are read and the values before it are taken, and before anything is done.
      const [name, option] =
        options.findLast(([one, { format, ...other }]) => (format || isNumber(other)) && !words.includes(`--${one}`)) ?? [];
      const [wrong, wanted] = option
        ? [`--${name}=many`, `assay: --${name} ${valueProblem(option, 'many')}`]
        : ['--nothing', `assay: unknown option --nothing. See assay ${command} --help`];
      const plan = ['certify', 'gate'].includes(command) ? ['--dry-run'] : [];
      const said = await main([...words, ...plan, wrong], io).catch((error: unknown) => error);
      assert.ok(said instanceof UsageError, String(said));
      assert.equal(said.message, wanted);
    });
});
