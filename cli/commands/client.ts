import { judging } from '../../runs/arguments.ts';
import { client, clientRunOptions } from '../../runs/client/client.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { client: argument.needed('the configuration of the client') },
  options: { ...clientRunOptions, ...judging },
  run: (args, io) => client(args.client, args, io),
});
