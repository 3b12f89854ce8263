import type { Options } from 'yargs';
import { catalogue, requirements } from '../../engine/judging/catalogue.ts';
import { commands, describedCommand } from '../commands.ts';
import { bash } from './bash.ts';
import { fish } from './fish.ts';
import { zsh } from './zsh.ts';

/** What may be typed in a place: nothing, the path of a file, the id of a requirement, or one of some words. */
export type Takes = 'nothing' | 'a file' | 'an id' | string[];

export type Words = ReturnType<typeof words>;

const shells = { bash, zsh, fish };

const words = () => ({
  ids: requirements().map(({ id }) => id),
  commands: Object.entries(commands).map(([name, describe]) => {
    const { options, positionals = {} } = describedCommand(name);
    const [first] = Object.entries(positionals);
    const own: Takes = first === undefined ? [] : name === 'explain' || name === 'docs' ? 'an id' : takes(...first);
    return {
      name,
      describe,
      takes: own,
      options: Object.entries(options).map(([option, declared]) => ({
        name: option,
        describe: declared.describe ?? '',
        takes: takes(option, declared),
      })),
    };
  }),
});

/** A number is nobody's to complete; any other text may be the path of a file. */
function takes(name: string, { type, choices }: Pick<Options, 'type' | 'choices'>): Takes {
  if (name === 'only' || name === 'skip') return 'an id';
  if (name === 'surface') return Object.keys(catalogue().surfaces);
  if (choices) return choices.map(String);
  if (type === 'boolean') return 'nothing';
  return type === 'number' ? [] : 'a file';
}

export const completionScript = (shell: keyof typeof shells): string => shells[shell](words()).trimEnd();
