import { replay } from '../../runs/live/replay.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'replay'>((args, io) => replay(args.step, { ...args, smoke: false, 'dry-run': false }, io));
