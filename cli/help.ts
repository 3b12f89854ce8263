import type { Argv, Options } from 'yargs';
import yargs from 'yargs';
import type { Io } from '../runs/run.ts';
import { durationText } from '../runs/selection/values.ts';
import { type DescribedCommand, help } from './commands/declared.ts';

/** The words of yargs in the help, in the voice of the rest. */
const helpStrings = {
  'Positionals:': 'Arguments:',
  'Show version number': 'show the version',
  'Show help': 'show this help; with --all, every option',
  array: 'repeatable',
  boolean: 'switch',
};

const maxWidth = 100;

/** The help of a command, or the version, whichever is asked for. */
export async function helpText(command: DescribedCommand, argv: string[], { version, columns = maxWidth }: Io): Promise<string> {
  let text = '';
  await yargs(argv)
    .scriptName('assay')
    .locale('en')
    .updateStrings(helpStrings)
    .version(version)
    .help()
    .alias('help', 'h')
    .group(['help', 'version'], 'Help:')
    .exitProcess(false)
    .wrap(Math.min(columns, maxWidth))
    .command(command.usage, command.summary, (builder) => declare(builder, command, argv.includes('--all')))
    .parseAsync(argv, {}, (_error, _args, output) => {
      text = output;
    });
  return text;
}

function declare(builder: Argv, command: DescribedCommand, showsAll: boolean): Argv {
  const shown = shownOptions(Object.keys(command.options), command.mostUsed ?? [], showsAll);
  // That a switch is off by default, and the type of a value, everybody knows.
  for (const [name, { after: _, type, ...positional }] of Object.entries(command.positionals ?? {})) builder.positional(name, positional);
  for (const example of command.examples) builder.example(...example);
  for (const { name, ...place } of shown) {
    const { type, unit, ...declared } = command.options[name] ?? {};
    const option: Options = {
      ...declared,
      ...(unit && typeof declared.default === 'number' && { defaultDescription: durationText(declared.default, unit) }),
      ...(declared.default === false && { default: undefined }),
      ...place,
    };
    builder.option(name, option);
  }
  const others = shown.filter(({ hidden }) => hidden).length;
  const more = others === 0 ? [] : [`${others} more options: assay ${command.usage.split(' ')[0]} --help --all`];
  return builder.epilogue([...(command.epilogue === undefined ? [] : [command.epilogue]), ...more].join('\n'));
}

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
