import { report, reportOptions } from '../../runs/delivery/report.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'report <report> [after]',
  positionals: {
    report: { type: 'string', demandOption: true, describe: 'a report.json' },
    after: { type: 'string', describe: 'the report.json of a later run: shows what changed' },
  },
  options: reportOptions,
  examples: [
    ['assay report report.json', 'show a run once more'],
    ['assay report report.json --reporter html', 'make a page of it'],
    ['assay report before.json after.json', 'what changed; 1 when something broke'],
    ['assay report report.json --edition next', 'what the next edition would say; contacts nobody'],
  ],
  run: (args, io) => report(args, io),
});
