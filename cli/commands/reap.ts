import { reap, reapOptions } from '../../runs/live/reap.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'reap [ledger]',
  positionals: {
    ledger: { type: 'string', describe: 'a ledger file, a folder of them, or the folder of a fleet', default: 'assay-report/ledger' },
  },
  options: reapOptions,
  examples: [
    ['assay reap', 'undo what broken runs in this folder left behind'],
    ['assay reap out/ledger', 'of runs with --out out'],
    ['assay reap shard-1', 'of all targets of a fleet with --out shard-1'],
  ],
  run: (args, io) => reap(args, io),
});
