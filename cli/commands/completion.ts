import type { Options } from 'yargs';
import { catalogue, requirements } from '../../engine/judging/catalogue.ts';
import { defineCommand } from '../command.ts';
import { commands, loadCommand } from '../commands.ts';
import { bash } from '../completion/bash.ts';
import { fish } from '../completion/fish.ts';
import type { Takes, Words } from '../completion/words.ts';
import { zsh } from '../completion/zsh.ts';

const shells = { bash, zsh, fish };

/** Everything that can be typed, from the declarations of the commands and from the catalogue. */
async function words(): Promise<Words> {
  const all = await Promise.all(
    Object.entries(commands).map(async ([name, describe]): Promise<Words['commands'][number]> => {
      const { options = {}, positionals = {} } = await loadCommand(name);
      const [first] = Object.entries(positionals);
      return {
        name,
        describe,
        takes: first === undefined ? [] : name === 'explain' || name === 'docs' ? 'an id' : takes(...first),
        options: Object.entries(options).map(([option, declared]) => ({
          name: option,
          describe: declared.describe ?? '',
          takes: takes(option, declared),
        })),
      };
    }),
  );
  return { ids: requirements().map(({ id }) => id), commands: all };
}

/** A number is nobody's to complete; any other text may be the path of a file. */
function takes(name: string, { type, choices }: Pick<Options, 'type' | 'choices'>): Takes {
  if (name === 'only' || name === 'skip') return 'an id';
  if (name === 'surface') return Object.keys(catalogue().surfaces);
  if (choices) return choices.map(String);
  if (type === 'boolean') return 'nothing';
  return type === 'number' ? [] : 'a file';
}

export default defineCommand({
  usage: 'completion <shell>',
  positionals: { shell: { choices: ['bash', 'zsh', 'fish'] as const, demandOption: true, describe: 'for which shell' } },
  examples: [
    ['assay completion bash >> ~/.bashrc', 'for bash'],
    ['assay completion zsh > ~/.zfunc/_assay', 'for zsh, in a folder of its fpath'],
    ['assay completion fish | source', 'for fish, this time'],
  ],
  async run({ shell }, io) {
    io.out(shells[shell](await words()).trimEnd());
    return 0;
  },
});
