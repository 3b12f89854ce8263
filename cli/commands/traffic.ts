import { judging } from '../../runs/arguments.ts';
import { judgeTraffic, trafficFileOptions } from '../../runs/traffic/traffic.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { file: argument.needed('a HAR file, or journal.jsonl of assay proxy') },
  options: { ...trafficFileOptions, ...judging },
  run: (args, io) => judgeTraffic(args.file, args, io),
});
