import { defineCommand } from '../command.ts';
import { completionScript } from '../completion/completion.ts';

export default defineCommand({
  positionals: { shell: { choices: ['bash', 'zsh', 'fish'] as const, demandOption: true, describe: 'for which shell' } },
  async run({ shell }, io) {
    io.out(await completionScript(shell));
    return 0;
  },
});
