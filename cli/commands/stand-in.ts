import { standIn, standInKinds } from '../../runs/stand-in/stand-in.ts';
import { defineCommand } from '../command.ts';

const options = {
  listen: { type: 'string', requiresArg: true, describe: "HOST:PORT, if not where the manifest's URLs lead to" },
  'listen-bridge': { type: 'string', requiresArg: true, describe: "HOST:PORT of a platform's bridge (the next free port)" },
  'tls-cert': { type: 'string', requiresArg: true, describe: 'the certificate to serve https with' },
  'tls-key': { type: 'string', requiresArg: true, describe: 'its key' },
  environment: { choices: ['test', 'production'], default: 'test', requiresArg: true, describe: 'whose URLs of the manifest' },
  json: { type: 'boolean', default: false, describe: 'print a line of JSON for each request' },
} as const;

export default defineCommand({
  usage: 'stand-in <kind> [manifest]',
  positionals: {
    kind: { choices: standInKinds, demandOption: true, describe: 'whom to stand in for' },
    manifest: { type: 'string', describe: 'the manifest file of a partner' },
  },
  options,
  examples: [
    ['assay stand-in partner manifest.json', 'a partner for a platform on this machine'],
    ['assay stand-in partner manifest.json --json', 'with a line of JSON for each request'],
    ['assay stand-in platform --listen 127.0.0.1:4100', 'a platform for clients of its API'],
  ],
  run: (args, io) => standIn(args.kind, args, io),
});
