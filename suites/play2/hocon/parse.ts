import type { Position } from '../../../engine/documents/text.ts';

/** A piece of a value; several in a row are joined. */
export type ValuePart =
  | { text: string; isQuoted: boolean }
  | { reference: readonly string[]; isOptional: boolean }
  | { fields: readonly Field[] }
  | { array: true };

export type Include = { position: Position; include: string; by: 'name' | 'file' | 'classpath' | 'url' | 'package' };

export type Field = Include | { position: Position; path: readonly string[]; parts: readonly ValuePart[] };

export type ParsedFile = { fields: readonly Field[]; problem?: { position: Position; got: string } };

/** Stops the parser; `parseHocon` catches it and returns the problem as data. */
class Unreadable extends Error {
  offset = 0;
}

const maxDepth = 200;

/** A broken text gives its problem and no fields, because a part of the fields could mislead. */
export function parseHocon(text: string): ParsedFile {
  try {
    return { fields: readFields(text) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fields: [], problem: { position: positionsIn(text)(error.offset), got: error.message } };
  }
}

/** Turns offsets into lines and columns. The offsets must grow, so that all calls together read the text once. */
function positionsIn(text: string): (offset: number) => Position {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    for (; end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return { line, column: offset - start + 1 };
  };
}

const blanks = /[^\S\n]+/y;
const blanksOrComment = /\s+|#[^\n]*|\/\/[^\n]*/y;
const includeUpToQuote = /include[^\S\n]+(?:(?:required|file|classpath|url|package)[^\S\n]*\([^\S\n]*)*(?=")/y;
const plainSegment = /[^\s."{}[\]:=,+#$/]+|\/(?!\/)/y;
const plainText = /[^\s"{}[\],#$/]+|\/(?!\/)|\$(?!\{)/y;
const endOfValue = /(?=[\n,}\]#]|\/\/|$)/y;

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, hex: string | undefined, character: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (escapes[character] ?? character),
  );

function readFields(text: string): Field[] {
  const positionOf = positionsIn(text);
  let at = 0;

  /** Moves past the match of a sticky pattern at this place. */
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    at += match?.length ?? 0;
    return match;
  };

  const skipLines = (): void => {
    while (take(blanksOrComment));
  };

  const fail = (got: string, offset = at): never => {
    throw Object.assign(new Unreadable(got), { offset });
  };

  /** The string that starts here, in one or in three double quotes. */
  const takeQuoted = (): string => {
    const start = at;
    const isTriple = text.startsWith('"""', start);
    // Of more than three quotes in a row, the last three close the string.
    const quoted = take(isTriple ? /"""[\s\S]*?"""+/y : /"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"/y) ?? fail('a quote that is not closed', start);
    return isTriple ? quoted.slice(3, -3) : unescaped(quoted.slice(1, -1));
  };

  /** The path that starts here, such as `db."default".url`, without the blanks around it. */
  const takePath = (): string[] => {
    const start = at;
    const segments: string[] = [];
    let segment: string | undefined;
    for (;;) {
      const space = take(blanks) ?? '';
      const piece = text[at] === '"' ? takeQuoted() : take(plainSegment);
      if (piece !== undefined) segment = segment === undefined ? piece : segment + space + piece;
      else if (text[at] === '.' && segment !== undefined) {
        segments.push(segment);
        segment = undefined;
        at++;
      } else break;
    }
    return [...segments, segment ?? fail(start < text.length ? 'something that is not a key' : 'the end of the file', start)];
  };

  /** The fields up to the closing brace, or up to the end at depth 0. */
  const takeFields = (depth: number): Field[] => {
    if (depth > maxDepth) fail(`braces nested more than ${maxDepth} levels deep`);
    const fields: Field[] = [];
    for (;;) {
      skipLines();
      while (take(/,/y)) skipLines();
      if (at >= text.length) return depth > 0 ? fail('the end of the file before a closing brace') : fields;
      if (text[at] === '}') {
        if (depth === 0) fail('a closing brace that nothing opened');
        at++;
        return fields;
      }
      fields.push(takeInclude() ?? takeAssignment(depth));
    }
  };

  const takeInclude = (): Include | undefined => {
    const start = at;
    const opening = take(includeUpToQuote);
    // A key may start with the word `include`, such as `include files = 1`.
    if (opening === undefined) return undefined;
    const calls = opening.match(/\w+(?=\s*\()/g) ?? [];
    const by = (calls.findLast((name) => name !== 'required') ?? 'name') as Include['by'];
    const include = takeQuoted();
    if (by === 'package') take(/[^)\n]*/y);
    for (const _call of calls) if (!take(/[^\S\n]*\)/y)) fail('an include that is not closed');
    return { position: positionOf(start), include, by };
  };

  const takeAssignment = (depth: number): Field => {
    const start = at;
    const position = positionOf(start);
    const path = takePath();
    if (path.length > maxDepth) fail(`a key of more than ${maxDepth} parts`, start);
    skipLines();
    const separator = take(/\+=|=|:/y);
    if (!separator && text[at] !== '{') fail(at < text.length ? 'a key without = or :' : 'the end of the file after a key');
    skipLines();
    const parts = takeValue(depth);
    return { position, path, parts: separator === '+=' ? [{ array: true }] : parts };
  };

  const takeValue = (depth: number): ValuePart[] => {
    const parts: ValuePart[] = [];
    for (;;) {
      const space = take(blanks);
      if (take(endOfValue) !== undefined) break;
      if (space && parts.length > 0) parts.push({ text: space, isQuoted: false });
      parts.push(takePart(depth));
    }
    return parts.length > 0 ? parts : fail('a key without a value');
  };

  const takePart = (depth: number): ValuePart => {
    const start = at;
    if (text[at] === '"') return { text: takeQuoted(), isQuoted: true };
    if (take(/\{/y)) return { fields: takeFields(depth + 1) };
    if (text[at] === '[') return takeArray();
    const opening = take(/\$\{\??/y);
    if (!opening) return { text: take(plainText) ?? '', isQuoted: false };
    const reference = takePath();
    // A list of variables, NAME_0 and so on, is referred to as ${NAME[]}.
    if (!take(/(?:\[\])?\}/y)) fail('a reference that is not closed', start);
    return { reference, isOptional: opening.endsWith('?') };
  };

  /** Skips an array, because no rule looks inside one. */
  const takeArray = (): ValuePart => {
    const start = at;
    const closing: string[] = [];
    do {
      skipLines();
      const next = text[at] ?? fail('an array that is not closed', start);
      if (next === '"') {
        takeQuoted();
        continue;
      }
      at++;
      if (next === '[') closing.push(']');
      else if (next === '{') closing.push('}');
      else if ((next === ']' || next === '}') && closing.pop() !== next) fail(`"${next}" in the wrong place`, at - 1);
    } while (closing.length > 0);
    return { array: true };
  };

  skipLines();
  const fields = takeFields(take(/\{/y) ? 1 : 0);
  skipLines();
  return at < text.length ? fail('more text after the closing brace') : fields;
}
