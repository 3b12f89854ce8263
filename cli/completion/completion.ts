import { readFileSync } from 'node:fs';
import type { Options } from 'yargs';
import { catalogue, requirements } from '../../engine/catalogue/catalogue.ts';
import { knownReporters } from '../../runs/delivery/publish.ts';
import { commands, describedCommand } from '../commands/declared.ts';
import { bash } from './bash.ts';
import { fish } from './fish.ts';
import type { Completion, Takes } from './takes.ts';
import { zsh } from './zsh.ts';

/** Each returns what replaces `@name@` in the script of its shell in specs/cli. */
const shells = { bash, zsh, fish };

const completions = (): Completion[] =>
  Object.entries(commands).map(([name, describe]) => {
    const { options, positionals = {} } = describedCommand(name);
    const takesId = name === 'explain' || name === 'docs';
    return {
      name,
      describe,
      /** What each argument takes, in their order. */
      arguments: Object.entries(positionals).map(([argument, declared]) => ({
        name: argument,
        takes: takesId ? ('an id' as const) : takes(argument, declared),
        after: Object.entries(declared.after ?? {}),
      })),
      options: Object.entries(options).map(([option, declared]) => ({
        name: option,
        describe: declared.describe ?? '',
        takes: takes(option, declared),
      })),
    };
  });

/** Numbers cannot be completed; any other text may be the path of a file. */
function takes(name: string, { type, choices }: { type?: string | undefined; choices?: Options['choices'] }): Takes {
  if (name === 'only' || name === 'skip') return 'an id';
  if (name === 'reporter') return knownReporters;
  if (name === 'surface') return Object.keys(catalogue().surfaces);
  if (choices) return choices.map(String);
  if (type === 'boolean') return 'nothing';
  return type === 'number' || type === 'integer' ? [] : 'a file';
}

export function completionScript(shell: keyof typeof shells): string {
  const script = readFileSync(new URL(import.meta.resolve(`#specs/cli/completion.${shell}`)), 'utf8');
  const ids = requirements().map(({ id }) => id);
  const parts: Record<string, string> = { ids: ids.join(' '), ...shells[shell](completions()) };
  return script
    .replace(/@(\w+)@/g, (_, name: string) => {
      if (parts[name] === undefined) throw new Error(`completion.${shell}: no value for @${name}@`);
      return parts[name];
    })
    .trimEnd();
}
