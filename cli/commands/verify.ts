import type { Options } from 'yargs';
import { certificateDays } from '../../runs/certificate/open.ts';
import { verifyBundle } from '../../runs/certificate/verify.ts';
import { defineCommand } from '../command.ts';
import { judging } from '../options/judging.ts';
import { live } from '../options/live.ts';

const { environment: _certified, ...repeating } = live;

const options = {
  'public-key': { type: 'string', requiresArg: true, describe: 'the public key (PEM) of whoever has to have signed it' },
  'max-age': { type: 'number', default: certificateDays, requiresArg: true, describe: 'days that a certificate holds' },
  id: { type: 'string', requiresArg: true, describe: 'the id of the add-on that it has to be of (any)' },
  require: { choices: ['test', 'production'], requiresArg: true, describe: 'the environment that is asked for (any)' },
  edition: judging.edition,
  rerun: { type: 'string', requiresArg: true, describe: 'repeat the run with this manifest, secrets and all, and compare' },
  out: judging.out,
  quiet: judging.quiet,
  color: judging.color,
  ...repeating,
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'verify <bundle>',
  positionals: { bundle: { type: 'string', demandOption: true, describe: 'what assay certify --bundle wrote' } },
  options,
  examples: [
    ['assay verify acme.tgz --public-key acme.pem', 'is it whole, signed and judged right'],
    ['assay verify acme.tgz --id acme-db', 'and of whom one expects'],
    ['assay verify acme.tgz --rerun manifest.json', 'and repeat the run, with a seed of your own'],
  ],
  run: (args, io) => verifyBundle(args.bundle, args, io),
});
