import { judging } from '../../runs/arguments.ts';
import { client, clientUnderTest } from '../../runs/client/client.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'client <client>',
  positionals: { client: { type: 'string', demandOption: true, describe: 'the configuration of the client' } },
  options: { ...clientUnderTest, ...judging },
  examples: [
    ['assay client client.yaml', 'run its commands against a stand-in platform'],
    ['assay client client.yaml --command login', 'the three-step flow alone'],
    ['assay client client.yaml --listen 127.0.0.1:4100', 'wait for one that runs elsewhere'],
  ],
  run: (args, io) => client(args.client, args, io),
});
