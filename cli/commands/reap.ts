import { reap } from '../../runs/live/reap.ts';
import { defineCommand } from '../command.ts';
import { connecting } from '../options/live.ts';
import { variables } from '../options/variables.ts';

export default defineCommand({
  usage: 'reap [ledger]',
  positionals: {
    ledger: { type: 'string', describe: 'a ledger file, a folder of them, or the folder of a fleet', default: 'assay-report/ledger' },
  },
  options: {
    manifest: { type: 'string', requiresArg: true, describe: 'the manifest with the credentials, where it is no longer at its place' },
    platform: { type: 'string', requiresArg: true, describe: 'the configuration of the platform, where it is no longer at its place' },
    'base-url': { type: 'string', requiresArg: true, describe: "the service's address, where it is not in the manifest" },
    ...variables,
    timeout: { type: 'number', default: 10_000, requiresArg: true, describe: 'milliseconds for one exchange' },
    'driver-timeout': { type: 'number', default: 120, requiresArg: true, describe: 'seconds for one driver of a platform' },
    listen: { type: 'string', requiresArg: true, describe: 'HOST:PORT of the stand-in partner that a platform calls' },
    'stand-in': { type: 'string', requiresArg: true, describe: 'the address of a stand-in partner that runs elsewhere' },
    ...connecting,
  },
  examples: [
    ['assay reap', 'undo what broken runs in this folder left behind'],
    ['assay reap out/ledger', 'of runs with --out out'],
    ['assay reap shard-1', 'of all targets of a fleet with --out shard-1'],
  ],
  run: (args, io) => reap(args, io),
});
