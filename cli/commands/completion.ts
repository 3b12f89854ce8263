import { defineCommand } from '../command.ts';
import { completionScript } from '../completion/completion.ts';

export default defineCommand<'completion'>(({ shell }, io) => {
  io.out(completionScript(shell));
  return 0;
});
