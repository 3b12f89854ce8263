import { livePage } from '../../runs/page/live.ts';
import { pageOptions } from '../../runs/page/target.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: {
    manifest: argument.optional("a manifest (the one that assay.yaml names), the configuration of a platform, or an application's folder"),
  },
  options: pageOptions,
  run: (args, io) => livePage(chosenManifest('live', args.manifest), args, io),
});
