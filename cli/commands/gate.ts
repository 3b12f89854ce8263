import { repeating } from '../../runs/arguments.ts';
import { gate } from '../../runs/platform/gate.ts';
import { gateOptions } from '../../runs/platform/prepare.ts';
import { platformAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { platform: argument.needed('the configuration of the platform') },
  options: { ...gateOptions, ...repeating },
  run: (args, io) => runWatched('platform', args.platform, args, platformAim, gate, io),
});
