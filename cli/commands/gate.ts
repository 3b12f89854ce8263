import { gate } from '../../runs/platform/gate.ts';
import { platformAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'gate'>((args, io) => runWatched('platform', args.platform, args, platformAim, gate, io));
