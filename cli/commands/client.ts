import type { Options } from 'yargs';
import { client } from '../../runs/client/client.ts';
import { logins } from '../../runs/client/logins.ts';
import { defineCommand } from '../command.ts';
import { judging } from '../options/judging.ts';

const options = {
  'dry-run': { type: 'boolean', default: false, describe: 'show the plan and stop' },
  command: { type: 'string', array: true, requiresArg: true, describe: 'run these commands alone, by name (repeatable)' },
  listen: { type: 'string', describe: 'HOST:PORT: run nothing, wait for a client that is started by hand; Ctrl-C ends with the report' },
  'listen-bridge': { type: 'string', requiresArg: true, describe: 'HOST:PORT of the bridge (the next free port)' },
  login: {
    choices: logins,
    default: 'honest',
    requiresArg: true,
    describe: 'with --listen: how the three steps are played; all: each way once, the proper one first',
  },
  ...judging,
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'client <client>',
  positionals: { client: { type: 'string', demandOption: true, describe: 'the configuration of the client' } },
  options,
  examples: [
    ['assay client client.yaml', 'run its commands against a stand-in platform'],
    ['assay client client.yaml --command login', 'the three-step flow alone'],
    ['assay client client.yaml --listen 127.0.0.1:4100', 'wait for one that runs elsewhere'],
  ],
  run: (args, io) => client(args.client, args, io),
});
