import { judgeLog } from '../../runs/application/log.ts';
import { applicationOptions } from '../../runs/arguments.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'log <file>',
  positionals: { file: { type: 'string', demandOption: true, describe: 'a deployment log; - for standard input' } },
  options: { env: applicationOptions.env, 'env-file': applicationOptions['env-file'] },
  examples: [
    ['assay log deploy.log --env-file prod.env', 'which paths were checked, and what they answered'],
    ['assay log -', 'a log on standard input'],
  ],
  // yargs hands a single dash over as an empty text.
  run: (args, io) => judgeLog(args.file || '-', args, io),
});
