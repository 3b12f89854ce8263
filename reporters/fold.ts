import { stripVTControlCharacters } from 'node:util';

/** Folds each line that is wider than the terminal between its words, the rest below its text; a command stays whole, to be copied. */
export const fold = (text: string, columns = Number.POSITIVE_INFINITY): string =>
  text
    .split('\n')
    .map((line) => (widthOf(line) <= columns || isCommand(line) ? line : foldedLine(line, columns)))
    .join('\n');

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

const isCommand = (line: string): boolean => /^ *Repeat: /.test(stripVTControlCharacters(line));

function foldedLine(line: string, columns: number): string {
  const indent = ' '.repeat(indentOf(stripVTControlCharacters(line)));
  let width = 0;
  let folded = '';
  let isFirst = true;
  for (const piece of wordsOf(line).flatMap((word) => piecesOf(word, columns - indent.length))) {
    const isOver = !isFirst && width + widthOf(piece) > columns;
    const shown = isOver ? `${indent}${piece.trimStart()}` : piece;
    folded += `${isOver ? '\n' : ''}${shown}`;
    width = isOver ? widthOf(shown) : width + widthOf(shown);
    isFirst &&= stripVTControlCharacters(piece).trim() === '';
  }
  return folded;
}

/** In a table, below the second column; elsewhere a little further in than the line. */
function indentOf(line: string): number {
  const [column] = /^ *\S+(?: \S+)* {2,}(?=\S)/.exec(line) ?? [];
  return column?.length ?? line.search(/\S/) + 2;
}

const wordsOf = (line: string): string[] => line.split(/(?<=\S)(?= )/);

/** A form or a JSON text has no spaces, so that a long one is folded between its fields. */
const piecesOf = (word: string, room: number): string[] => (widthOf(word) <= room ? [word] : word.split(/(?<=[&,])/));
