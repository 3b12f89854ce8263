import { availableParallelism } from 'node:os';
import { driving, expiresWithin, flag, judging, live, option, usually } from '../../runs/arguments.ts';
import { fleet } from '../../runs/fleet/fleet.ts';
import { defineCommand } from '../command.ts';

const { baseline: _baseline, before: _before, ...judgingMany } = judging;

const options = {
  workers: usually(Math.max(2, availableParallelism()), option.number('targets at the same time')),
  'per-host': usually(1, option.number('targets of one host at the same time')),
  shard: option.text('a part of the targets: 1/4 is the first of four; assay merge joins them'),
  resume: flag('go on after a run that was killed: what is finished is not run again'),
  'only-targets': option.texts('only targets with this tag or name (repeatable)'),
  recordings: option.text('judge the reports below this folder again, by --edition; contacts nobody'),
  before: option.text('the overview.json to compare with (that of the run before, in --out)'),
  'expires-within': expiresWithin,
  'driver-timeout': driving['driver-timeout'],
  ...live,
  ...judgingMany,
};

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
