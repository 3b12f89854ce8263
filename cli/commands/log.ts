import { judgeLog } from '../../runs/application/log.ts';
import { applicationOptions } from '../../runs/arguments.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { file: argument.needed('a deployment log; - for standard input') },
  options: { env: applicationOptions.env, 'env-file': applicationOptions['env-file'] },
  // yargs hands a single dash over as an empty text.
  run: (args, io) => judgeLog(args.file || '-', args, io),
});
