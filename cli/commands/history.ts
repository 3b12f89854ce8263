import { historyOptions, showHistory } from '../../runs/history/history.ts';
import { type QuestionName, questions } from '../../runs/history/questions.ts';
import { argument, defineCommand } from '../command.ts';

export default defineCommand({
  positionals: {
    file: argument.needed('what assay merge --history keeps'),
    question: {
      choices: Object.keys(questions) as QuestionName[],
      default: 'since' as const,
      describe: 'what fails and since when, what changed last, what is flaky, how long it takes, or all verdicts',
    },
  },
  options: historyOptions,
  run: ({ file, question, ...args }, io) => showHistory(file, question, args, io),
});
