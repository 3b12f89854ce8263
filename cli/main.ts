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
    io.out(argv.includes('--version') ? io.version : overview());
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

const asksHelp = (argv: string[]) => ['--help', '-h', '--version'].some((flag) => argv.includes(flag));

async function baseParser(argv: string[], io: Io): Promise<Argv> {
  const { default: yargs } = await import('yargs');
  // yargs lays out the help on every run; without wrapping, this takes a third of the time.
  const width = asksHelp(argv) ? 100 : null;
  return yargs(argv)
    .scriptName('assay')
    .locale('en')
    .parserConfiguration({ 'dot-notation': false, 'greedy-arrays': false })
    .version(io.version)
    .strict()
    .help()
    .alias('help', 'h')
    .exitProcess(false)
    .wrap(width);
}

function declare(builder: Argv, command: DescribedCommand, argv: string[], defaults: Record<string, unknown> = {}): Argv {
  const shown = shownOptions(Object.keys(command.options), command.mostUsed ?? [], argv.includes('--all'));
  // yargs turns a text that is no number into NaN; only the help needs to know which options take numbers.
  const numeric = asksHelp(argv) ? ('number' as const) : ('string' as const);
  for (const [name, { after: _, ...positional }] of Object.entries(command.positionals ?? {})) builder.positional(name, positional);
  for (const example of command.examples) builder.example(...example);
  for (const { name, ...place } of shown) {
    const { type, unit, ...declared } = command.options[name] ?? {};
    const parsed = type === 'number' || type === 'integer' ? (unit ? 'string' : numeric) : type;
    const option: Options = {
      ...declared,
      ...(unit && typeof declared.default === 'number' && { defaultDescription: durationText(declared.default, unit) }),
      ...(parsed && { type: parsed }),
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
  const missing = /^Not enough non-option arguments/.test(message) && /<[^>]+>/.exec(command.usage)?.[0];
  if (missing) return `assay: ${name} needs ${missing}. ${more}`;
  const [, wrong = '', given = ''] = /^Invalid values:\s+Argument: ([^,]+), Given: (.*?), Choices: /s.exec(message) ?? [];
  const { choices } = command.options[wrong] ?? command.positionals?.[wrong] ?? {};
  if (choices) return `assay: ${command.options[wrong] ? '--' : ''}${wrong} takes ${listed(choices)}, got ${given}. ${more}`;
  const required = /^Missing required arguments?: ([^,]+)/.exec(message)?.[1];
  if (required) return `assay: ${name} needs --${required}. ${more}`;
  const empty = /^Not enough arguments following: (.+)/.exec(message)?.[1];
  if (empty) return `assay: --${empty} needs a value. ${more}`;
  const unknown = /^Unknown arguments?: ([^,]+)/.exec(message)?.[1];
  if (!unknown) return `assay: ${message.replace(/\s+/g, ' ')}. ${more}`;
  const now = Object.entries(command.formerly).find(([old]) => old.split(' ')[0] === `--${unknown}`)?.[1];
  if (now) return `assay: --${unknown} is now ${now.split(' ')[0]}. ${more}`;
  const isOption = argv.some((word) => /^--?/.test(word) && word.replace(/^--?(no-)?/, '').startsWith(unknown));
  if (!isOption) return `assay: ${name} takes no "${unknown}". ${more}`;
  return `assay: unknown option --${unknown}${didYouMean(unknown, Object.keys(command.options), '--')} ${more}`;
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
