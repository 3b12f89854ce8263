import { styleText } from 'node:util';
import type { AcceptanceAnswer } from '../../engine/bundle/acceptance.ts';
import { printable } from '../../engine/redaction/printable.ts';
import type { Io } from '../io.ts';

/** Answers as a list, each with its yes or no first. */
export function answerLines(answers: readonly AcceptanceAnswer[], { color }: Pick<Io, 'color'>): string {
  const width = Math.max(...answers.map(({ question }) => question.length));
  return answers
    .map(({ question, isYes, because }) => `${word(isYes, color)}  ${question.padEnd(width)}  ${printable(because.slice(0, 500))}`)
    .join('\n');
}

function word(isYes: boolean | undefined, color: boolean): string {
  if (isYes === undefined) return '?  ';
  const text = isYes ? 'yes' : 'no ';
  return color ? styleText(isYes ? 'green' : 'red', text, { validateStream: false }) : text;
}

/** What was answered with no. */
export const refusals = (answers: readonly AcceptanceAnswer[]): AcceptanceAnswer[] => answers.filter(({ isYes }) => isYes === false);
