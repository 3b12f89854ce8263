import { history } from '../../runs/history/history.ts';
import { type QuestionName, questions } from '../../runs/history/questions.ts';
import { defineCommand } from '../command.ts';

export default defineCommand({
  usage: 'history <file> [question]',
  positionals: {
    file: { type: 'string', demandOption: true, describe: 'what assay merge --history keeps' },
    question: {
      choices: Object.keys(questions) as QuestionName[],
      default: 'since' as const,
      describe: 'what fails and since when, what changed last, what is flaky, how long it takes, or all verdicts',
    },
  },
  options: {
    target: { type: 'string', requiresArg: true, describe: 'of one target alone' },
    format: { choices: ['text', 'csv', 'json'] as const, default: 'text' as const, requiresArg: true, describe: 'how to print it' },
  },
  examples: [
    ['assay history fleet.db', 'what fails now, and since when'],
    ['assay history fleet.db changed', 'what changed last night'],
    ['assay history fleet.db flaky --format csv', 'what changes to and fro, for a spreadsheet'],
  ],
  run: ({ file, question, target, format }, io) => history(file, { question, target, format }, io),
});
