import { app } from '../../runs/application/app.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'app'>((args, io) =>
  runWatched('application', args.folder, args, (folder, { url }) => ({ paths: [folder], url }), app, io),
);
