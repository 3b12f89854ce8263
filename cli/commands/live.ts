import type { Options } from 'yargs';
import { livePage } from '../../runs/page/live.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { defineCommand } from '../command.ts';
import { applicationOptions } from '../options/application.ts';
import { judging, lastFailedOption, watchOption } from '../options/judging.ts';
import { live } from '../options/live.ts';

/** Of the other commands whose runs a page shows. */
const ofOthers = {
  'driver-timeout': { type: 'number', default: 120, requiresArg: true, describe: 'seconds for one driver of a platform' },
  'stand-in': { type: 'string', requiresArg: true, describe: 'the address of a stand-in partner that runs elsewhere' },
  start: { type: 'string', requiresArg: true, describe: 'start the application with this shell command' },
  url: { type: 'string', requiresArg: true, describe: 'judge an application that runs already' },
  'end-within': { type: 'number', default: 10, requiresArg: true, describe: 'seconds that a started application has to shut down' },
  resume: { type: 'boolean', default: false, describe: 'go on with a run by hand that was stopped' },
  open: { type: 'boolean', default: true, describe: 'open the browser' },
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'live [manifest]',
  positionals: {
    manifest: {
      type: 'string',
      describe: "a manifest (the one that assay.yaml names), the configuration of a platform, or an application's folder",
    },
  },
  options: { ...applicationOptions, ...live, ...applicationOptions, ...ofOthers, ...judging, ...lastFailedOption, ...watchOption },
  examples: [
    ['assay live manifest.json', 'a page for the service behind the test URLs'],
    ['assay live platform.yaml', 'a page for a platform; what is manual is asked there'],
    ['assay live . --start "npm start" --watch', 'a page for an application, again when a file changes'],
  ],
  run: (args, io) => livePage(chosenManifest('live', args.manifest), args, io),
});
