import { availableParallelism } from 'node:os';
import type { Options } from 'yargs';
import { fleet } from '../../runs/fleet/fleet.ts';
import { defineCommand } from '../command.ts';
import { expiresWithin, judging } from '../options/judging.ts';
import { live } from '../options/live.ts';

const { baseline: _baseline, before: _before, ...judgingMany } = judging;

const options = {
  workers: { type: 'number', default: Math.max(2, availableParallelism()), requiresArg: true, describe: 'targets at the same time' },
  'per-host': { type: 'number', default: 1, requiresArg: true, describe: 'targets of one host at the same time' },
  shard: { type: 'string', requiresArg: true, describe: 'a part of the targets: 1/4 is the first of four; assay merge joins them' },
  resume: { type: 'boolean', default: false, describe: 'go on after a run that was killed: what is finished is not run again' },
  'only-targets': { type: 'string', array: true, requiresArg: true, describe: 'only targets with this tag or name (repeatable)' },
  recordings: { type: 'string', requiresArg: true, describe: 'judge the reports below this folder again, by --edition; contacts nobody' },
  before: { type: 'string', requiresArg: true, describe: 'the overview.json to compare with (that of the run before, in --out)' },
  'expires-within': expiresWithin,
  'driver-timeout': { type: 'number', default: 120, requiresArg: true, describe: 'seconds for one driver of a platform' },
  ...live,
  ...judgingMany,
} as const satisfies Record<string, Options>;

export default defineCommand({
  usage: 'fleet [targets]',
  positionals: { targets: { type: 'string', describe: 'a YAML file with the targets' } },
  options,
  examples: [
    ['assay fleet targets.yaml', 'judge every target, a report for each'],
    ['assay fleet --recordings reports --edition next', 'who would break, by which requirement'],
  ],
  run: (args, io) => fleet(args.targets, args, io),
});
