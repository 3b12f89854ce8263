import type { Options } from 'yargs';
import { certify } from '../../runs/provider/certify.ts';
import { afterLastReport } from '../../runs/selection/last-failed.ts';
import { chosenManifest } from '../../runs/selection/project.ts';
import { providerAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';
import { judging, lastFailedOption, watchOption } from '../options/judging.ts';
import { live, uiOptions } from '../options/live.ts';

/** Options of a run whose verdict others are to rely on. */
const certifying = {
  bundle: {
    type: 'string',
    requiresArg: true,
    describe: 'write a certificate with all its evidence to this file (.tgz), if the run conforms',
  },
  'sign-key': { type: 'string', requiresArg: true, describe: 'an Ed25519 private key (PEM) to sign the bundle with' },
  check: { type: 'boolean', default: false, describe: 'say whether this run would be accepted: a list with yes and no' },
  require: {
    choices: ['test', 'production'],
    requiresArg: true,
    describe: 'with --check: the environment that is asked for (that of the run)',
  },
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'certify [manifest]',
  positionals: { manifest: { type: 'string', describe: 'the manifest file (the one that assay.yaml names)' } },
  options: {
    previous: { type: 'string', requiresArg: true, describe: 'the manifest that was pushed before: its id may not change' },
    ...certifying,
    ...live,
    ...uiOptions,
    ...judging,
    ...lastFailedOption,
    ...watchOption,
  },
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
