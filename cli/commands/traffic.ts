import { judging } from '../../runs/arguments.ts';
import { secretVariablesText } from '../../runs/traffic/known.ts';
import { harOptions, judgeTraffic } from '../../runs/traffic/traffic.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'traffic <file>',
  positionals: { file: { type: 'string', demandOption: true, describe: 'a HAR file, or journal.jsonl of assay proxy' } },
  options: { ...harOptions, ...judging },
  examples: [
    ['assay traffic staging.har --manifest manifest.json', 'judge both sides of what was recorded'],
    ['assay traffic staging.har', 'without the secrets: what needs them is not tested'],
  ],
  epilogue: secretVariablesText,
  run: (args, io) => judgeTraffic(args.file, args, io),
});
