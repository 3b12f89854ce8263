import { verifyBundle, verifyOptions } from '../../runs/certificate/verify.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'verify <bundle>',
  positionals: { bundle: { type: 'string', demandOption: true, describe: 'what assay certify --bundle wrote' } },
  options: verifyOptions,
  examples: [
    ['assay verify acme.tgz --public-key acme.pem', 'is it whole, signed and judged right'],
    ['assay verify acme.tgz --id acme-db', 'and of whom one expects'],
    ['assay verify acme.tgz --rerun manifest.json', 'and repeat the run, with a seed of your own'],
  ],
  run: (args, io) => verifyBundle(args.bundle, args, io),
});
