import { contracts, driving, live, option } from '../../runs/arguments.ts';
import { replay } from '../../runs/live/replay.ts';
import { defineCommand } from '../command.ts';

const { smoke, 'dry-run': _, ...options } = live;

export default defineCommand({
  usage: 'replay <step>',
  positionals: {
    step: {
      type: 'string',
      demandOption: true,
      describe: 'REPORT#NUMBER of an exchange, or REPORT#REQUIREMENT, as the Repeat line names it',
    },
  },
  options: {
    manifest: option.text('the manifest with the credentials, where it is not the one of the report'),
    configuration: option.text('the configuration of the platform, for a report of assay gate'),
    ...options,
    ...contracts,
    ...driving,
  },
  examples: [
    ["assay replay 'assay-report/report.json#12'", 'act the step of exchange 12 once more, on a fresh resource that is deleted again'],
    ["assay replay 'r.json#12' --configuration p.yaml", 'likewise with a platform'],
  ],
  run: (args, io) => replay(args.step, { ...args, smoke: smoke.default, 'dry-run': false }, io),
});
