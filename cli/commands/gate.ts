import { repeating } from '../../runs/arguments.ts';
import { gate } from '../../runs/platform/gate.ts';
import { gateOptions } from '../../runs/platform/prepare.ts';
import { afterLastReport } from '../../runs/selection/last-failed.ts';
import { platformAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'gate <platform>',
  positionals: { platform: { type: 'string', demandOption: true, describe: 'the configuration of the platform' } },
  options: { ...gateOptions, ...repeating },
  examples: [
    ['assay gate platform.yaml', 'judge a platform build'],
    ['assay gate platform.yaml --dry-run', 'show what would be done'],
    ["assay gate platform.yaml --only 'oauth/*'", 'a part'],
    ['assay gate platform.yaml --explore', 'read everything that the published document describes'],
  ],
  run: (args, io) =>
    runWatched(
      afterLastReport(args, 'platform', io),
      () => platformAim(args.platform, args, io),
      (given, inner) => gate(args.platform, given, inner),
      io,
    ),
});
