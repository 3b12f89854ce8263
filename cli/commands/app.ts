import { app } from '../../runs/application/app.ts';
import { applicationLive } from '../../runs/application/live.ts';
import { applicationOptions, judging, repeating } from '../../runs/arguments.ts';
import { afterLastReport } from '../../runs/selection/last-failed.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'app <folder>',
  positionals: { folder: { type: 'string', demandOption: true, describe: "the application's folder" } },
  options: { ...applicationOptions, ...applicationLive, ...judging, ...repeating },
  examples: [
    ['assay app . --env-file prod.env', 'what the folder and its variables show'],
    ["assay app . --env-file e --start 'npm start'", 'and what runs, started once for each way to end'],
    ['assay app . --url http://127.0.0.1:8080', 'one that runs already'],
  ],
  run: (args, io) =>
    runWatched(
      afterLastReport(args, 'application', io),
      () => ({ paths: [args.folder], url: args.url }),
      (given, inner) => app(args.folder, given, inner),
      io,
    ),
});
