import { livePage } from '../../runs/page/live.ts';
import { pageOptions } from '../../runs/page/target.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'live [manifest]',
  positionals: {
    manifest: {
      type: 'string',
      describe: "a manifest (the one that assay.yaml names), the configuration of a platform, or an application's folder",
    },
  },
  options: pageOptions,
  examples: [
    ['assay live manifest.json', 'a page for the service behind the test URLs'],
    ['assay live platform.yaml', 'a page for a platform; what is manual is asked there'],
    ['assay live . --start "npm start" --watch', 'a page for an application, again when a file changes'],
  ],
  run: (args, io) => livePage(chosenManifest('live', args.manifest), args, io),
});
