import { fleet } from '../../runs/fleet/fleet.ts';
import { fleetOptions } from '../../runs/fleet/judge.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { targets: argument.optional('a YAML file with the targets') },
  options: fleetOptions,
  run: (args, io) => fleet(args.targets, args, io),
});
