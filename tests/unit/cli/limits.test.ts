import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { commands, describedCommand } from '../../../cli/commands/declared.ts';
import { main } from '../../../cli/main.ts';
import { schemaProblem } from '../../../engine/documents/schema.ts';
import { certify } from '../../../library/index.ts';
import { type Io, type Option, optionsOf } from '../../../runs/run.ts';
import { wrongPace, wrongPin } from '../../../runs/selection/pins.ts';
import { valueOfText, valueProblem } from '../../../runs/selection/values.ts';

const project = createRequire(import.meta.url)('#specs/schemas/project.schema.json') as {
  properties: { options: { properties: object } };
};

type Declared = { command: string; name: string; option: Option };

const numeric: Declared[] = Object.keys(commands).flatMap((command) =>
  Object.entries(describedCommand(command).options).flatMap(([name, option]) =>
    option.type === 'number' || option.type === 'integer' ? [{ command, name, option }] : [],
  ),
);

/** What is given for an option, and whether the option takes it. */
const texts: [text: string, isTaken: (option: Option) => boolean][] = [
  ['many', () => false],
  ['', () => false],
  ['NaN', () => false],
  ['Infinity', () => false],
  ['0', ({ minimum = 0 }) => minimum <= 0],
  ['-1', ({ minimum = 0 }) => minimum < 0],
  ['1.5', ({ type }) => type === 'number'],
  ['99999999999999999999', () => false],
];

const number = /^takes a (whole )?number from [-\d.]+ to \d+, got \S+$/;
const duration = /^takes a (whole )?number of \w+ from [-\d.]+ to \d+, or a duration such as 30[sd], got \S+$/;

describe('an option that takes a number', () => {
  for (const { command, name, option } of numeric) {
    const { type, minimum = Number.NaN, maximum = Number.NaN, unit, describe: text = '' } = option;
    it(`${command} --${name} declares limits that are right themselves`, () => {
      assert.ok(minimum < maximum);
      for (const right of [minimum, maximum, ...(option.default === undefined ? [] : [option.default])])
        assert.equal(valueProblem(option, right), undefined);
      if (unit) assert.match(text, new RegExp(`\\b${unit}\\b`));
    });
    it(`${command} --${name} takes what is within them, and refuses the rest in one line`, () => {
      for (const [given, isTaken] of texts) {
        const problem = valueProblem(option, valueOfText(option, given));
        if (isTaken(option)) assert.equal(problem, undefined, given);
        else assert.match(problem ?? '', unit ? duration : number, given);
      }
      assert.equal(problemOf(option, String(minimum - 1))?.endsWith(`got ${minimum - 1}`), true);
      assert.equal(problemOf(option, String(maximum + 1))?.endsWith(`got ${maximum + 1}`), true);
      assert.equal(type === 'integer', problemOf(option, '1.5') !== undefined);
    });
  }
});

const problemOf = (option: Option, text: string) => valueProblem(option, valueOfText(option, text));

const io = {
  cwd: '/nowhere',
  env: {},
  version: '0',
  out() {},
  err() {},
  interruption: () => new AbortController().signal,
} as unknown as Io;

const saidBy = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'nothing',
    (error) => {
      // By its name, as the library promises: the library is a bundle, with a class of its own.
      assert.equal((error as Error).name, 'UsageError', String(error));
      return error.message;
    },
  );

describe('a word in place of a number is refused in the same words', () => {
  // These are asked for their plan only.
  const planned = ['certify', 'gate'];
  for (const { command, name, option } of numeric.filter((one) => one.command !== 'replay'))
    it(`by assay ${command} --${name}`, async () => {
      const { usage, options } = describedCommand(command);
      const words = usage.split(' ').flatMap((word) => (/^<(\w+)[.\]>]/.test(word) ? ['partner'] : []));
      const needed = Object.entries(options).flatMap(([other, { demandOption }]) => (demandOption ? [`--${other}=http://127.0.0.1`] : []));
      const line = [command, ...words, ...needed, ...(planned.includes(command) ? ['--dry-run'] : []), `--${name}=many`];
      assert.equal(await saidBy(main(line, io)), `assay: --${name} ${valueProblem(option, 'many')}`);
    });

  const byLibrary = Object.entries(optionsOf('provider', 'judging')).filter(([, { minimum }]) => minimum !== undefined);
  for (const [name, option] of byLibrary) {
    const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    it(`by the library's ${property}`, async () => {
      for (const wrong of ['many', Number.NaN, -1])
        assert.equal(await saidBy(certify('none.json', { [property]: wrong })), `certify: ${property} ${valueProblem(option, wrong)}`);
    });
  }

  const pinned = Object.keys(project.properties.options.properties);
  for (const name of new Set(numeric.map((one) => one.name).filter((one) => pinned.includes(one)))) {
    const declared = numeric.filter((one) => one.name === name);
    it(`by assay.yaml, ${name}, whose schema has the limits too`, () => {
      for (const { option } of declared) {
        const { pointer, text } = wrongPin({ options: { [name]: 'many' } }, { [name]: option }) ?? {};
        assert.equal(pointer, `/options/${name}`);
        assert.equal(text, `${name} ${valueProblem(option, 'many')?.replace('"many"', 'a string')}`);
      }
      for (const value of ['many', 0, -1, 1.5, 1e20, ...declared.flatMap(({ option: { minimum, maximum } }) => [minimum, maximum])])
        assert.equal(
          schemaProblem('project', { options: { [name]: value } }) === undefined,
          declared.some(({ option }) => valueProblem(option, value) === undefined),
          `${name}: ${value}`,
        );
    });
  }

  it('by a list of targets', () => {
    const targets = [
      { name: 'a', max_rps: 2 },
      { name: 'b', max_rps: 0 },
    ];
    assert.deepEqual(wrongPace({ targets }), { pointer: '/targets/1/max_rps', text: 'max_rps takes a number from 0.01 to 10000, got 0' });
    assert.match(schemaProblem('fleet', { targets: [{ name: 'a', manifest: 'm', max_rps: 0 }] })?.text ?? '', /max_rps/);
  });
});
