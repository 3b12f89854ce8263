import { createRequire } from 'node:module';
import type { PositionalOptions } from 'yargs';
import { formerNames, optionsOf } from '../../runs/run.ts';

interface Prose {
  summary: string;
  /** As yargs reads it: `check <manifest>`. */
  usage: string;
  /** `after`: the words that completion offers after a certain first argument. */
  positionals?: Record<string, PositionalOptions & { after?: Record<string, string[]> }>;
  examples: [command: string, explanation: string][];
  /** Below the examples: the variables that the command reads. */
  epilogue?: string;
  /** The options that the help shows first, in the order of use; needed only if a command has many. */
  mostUsed?: string[];
}

interface Help {
  users: Record<string, Record<string, Prose>>;
  /** The options below each heading of the help; all others are below "More:". */
  headings: Record<string, string[]>;
}

export const help = createRequire(import.meta.url)('#specs/cli/commands.json') as Help;

const all: Record<string, Prose> = Object.assign({}, ...Object.values(help.users));

export const commands: Record<string, string> = Object.fromEntries(Object.entries(all).map(([name, { summary }]) => [name, summary]));

export type DescribedCommand = ReturnType<typeof describedCommand>;

export const describedCommand = (name: string) => ({
  ...(all[name] as Prose),
  options: { ...optionsOf(name, 'printing.color') },
  formerly: formerNames(name),
});

export function overview(columns = 100): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  const indent = '  assay '.length + width;
  const line = (name: string, summary: string) => `  assay ${name.padEnd(width)}${wrapped(summary, columns, indent)}`;
  const sections = Object.entries(help.users).map(([title, own]) =>
    [wrapped(title, columns), ...Object.entries(own).map(([name, { summary }]) => line(name, summary))].join('\n'),
  );
  return [
    'assay <command>',
    wrapped('Tells whether an implementation keeps the platform contract, and what to change.', columns),
    ...sections,
    wrapped('assay <command> --help shows options and examples; assay --version shows the version.', columns),
  ].join('\n\n');
}

/** Breaks a text at spaces, so that its lines fit beside an indent. */
function wrapped(text: string, columns: number, indent = 0): string {
  const fitting = new RegExp(`(?=\\S)(.{1,${Math.max(1, columns - indent)}}|\\S+)(?:\\s+|$)`, 'g');
  return [...text.matchAll(fitting)].map(([, line = '']) => line.trimEnd()).join(`\n${' '.repeat(indent)}`);
}
