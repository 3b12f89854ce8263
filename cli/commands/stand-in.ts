import { standInOptions } from '../../runs/stand-in/arguments.ts';
import { defineCommand } from '../command.ts';

/** Each stands in for the other side of somebody's contract; loaded when it is known which is meant. */
const load = {
  partner: async () => (await import('../../runs/stand-in/partner.ts')).standInPartner,
  platform: async () => (await import('../../runs/stand-in/platform.ts')).standInPlatform,
};

export default defineCommand({
  usage: 'stand-in <kind> [manifest]',
  positionals: {
    kind: { choices: ['partner', 'platform'] as const, demandOption: true, describe: 'whom to stand in for' },
    manifest: { type: 'string', describe: 'the manifest file of a partner' },
  },
  options: standInOptions,
  examples: [
    ['assay stand-in partner manifest.json', 'a partner for a platform on this machine'],
    ['assay stand-in partner manifest.json --json', 'with a line of JSON for each request'],
    ['assay stand-in platform --listen 127.0.0.1:4100', 'a platform for clients of its API'],
    ['assay stand-in platform --scenario 429', 'one that throttles'],
  ],
  run: async (args, io) => (await load[args.kind]())(args, io),
});
