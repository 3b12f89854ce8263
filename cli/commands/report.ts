import { reportOptions, showReport } from '../../runs/delivery/report.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: {
    report: argument.needed('a report.json'),
    after: argument.optional('the report.json of a later run: shows what changed'),
  },
  options: reportOptions,
  run: showReport,
});
