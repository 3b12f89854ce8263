import { styleText } from 'node:util';
import type { Answer } from '../engine/acceptance.ts';
import { printable } from '../engine/redaction/printable.ts';
import type { Io } from './command.ts';

/** Answers as a list, each with its yes or no first. */
export function answerLines(answers: readonly Answer[], { color }: Pick<Io, 'color'>): string {
  const width = Math.max(...answers.map(({ question }) => question.length));
  const word = (isYes: boolean) => {
    const text = isYes ? 'yes' : 'no ';
    return color ? styleText(isYes ? 'green' : 'red', text, { validateStream: false }) : text;
  };
  return answers.map(({ question, isYes, because }) => `${word(isYes)}  ${question.padEnd(width)}  ${printable(because)}`).join('\n');
}

/** The questions whose answer is no. */
export const refusals = (answers: readonly Answer[]): string =>
  answers.flatMap(({ isYes, question }) => (isYes ? [] : [question])).join(', ');
