import { replay, replayOptions } from '../../runs/live/replay.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { step: argument.needed('REPORT#NUMBER of an exchange, or REPORT#REQUIREMENT, as the Repeat line names it') },
  options: replayOptions,
  run: (args, io) => replay(args.step, { ...args, smoke: false, 'dry-run': false }, io),
});
