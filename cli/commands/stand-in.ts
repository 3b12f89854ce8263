import { standIn, standInOptions } from '../../runs/stand-in/stand-in.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: {
    kind: { choices: ['partner', 'platform'] as const, demandOption: true, describe: 'whom to stand in for' },
    manifest: argument.optional('the manifest file of a partner'),
  },
  options: standInOptions,
  run: (args, io) => standIn(args.kind, args, io),
});
