import { judging } from '../../runs/arguments.ts';
import { judgeDrift } from '../../runs/drift/drift.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { document: argument.needed('the OpenAPI document that the platform publishes: a file or a URL') },
  options: judging,
  run: (args, io) => judgeDrift(args.document, args, io),
});
