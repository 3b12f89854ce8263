import type { Options } from 'yargs';
import { applicationPort } from '../../engine/application/port.ts';
import { app } from '../../runs/application/app.ts';
import { afterLastReport } from '../../runs/selection/last-failed.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';
import { applicationOptions } from '../options/application.ts';
import { judging, lastFailedOption, watchOption } from '../options/judging.ts';

const liveOptions = {
  start: { type: 'string', requiresArg: true, describe: 'start the application with this shell command, judge what runs, and end it' },
  url: { type: 'string', requiresArg: true, describe: 'judge an application that runs already' },
  'ready-within': { type: 'number', default: 30, requiresArg: true, describe: `seconds until port ${applicationPort} has to be open` },
  'end-within': { type: 'number', default: 10, requiresArg: true, describe: 'seconds that a started application has to shut down' },
  timeout: { type: 'number', default: 30_000, requiresArg: true, describe: 'milliseconds for one exchange' },
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'app <folder>',
  positionals: { folder: { type: 'string', demandOption: true, describe: "the application's folder" } },
  options: { ...applicationOptions, ...liveOptions, ...judging, ...lastFailedOption, ...watchOption },
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
