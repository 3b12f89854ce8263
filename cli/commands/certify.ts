import { certify } from '../../runs/provider/certify.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { providerAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand<'certify'>((args, io) =>
  runWatched('provider', chosenManifest('certify', args.manifest), args, providerAim, certify, io),
);
