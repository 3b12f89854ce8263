import type { Argv, Options } from 'yargs';
import { inOwnRun } from '../engine/contract/per-run.ts';
import { endEarly, startEarly } from '../runs/plays/play.ts';
import { type Io, UsageError } from '../runs/run.ts';
import { pinsFor } from '../runs/selection/project.ts';
import { didYouMean } from '../runs/selection/suggest.ts';
import { durationText, refuseWrongValues, valueOfText } from '../runs/selection/values.ts';
import { commands, type DescribedCommand, describedCommand, help, overview } from './commands/declared.ts';
import { runCommand } from './commands/functions.ts';
import { withCurrentNames } from './former-names.ts';
import { mistakeIn, mistakeStrings } from './mistakes.ts';

/** Commands that begin with plays: Playwright starts before they are loaded. */
const playCommands = ['certify', 'gate', 'replay'];

/** Commands that take - for standard input. */
const readsInput = ['log'];

export async function main(argv: string[], io: Io): Promise<number> {
  try {
    return await inOwnRun(() => run(argv, io));
  } finally {
    endEarly();
  }
}

async function run(typed: string[], io: Io): Promise<number> {
  let argv = typed;
  const named = argv.find((word) => Object.hasOwn(commands, word)) ?? argv.find((word) => !word.startsWith('-'));
  if (named === undefined && (argv.length === 0 || asksHelp(argv))) {
    io.out(argv.includes('--version') ? io.version : overview(io.columns));
    return argv.length === 0 ? 2 : 0;
  }
  if (named === undefined) throw new UsageError(`assay: unknown option ${argv[0]?.replace(/=.*/s, '')}. See assay --help`);
  if (!Object.hasOwn(commands, named))
    throw new UsageError(`assay: unknown command "${named}"${didYouMean(named, Object.keys(commands))} See assay --help`);
  if (playCommands.includes(named) && !asksHelp(argv) && !argv.some((word) => /^--dry-run/.test(word))) {
    // From now on an interruption has to end Playwright too.
    io.interruption();
    startEarly(io);
  }
  const command = describedCommand(named);
  argv = withCurrentNames(typed, command.formerly, io.err);
  const pins = asksHelp(argv) ? undefined : await pinsFor(named, command.options, io);
  let status = 0;
  const parser = await baseParser(argv, io);
  parser.command(
    command.usage,
    command.summary,
    (builder) => declare(builder, command, argv, pins?.defaults),
    async (args) => {
      const given: Record<string, unknown> = pins?.complete(args) ?? args;
      for (const [name, option] of Object.entries(command.options)) given[name] = valueOfText(option, given[name]);
      refuseWrongValues(command.options, given, (name) => `assay: --${name}`);
      // yargs passes a single dash as an empty text.
      if (!readsInput.includes(named) && argv.includes('-') && Object.keys(command.positionals ?? {}).some((name) => given[name] === ''))
        throw new UsageError(`assay: ${named} does not read standard input; name a file`);
      // Read once: the file with a value may be a pipe, which cannot be read again.
      if (Array.isArray(given.header)) given.header = (await import('../runs/plays/headers.ts')).withHeaderValues(given.header, io);
      // Read before anything is judged or sent.
      if (given.contract !== undefined || given.edition !== undefined)
        await (await import('../runs/selection/edition.ts')).useChosenContract(given, io);
      status = await runCommand(named, given, io);
    },
  );
  parser.fail((message, error) => {
    if (error && error.name !== 'YError') throw error;
    throw new UsageError(explainFailure(message, argv, named, command));
  });
  await parser.parseAsync(argv, {}, (_error, _args, output) => {
    if (output) io.out(output);
  });
  return status;
}

/** The words of yargs in the help, in the voice of the rest. */
const helpStrings = {
  'Positionals:': 'Arguments:',
  'Show version number': 'show the version',
  'Show help': 'show this help; with --all, every option',
  array: 'repeatable',
  boolean: 'switch',
};

const asksHelp = (argv: string[]) => ['--help', '-h', '--version'].some((flag) => argv.includes(flag));

const helpWidth = ({ columns = maxWidth }: Io): number => Math.min(columns, maxWidth);
const maxWidth = 100;

async function baseParser(argv: string[], io: Io): Promise<Argv> {
  const { default: yargs } = await import('yargs');
  // yargs lays out the help on every run; without wrapping, this takes a third of the time.
  const width = asksHelp(argv) ? helpWidth(io) : null;
  return yargs(argv)
    .scriptName('assay')
    .locale('en')
    .updateStrings({ ...mistakeStrings, ...helpStrings })
    .parserConfiguration({ 'dot-notation': false, 'greedy-arrays': false })
    .version(io.version)
    .strict()
    .help()
    .alias('help', 'h')
    .group(['help', 'version'], 'Help:')
    .exitProcess(false)
    .wrap(width);
}

function declare(builder: Argv, command: DescribedCommand, argv: string[], defaults: Record<string, unknown> = {}): Argv {
  const shown = shownOptions(Object.keys(command.options), command.mostUsed ?? [], argv.includes('--all'));
  for (const [name, { after: _, type, ...positional }] of Object.entries(command.positionals ?? {}))
    builder.positional(name, { ...positional, ...(type && !asksHelp(argv) && { type }) });
  for (const example of command.examples) builder.example(...example);
  for (const { name, ...place } of shown) {
    const { type, unit, ...declared } = command.options[name] ?? {};
    // yargs turns a text that is no number into NaN, and one that looks like a number, such as the choice 429, into a number.
    const parsed = type === 'boolean' ? type : 'string';
    const option: Options = {
      ...declared,
      ...(unit && typeof declared.default === 'number' && { defaultDescription: durationText(declared.default, unit) }),
      // The help says what an option is; that a switch is off by default, and the type of a value, everybody knows.
      ...(asksHelp(argv) ? declared.default === false && { default: undefined } : { type: parsed }),
      ...place,
    };
    const pinned = Object.hasOwn(defaults, name) ? { ...option, default: defaults[name] } : option;
    builder.option(name, option.array ? pinned : { ...pinned, coerce: last });
  }
  const others = shown.filter(({ hidden }) => hidden).length;
  const more = others === 0 ? [] : [`${others} more options: assay ${command.usage.split(' ')[0]} --help --all`];
  return builder.epilogue([...(command.epilogue === undefined ? [] : [command.epilogue]), ...more].join('\n'));
}

/** Of an option that is given twice, the last value counts. */
const last = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);

function explainFailure(message: string, argv: string[], name: string, command: DescribedCommand): string {
  const more = `See assay ${name} --help`;
  const { code, values: [first = '', given = ''] = [] } = mistakeIn(message) ?? {};
  // Of several names, the first is enough.
  const [named = ''] = first.split(', ');
  switch (code) {
    case 'positional-missing':
      return `assay: ${name} needs ${/<[^>]+>/.exec(command.usage)?.[0] ?? 'more words'}. ${more}`;
    case 'not-a-choice': {
      const { choices = [] } = command.options[named] ?? command.positionals?.[named] ?? {};
      return `assay: ${command.options[named] ? '--' : ''}${named} takes ${listed(choices)}, got ${given}. ${more}`;
    }
    case 'option-missing':
      return `assay: ${name} needs --${named}. ${more}`;
    case 'value-missing':
      return `assay: --${named} needs a value. ${more}`;
    case 'unknown':
      return `assay: ${unknownText(named, argv, name, command)} ${more}`;
    default:
      return `assay: ${message.replace(/\s+/g, ' ')}. ${more}`;
  }
}

function unknownText(unknown: string, argv: string[], name: string, command: DescribedCommand): string {
  const now = Object.entries(command.formerly).find(([old]) => old.split(' ')[0] === `--${unknown}`)?.[1];
  if (now) return `--${unknown} is now ${now.split(' ')[0]}.`;
  const isOption = argv.some((word) => /^--?/.test(word) && word.replace(/^--?(no-)?/, '').startsWith(unknown));
  if (!isOption) return `${name} takes no "${unknown}".`;
  return `unknown option --${unknown}${didYouMean(unknown, Object.keys(command.options), '--')}`;
}

const listed = (words: readonly unknown[]): string => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');

const MAX_SHOWN = 8;

/** The group of each option in the help; some options are hidden, unless --all asks for them. */
function shownOptions(names: string[], mostUsed: string[], showsAll: boolean) {
  if (names.length <= MAX_SHOWN + 2) return names.map((name) => ({ name, group: 'Options:', hidden: false }));
  const { headings } = help;
  const rank = (name: string) => (mostUsed.includes(name) ? mostUsed.indexOf(name) : mostUsed.length + names.indexOf(name));
  const first = [...names].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_SHOWN);
  const groups = [...Object.keys(headings), 'More:'];
  const groupOf = (name: string) => groups.find((group) => headings[group]?.includes(name)) ?? 'More:';
  const place = (name: string) => groups.indexOf(groupOf(name));
  const rest = names.filter((name) => !first.includes(name)).sort((a, b) => place(a) - place(b));
  return [
    ...first.map((name) => ({ name, group: 'Most used:', hidden: false })),
    ...rest.map((name) => ({ name, group: groupOf(name), hidden: !showsAll })),
  ];
}
