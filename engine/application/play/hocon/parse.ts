import type { Position } from '../../../documents/json.ts';
import {
  isAtComment,
  peek,
  position,
  quotedText,
  type Scanner,
  scan,
  skipLines,
  take,
  takeBlanks,
  takePath,
  Unreadable,
} from './scanner.ts';

/** A piece of a value; several in a row are joined. */
export type ValuePart =
  | { text: string; isQuoted: boolean }
  | { reference: readonly string[]; isOptional: boolean }
  | { fields: readonly Field[] }
  | { array: true };

export interface Assignment {
  position: Position;
  path: readonly string[];
  parts: readonly ValuePart[];
}

export interface Include {
  position: Position;
  include: string;
  by: 'name' | 'file' | 'classpath' | 'url' | 'package';
}

export type Field = Assignment | Include;

export interface ParsedFile {
  fields: readonly Field[];
  problem?: { position: Position; got: string };
}

const deepest = 200;

/** Reads a HOCON text; one that is broken gives the place and no fields, since a part of it could mislead. */
export function parseHocon(text: string): ParsedFile {
  const scanner = scan(text);
  try {
    skipLines(scanner);
    const isBraced = peek(scanner) === '{';
    if (isBraced) scanner.at++;
    const fields = takeFields(scanner, isBraced ? 1 : 0);
    skipLines(scanner);
    if (scanner.at < text.length) throw new Unreadable(scanner.at, 'more text after the closing brace');
    return { fields };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fields: [], problem: { position: position({ ...scan(text), at: error.offset }), got: error.message } };
  }
}

/** The fields up to the closing brace, or up to the end at depth 0. */
function takeFields(scanner: Scanner, depth: number): Field[] {
  if (depth > deepest) throw new Unreadable(scanner.at, `braces nested more than ${deepest} levels deep`);
  const fields: Field[] = [];
  for (;;) {
    skipLines(scanner);
    while (take(scanner, /,/y)) skipLines(scanner);
    if (scanner.at >= scanner.text.length) {
      if (depth > 0) throw new Unreadable(scanner.at, 'the end of the file before a closing brace');
      return fields;
    }
    if (peek(scanner) === '}') {
      if (depth === 0) throw new Unreadable(scanner.at, 'a closing brace that nothing opened');
      scanner.at++;
      return fields;
    }
    fields.push(takeInclude(scanner) ?? takeAssignment(scanner, depth));
  }
}

const includeWord = /include[^\S\n]+(?=["a-z])/y;
const includeCall = /(?:required|file|classpath|url|package)[^\S\n]*\([^\S\n]*/y;

function takeInclude(scanner: Scanner): Include | undefined {
  const offset = scanner.at;
  const where = position(scanner);
  if (!take(scanner, includeWord)) return undefined;
  let by: Include['by'] = 'name';
  let calls = 0;
  for (let call = take(scanner, includeCall); call; call = take(scanner, includeCall)) {
    calls++;
    const name = call.replace(/[\s(]/g, '');
    if (name !== 'required') by = name as Include['by'];
  }
  if (peek(scanner) !== '"') {
    // A key that only begins with the word, such as `include files = 1`.
    scanner.at = offset;
    return undefined;
  }
  const include = quotedText(scanner);
  if (by === 'package') take(scanner, /[^)\n]*/y);
  for (; calls > 0; calls--) if (!take(scanner, /[^\S\n]*\)/y)) throw new Unreadable(scanner.at, 'an include that is not closed');
  return { position: where, include, by };
}

function takeAssignment(scanner: Scanner, depth: number): Assignment {
  const offset = scanner.at;
  const where = position(scanner);
  const path = takePath(scanner);
  if (path.length > deepest) throw new Unreadable(offset, `a key of more than ${deepest} parts`);
  skipLines(scanner);
  const separator = take(scanner, /\+=|=|:/y);
  if (!separator && peek(scanner) !== '{')
    throw new Unreadable(scanner.at, scanner.at < scanner.text.length ? 'a key without = or :' : 'the end of the file after a key');
  skipLines(scanner);
  const parts = takeValue(scanner, depth);
  return { position: where, path, parts: separator === '+=' ? [{ array: true }] : parts };
}

const plainText = /[^\s"{}[\],#$/]+|\/(?!\/)|\$(?!\{)/y;

function takeValue(scanner: Scanner, depth: number): ValuePart[] {
  const parts: ValuePart[] = [];
  for (;;) {
    const space = takeBlanks(scanner);
    const next = peek(scanner);
    if (next === '' || next === '\n' || next === ',' || next === '}' || next === ']' || isAtComment(scanner)) break;
    if (space !== '' && parts.length > 0) parts.push({ text: space, isQuoted: false });
    parts.push(takePart(scanner, depth));
  }
  if (parts.length === 0) throw new Unreadable(scanner.at, 'a key without a value');
  return parts;
}

function takePart(scanner: Scanner, depth: number): ValuePart {
  const next = peek(scanner);
  if (next === '"') return { text: quotedText(scanner), isQuoted: true };
  if (next === '{') {
    scanner.at++;
    return { fields: takeFields(scanner, depth + 1) };
  }
  if (next === '[') return takeArray(scanner);
  return takeReference(scanner) ?? { text: take(scanner, plainText) ?? '', isQuoted: false };
}

function takeReference(scanner: Scanner): ValuePart | undefined {
  const offset = scanner.at;
  const opening = take(scanner, /\$\{\??/y);
  if (!opening) return undefined;
  const reference = takePath(scanner);
  // A list of variables, NAME_0 and so on, is referred to as ${NAME[]}.
  if (!take(scanner, /(?:\[\])?\}/y)) throw new Unreadable(offset, 'a reference that is not closed');
  return { reference, isOptional: opening.endsWith('?') };
}

/** Moves past an array: no rule asks what is in one. */
function takeArray(scanner: Scanner): ValuePart {
  const offset = scanner.at;
  const closing: string[] = [];
  do {
    skipLines(scanner);
    const next = peek(scanner);
    if (next === '') throw new Unreadable(offset, 'an array that is not closed');
    if (next === '"') {
      quotedText(scanner);
      continue;
    }
    scanner.at++;
    if (next === '[') closing.push(']');
    else if (next === '{') closing.push('}');
    else if ((next === ']' || next === '}') && closing.pop() !== next) throw new Unreadable(scanner.at - 1, `"${next}" in the wrong place`);
  } while (closing.length > 0);
  return { array: true };
}
