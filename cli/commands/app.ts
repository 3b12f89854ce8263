import { app } from '../../runs/application/app.ts';
import { applicationLive } from '../../runs/application/live.ts';
import { applicationOptions, judging, repeating } from '../../runs/arguments.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { folder: argument.needed("the application's folder") },
  options: { ...applicationOptions, ...applicationLive, ...judging, ...repeating },
  run: (args, io) => runWatched('application', args.folder, args, (folder, { url }) => ({ paths: [folder], url }), app, io),
});
