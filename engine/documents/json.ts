import { type DocumentNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { decodeUtf8, lineAndColumn, type Position, positionIn } from './text.ts';
import { UsageError } from './usage-error.ts';
import { segment } from './values.ts';

/** Returns the new value for the text or number at a pointer; undefined keeps the old one. */
type Rewriting = (pointer: string, value: string | number) => string | number | undefined;

/** A JSON text with its value, or with the place of its first syntax error. */
export interface JsonDocument {
  file: string;
  value: unknown;
  hasByteOrderMark: boolean;
  duplicateKeys: { key: string; pointer: string; position: Position }[];
  problem?: { position: Position; got: string };
  /** The file has nothing but white space in it. */
  isEmpty?: true;
  /** The position of the value at a pointer, or of its nearest parent if there is no such value. */
  locate(pointer: string): Position;
  /** The text with some of its strings and numbers replaced; everything else keeps its place. */
  rewritten?(other: Rewriting): string;
}

const maxDepth = 200;

export function parseJson(file: string, bytes: Uint8Array): JsonDocument {
  const { text, hasByteOrderMark, problem } = decodeUtf8(bytes);
  const broken = (position: Position, got: string, isEmpty?: true): JsonDocument => ({
    file,
    value: undefined,
    hasByteOrderMark,
    duplicateKeys: [],
    problem: { position, got },
    ...(isEmpty && { isEmpty }),
    locate: () => position,
  });
  if (problem) return broken(problem.position, problem.got);
  if (text.trim() === '') return broken({ line: 1, column: 1 }, 'an empty file', true);
  const { tooDeep, control } = scan(text);
  if (tooDeep !== undefined)
    throw new UsageError(
      `${positionIn(file, lineAndColumn(text, tooDeep))}: nested more than ${maxDepth} levels deep; Assay reads no deeper`,
    );
  if (control !== undefined) return broken(lineAndColumn(text, control), 'a raw control character in a string');
  let tree: DocumentNode;
  try {
    tree = parse(text);
  } catch {
    const offset = offsetOf(text);
    return broken(lineAndColumn(text, offset), unexpected(text, offset));
  }
  const values = [...valuesIn(tree.body, '')];
  return {
    file,
    value: JSON.parse(text),
    hasByteOrderMark,
    duplicateKeys: values.flatMap(({ pointer, repeated }) =>
      repeated ? [{ key: keyOf(repeated), pointer, position: repeated.name.loc.start }] : [],
    ),
    locate: (pointer) => locate(values, pointer),
    rewritten: (other) => `${hasByteOrderMark ? '\uFEFF' : ''}${rewritten(text, values, other)}`,
  };
}

/** Names the usual mistakes in hand-written JSON; otherwise shows the unexpected character. */
function unexpected(text: string, offset: number): string {
  const found = text.slice(offset).replace(/^[ \t\r\n]+/, '');
  const before = text.slice(0, offset).trimEnd();
  if (found === '') return 'the end of the file';
  if (/^(\/\/|\/\*|#)/.test(found)) return 'a comment';
  if (/^[}\]]/.test(found) && before.endsWith(',')) return `a comma before ${found[0]}`;
  if (found.startsWith("'")) return 'a single quote';
  return JSON.stringify(found[0]);
}

/** Finds brackets that nest too deep, and raw control characters in strings; without recursion, in linear time. */
function scan(text: string): { tooDeep?: number; control?: number } {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:\\.|[^"\\])*(?:"|\\?$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    else {
      const control = [...token].findIndex((character) => character < ' ');
      if (control >= 0) return { control: index + control };
    }
    if (depth > maxDepth) return { tooDeep: index };
  }
  return {};
}

/** The offset of the syntax error. Momoa misplaces an early end of the text; an illegal character after the text shows it. */
function offsetOf(text: string): number {
  try {
    parse(`${text}\u0001`);
  } catch (error) {
    const { offset } = error as { offset?: number };
    if (offset !== undefined) return offset;
    throw error;
  }
  return text.length;
}

type Member = ObjectNode['members'][number];
type Value = { node: ValueNode; pointer: string; repeated?: Member | undefined };

const keyOf = ({ name }: Member) => (name.type === 'String' ? name.value : name.name);

/** Every value, with its pointer; `repeated` is set if the object has an earlier field of the same name. */
function* valuesIn(node: ValueNode, pointer: string, repeated?: Member): Generator<Value> {
  yield { node, pointer, repeated };
  if (node.type === 'Array') for (const [index, { value }] of node.elements.entries()) yield* valuesIn(value, `${pointer}/${index}`);
  if (node.type !== 'Object') return;
  const seen = new Set<string>();
  for (const member of node.members) {
    const key = keyOf(member);
    yield* valuesIn(member.value, `${pointer}/${segment(key)}`, seen.has(key) ? member : undefined);
    seen.add(key);
  }
}

function rewritten(text: string, values: readonly Value[], other: Rewriting): string {
  const parts: string[] = [];
  let done = 0;
  for (const { node, pointer } of values) {
    const value = node.type === 'String' || node.type === 'Number' ? other(pointer, node.value) : undefined;
    if (value === undefined) continue;
    parts.push(text.slice(done, node.loc.start.offset), JSON.stringify(value));
    done = node.loc.end.offset;
  }
  return parts.join('') + text.slice(done);
}

function locate(values: readonly Value[], pointer: string): Position {
  const found = values.findLast((value) => value.pointer === pointer);
  if (!found) return locate(values, pointer.slice(0, pointer.lastIndexOf('/')));
  const { line, column } = found.node.loc.start;
  return { line, column };
}
