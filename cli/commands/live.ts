import { livePage } from '../../runs/page/live.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'live'>((args, io) => livePage(chosenManifest('live', args.manifest), args, io));
