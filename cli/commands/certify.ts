import { repeating } from '../../runs/arguments.ts';
import { certify } from '../../runs/provider/certify.ts';
import { certifyOptions } from '../../runs/provider/prepare.ts';
import { afterLastReport } from '../../runs/selection/last-failed.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { providerAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'certify [manifest]',
  positionals: { manifest: { type: 'string', describe: 'the manifest file (the one that assay.yaml names)' } },
  options: { ...certifyOptions, ...repeating },
  examples: [
    ['assay certify manifest.json', 'judge the service behind the test URLs'],
    ['assay certify manifest.json --plan basic', 'with a plan that the service knows'],
    ['assay certify manifest.json --dry-run', 'show what would be done'],
    ['assay certify manifest.json --bundle acme.tgz', 'a certificate that others can verify'],
    ['assay certify manifest.json --smoke', 'one install, one sign-on, one delete'],
    ["assay certify manifest.json --only 'sso/*'", 'a part'],
    ['assay certify manifest.json --last-failed', 'what did not hold the last time'],
    ['assay certify manifest.json --watch', 'again and again while you work'],
  ],
  run(args, io) {
    const file = chosenManifest('certify', args.manifest);
    return runWatched(
      afterLastReport(args, 'provider', io),
      () => providerAim(file, args, io),
      (given, inner) => certify(file, given, inner),
      io,
    );
  },
});
