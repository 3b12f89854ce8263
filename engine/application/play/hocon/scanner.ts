import type { Position } from '../../../documents/json.ts';

/** What stops the reading of a text; caught where reading starts, so that a broken text is data. */
export class Unreadable extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** A place in a text that moves on; `line` and `lineStart` follow it when its position is asked for. */
export interface Scanner {
  readonly text: string;
  at: number;
  line: number;
  lineStart: number;
}

export const scan = (text: string): Scanner => ({ text, at: 0, line: 1, lineStart: 0 });

/** Line and column of the place, in time that adds up to one pass over the text. */
export function position(scanner: Scanner): Position {
  const { text, at } = scanner;
  for (let end = text.indexOf('\n', scanner.lineStart); end >= 0 && end < at; end = text.indexOf('\n', scanner.lineStart)) {
    scanner.line++;
    scanner.lineStart = end + 1;
  }
  return { line: scanner.line, column: at - scanner.lineStart + 1 };
}

/** Moves past what a sticky pattern matches here. */
export function take(scanner: Scanner, pattern: RegExp): string | undefined {
  pattern.lastIndex = scanner.at;
  const match = pattern.exec(scanner.text)?.[0];
  if (match !== undefined) scanner.at += match.length;
  return match;
}

export const peek = ({ text, at }: Scanner): string => text[at] ?? '';

const blanks = /[^\S\n]+/y;
const comment = /#[^\n]*|\/\/[^\n]*/y;

export const takeBlanks = (scanner: Scanner): string => take(scanner, blanks) ?? '';

export function skipLines(scanner: Scanner): void {
  while (take(scanner, blanks) ?? take(scanner, comment) ?? take(scanner, /\n+/y));
}

export const isAtComment = ({ text, at }: Scanner): boolean => text[at] === '#' || text.startsWith('//', at);

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, hex: string | undefined, character: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (escapes[character] ?? character),
  );

/** The string that starts here, in one or in three double quotes. */
export function quotedText(scanner: Scanner): string {
  const { text, at } = scanner;
  const open = () => new Unreadable(at, 'a quote that is not closed');
  if (text.startsWith('"""', at)) {
    let end = text.indexOf('"""', at + 3);
    if (end < 0) throw open();
    // Of more than three quotes in a row, the last three close the string.
    while (text[end + 3] === '"') end++;
    scanner.at = end + 3;
    return text.slice(at + 3, end);
  }
  let end = at + 1;
  while (text[end] !== '"') {
    if (end >= text.length || text[end] === '\n') throw open();
    end += text[end] === '\\' && text[end + 1] !== '\n' ? 2 : 1;
  }
  scanner.at = end + 1;
  return unescaped(text.slice(at + 1, end));
}

const plainSegment = /[^\s."{}[\]:=,+#$/]+|\/(?!\/)/y;

/** The path that starts here, such as `db."default".url`, without the blanks around it. */
export function takePath(scanner: Scanner): string[] {
  const start = scanner.at;
  const segments: string[] = [];
  let segment: string | undefined;
  for (;;) {
    const space = takeBlanks(scanner);
    const piece = peek(scanner) === '"' ? quotedText(scanner) : take(scanner, plainSegment);
    if (piece !== undefined) segment = segment === undefined ? piece : segment + space + piece;
    else if (peek(scanner) === '.' && segment !== undefined) {
      segments.push(segment);
      segment = undefined;
      scanner.at++;
    } else break;
  }
  if (segment === undefined) throw new Unreadable(start, start < scanner.text.length ? 'something that is no key' : 'the end of the file');
  return [...segments, segment];
}
