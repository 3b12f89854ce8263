import { docs } from '../../runs/catalogue/docs.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { id: argument.optional('a requirement, to see its page') },
  options: { open: { type: 'boolean', default: true, describe: 'open it in the browser (--no-open prints only where it is)' } },
  run: ({ id, open }, io) => docs(id, open, io),
});
