import { inOwnRun } from '../engine/catalogue/per-run.ts';
import { show } from '../engine/documents/show.ts';
import { type Io, UsageError } from '../runs/run.ts';
import { pinsFor } from '../runs/selection/project.ts';
import { didYouMean } from '../runs/selection/suggest.ts';
import { refuseWrongValues, valueOfText } from '../runs/selection/values.ts';
import { argumentsIn, type CommandMistake } from './arguments.ts';
import { commands, type DescribedCommand, describedCommand, overview } from './commands/declared.ts';
import { runCommand } from './commands/functions.ts';
import { withCurrentNames } from './former-names.ts';

/** Commands that take - for standard input. */
const readsInput = ['log'];

/** Runs a command beside others in one process; each has its own contract. */
export const main = (argv: string[], io: Io): Promise<number> => inOwnRun(() => mainAlone(argv, io));

/** Runs the only command of a process. */
export async function mainAlone(typed: string[], io: Io): Promise<number> {
  let argv = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed;
  const named = argv.find((word) => Object.hasOwn(commands, word)) ?? argv.find((word) => !word.startsWith('-'));
  if (named === undefined && (argv.length === 0 || asksHelp(argv))) {
    io.out(argv.includes('--version') ? io.version : overview(io.columns));
    return argv.length === 0 ? 2 : 0;
  }
  if (named === undefined) throw new UsageError(`assay: unknown option ${argv[0]?.replace(/=.*/s, '')}. See assay --help`);
  if (!Object.hasOwn(commands, named))
    throw new UsageError(`assay: unknown command "${named}"${didYouMean(named, [...Object.keys(commands), 'help'])} See assay --help`);
  const command = describedCommand(named);
  argv = withCurrentNames(argv, command.formerly, io.err);
  if (asksHelp(argv)) return showHelp(command, argv, io);
  const pins = await pinsFor(named, command.options, io);
  const read = argumentsIn(argv, command, pins?.defaults);
  if ('code' in read) throw new UsageError(explainMistake(read, argv, named, command));
  const given = pins?.complete(read.values) ?? read.values;
  for (const [name, option] of Object.entries(command.options)) given[name] = valueOfText(option, given[name]);
  refuseWrongValues(command.options, given, (name) => `assay: --${name}`);
  refuseLonelyOptions(argv, given, command);
  if (!readsInput.includes(named) && Object.keys(command.positionals ?? {}).some((name) => given[name] === '-'))
    throw new UsageError(`assay: ${named} does not read standard input; name a file`);
  // Read once: the file with a value may be a pipe, which cannot be read again.
  if (Array.isArray(given.header)) given.header = (await import('../runs/plan/headers.ts')).withHeaderValues(given.header, io);
  // Read before anything is judged or sent.
  if (given.contract !== undefined || given.edition !== undefined)
    await (await import('../runs/selection/edition.ts')).useChosenContract(given, io);
  return runCommand(named, given, io);
}

/** An option that works only together with another is refused alone, not ignored. */
function refuseLonelyOptions(argv: string[], given: Record<string, unknown>, { options }: DescribedCommand): void {
  const typed = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined).map((word) => word.replace(/=.*/s, ''));
  for (const [name, { with: others }] of Object.entries(options))
    if (others && typed.includes(`--${name}`) && !others.some((other) => given[other] !== undefined && given[other] !== false))
      throw new UsageError(`assay: --${name} needs ${others.map((other) => `--${other}`).join(' or ')}`);
}

const asksHelp = (argv: string[]) => ['--help', '-h', '--version'].some((flag) => argv.includes(flag));

/** Loaded only when asked for, because yargs takes longer to load than most commands. */
async function showHelp(command: DescribedCommand, argv: string[], io: Io): Promise<number> {
  io.out(await (await import('./help.ts')).helpText(command, argv, io));
  return 0;
}

function explainMistake({ code, name, given }: CommandMistake, argv: string[], called: string, command: DescribedCommand): string {
  const more = `See assay ${called} --help`;
  const choicesOf = (word: string): readonly unknown[] => (command.options[word] ?? command.positionals?.[word])?.choices ?? [];
  switch (code) {
    case 'positional-missing':
      return `assay: ${called} needs <${name}>. ${more}`;
    case 'not-a-choice': {
      const choices = choicesOf(name);
      return `assay: ${command.options[name] ? '--' : ''}${name} takes ${listed(choices)}, got ${show(given)}. ${more}`;
    }
    case 'option-missing':
      return `assay: ${called} needs --${name}. ${more}`;
    case 'value-missing':
      return `assay: --${name} needs a value${choicesOf(name).length > 0 ? `: ${listed(choicesOf(name))}` : ''}. ${more}`;
    case 'unknown':
      return `assay: ${unknownText(name, argv, called, command)} ${more}`;
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
