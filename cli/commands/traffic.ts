import type { Options } from 'yargs';
import { judgeTraffic } from '../../runs/traffic/traffic.ts';
import { defineCommand } from '../command.ts';
import { judging } from '../options/judging.ts';
import { secretVariablesText, trafficOptions } from '../options/traffic.ts';

const options = {
  ...trafficOptions,
  'base-url': { type: 'string', requiresArg: true, describe: "where the partner is called, if not at the manifest's base_url" },
  'sso-url': { type: 'string', requiresArg: true, describe: "where users sign on, if not at the manifest's sso_url" },
  ...judging,
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'traffic <file>',
  positionals: { file: { type: 'string', demandOption: true, describe: 'a HAR file, or journal.jsonl of assay proxy' } },
  options,
  examples: [
    ['assay traffic staging.har --manifest manifest.json', 'judge both sides of what was recorded'],
    ['assay traffic staging.har', 'without the secrets: what needs them is not tested'],
  ],
  epilogue: secretVariablesText,
  run: (args, io) => judgeTraffic(args.file, args, io),
});
