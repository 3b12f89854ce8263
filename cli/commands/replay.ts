import { replay } from '../../runs/live/replay.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'replay <exchange>',
  positionals: { exchange: { type: 'string', demandOption: true, describe: 'REPORT#NUMBER, as the report names it' } },
  options: {
    manifest: { type: 'string', requiresArg: true, describe: 'the manifest with the credentials, where it is not the one of the report' },
    'base-url': { type: 'string', requiresArg: true, describe: "the service's address, where it is not in the manifest" },
    'sso-url': { type: 'string', requiresArg: true, describe: 'likewise for single sign-on' },
    timeout: { type: 'number', default: 30_000, requiresArg: true, describe: 'milliseconds for the exchange' },
  },
  examples: [["assay replay 'assay-report/report.json#12'", 'send exchange 12 once more; what it makes is deleted again']],
  run: (args, io) => replay(args.exchange, args, io),
});
