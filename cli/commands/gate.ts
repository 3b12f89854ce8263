import type { Options } from 'yargs';
import { gate } from '../../runs/platform/gate.ts';
import { afterLastReport } from '../../runs/selection/last-failed.ts';
import { platformAim } from '../../runs/watch/aims.ts';
import { runWatched } from '../../runs/watch/watch.ts';
import { defineCommand } from '../command.ts';
import { judging, lastFailedOption, watchOption } from '../options/judging.ts';
import { network, uiOptions } from '../options/live.ts';

const gating = {
  plan: { type: 'string', default: 'test', requiresArg: true, describe: 'the slug of a plan of the provider' },
  smoke: { type: 'boolean', default: false, describe: 'one token, one install, one sign-on, one delete, the healthy deployments' },
  'read-only': { type: 'boolean', default: false, describe: 'change nothing at the target' },
  'max-installs': { type: 'number', requiresArg: true, describe: 'at most so many installs (12)' },
  'driver-timeout': { type: 'number', default: 120, requiresArg: true, describe: 'seconds for one driver' },
  listen: { type: 'string', requiresArg: true, describe: 'HOST:PORT of the stand-in partner, behind a proxy' },
  'stand-in': { type: 'string', requiresArg: true, describe: 'the address of a stand-in partner that runs elsewhere' },
  'application-listen': {
    type: 'string',
    requiresArg: true,
    describe: 'HOST:PORT of the stand-in application, behind application_url',
  },
  explore: {
    type: 'boolean',
    default: false,
    describe: 'call every GET and HEAD operation of the document that openapi_url names, with drawn parameters',
  },
  cases: {
    type: 'number',
    requiresArg: true,
    describe: 'with --explore: calls of each operation that has parameters (20 on loopback, 3 elsewhere)',
  },
  resume: { type: 'boolean', default: false, describe: 'go on with a run by hand that was stopped' },
} as const satisfies Record<string, Options>;

const options = { ...gating, ...network, ...uiOptions, ...judging, ...lastFailedOption, ...watchOption };

export default defineCommand({
  usage: 'gate <platform>',
  positionals: { platform: { type: 'string', demandOption: true, describe: 'the configuration of the platform' } },
  options,
  examples: [
    ['assay gate platform.yaml', 'judge a platform build'],
    ['assay gate platform.yaml --dry-run', 'show what would be done'],
    ["assay gate platform.yaml --only 'oauth/*'", 'a part'],
    ['assay gate platform.yaml --explore', 'read everything that the published document describes'],
  ],
  run: (args, io) =>
    runWatched(
      afterLastReport(args, 'platform', io),
      () => platformAim(args.platform, args, io),
      (given, inner) => gate(args.platform, given, inner),
      io,
    ),
});
