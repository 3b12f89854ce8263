import { check } from '../../runs/check/check.ts';
import { defineCommand } from '../command.ts';
import { applicationOptions } from '../options/application.ts';
import { judging, lastFailedOption } from '../options/judging.ts';

export default defineCommand({
  usage: 'check <manifest>',
  positionals: { manifest: { type: 'string', demandOption: true, describe: "the manifest file, or an application's folder" } },
  options: {
    previous: { type: 'string', requiresArg: true, describe: 'the manifest that was pushed before: its id may not change' },
    ...applicationOptions,
    ...judging,
    ...lastFailedOption,
  },
  examples: [
    ['assay check manifest.json', 'judge a manifest'],
    ['assay check manifest.json --previous pushed.json', 'and that its id is the one pushed before'],
    ["assay check manifest.json --only 'manifest/*-url*'", 'judge the rows on URLs alone'],
    ['assay check . --env-file prod.env', 'judge an application by its folder and variables'],
  ],
  run: (args, io) => check(args.manifest, args, io),
});
