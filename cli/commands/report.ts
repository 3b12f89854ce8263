import { report } from '../../runs/delivery/report.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'report <report> [after]',
  positionals: {
    report: { type: 'string', demandOption: true, describe: 'a report.json' },
    after: { type: 'string', describe: 'the report.json of a later run: shows what changed' },
  },
  options: {
    edition: {
      type: 'string',
      requiresArg: true,
      describe: 'judge what was recorded again, by this edition: its name, next, or a YAML file that describes it',
    },
    contract: {
      type: 'string',
      requiresArg: true,
      describe: 'judge what was recorded again, by the contract in this folder',
    },
    reporter: {
      type: 'string',
      default: 'terminal',
      requiresArg: true,
      describe: 'what to make, as a list: terminal, json, html, junit, markdown, sarif, baseline, allure',
    },
    out: { type: 'string', requiresArg: true, describe: 'the folder for it (that of the report, the later one of two)' },
    quiet: { type: 'boolean', default: false, describe: 'print the verdict alone' },
    color: { type: 'boolean', default: true, describe: 'colours, where the terminal has them' },
  },
  examples: [
    ['assay report report.json', 'show a run once more'],
    ['assay report report.json --reporter html', 'make a page of it'],
    ['assay report before.json after.json', 'what changed; 1 when something broke'],
    ['assay report report.json --edition next', 'what the next edition would say; contacts nobody'],
  ],
  run: (args, io) => report(args, io),
});
