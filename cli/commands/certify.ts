import { repeating } from '../../runs/arguments.ts';
import { certify } from '../../runs/provider/certify.ts';
import { certifyOptions } from '../../runs/provider/prepare.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { providerAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: { manifest: argument.optional('the manifest file (the one that assay.yaml names)') },
  options: { ...certifyOptions, ...repeating },
  run: (args, io) => runWatched('provider', chosenManifest('certify', args.manifest), args, providerAim, certify, io),
});
