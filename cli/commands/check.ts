import { check } from '../../runs/check/check.ts';
import { namesFolder } from '../../runs/files.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'check'>((args, io) => {
  const file = chosenManifest('check', args.manifest);
  return runWatched(namesFolder(file, io) ? 'application' : 'provider', file, args, () => ({ paths: [file] }), check, io);
});
