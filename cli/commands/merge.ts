import { expiresWithin } from '../../runs/arguments.ts';
import { merge } from '../../runs/fleet/merge.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'merge <folders...>',
  positionals: { folders: { type: 'string', array: true, demandOption: true, describe: 'what assay fleet --shard wrote, a folder each' } },
  options: {
    out: { type: 'string', default: 'assay-report', requiresArg: true, describe: 'the folder for all reports and their overview' },
    before: { type: 'string', requiresArg: true, describe: 'the overview.json to compare with (that of the run before, in --out)' },
    history: { type: 'string', requiresArg: true, describe: 'a file that keeps this run beside those before; assay history reads it' },
    notify: {
      type: 'string',
      requiresArg: true,
      describe: 'post what changed and what expires to this URL, signed with ASSAY_NOTIFY_SECRET',
    },
    'expires-within': expiresWithin,
    quiet: { type: 'boolean', default: false, describe: 'print the sum alone' },
  },
  examples: [
    ['assay merge shard-1 shard-2 shard-3 shard-4', 'one overview of all targets; the status is that of the worst'],
    ['assay merge shard-* --history fleet.db', 'keep the run beside those before'],
  ],
  epilogue: 'ASSAY_NOTIFY_SECRET in the environment signs what --notify posts.',
  run: ({ folders, ...args }, io) => merge(folders as string[], args, io),
});
