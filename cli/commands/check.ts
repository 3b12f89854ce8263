import { applicationOptions, judging, pushed, repeating } from '../../runs/arguments.ts';
import { check } from '../../runs/check/check.ts';
import { namesFolder } from '../../runs/files.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { manifest: argument.optional("the manifest file (the one that assay.yaml names), or an application's folder") },
  options: { ...pushed, ...applicationOptions, ...judging, ...repeating },
  run(args, io) {
    const file = chosenManifest('check', args.manifest);
    return runWatched(namesFolder(file, io) ? 'application' : 'provider', file, args, () => ({ paths: [file] }), check, io);
  },
});
