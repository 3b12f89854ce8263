import { type DocumentNode, type NumberNode, type ObjectNode, parse, type StringNode, type ValueNode } from '@humanwhocodes/momoa';
import { keys, segment } from './pointer.ts';
import { type Decoded, decodeUtf8, lineAndColumn } from './text.ts';
import { UsageError } from './usage-error.ts';

export interface Position {
  line: number;
  column: number;
}

/** A JSON text with its value, or with the place where it stops being JSON. */
export interface JsonDocument {
  file: string;
  value: unknown;
  hasByteOrderMark: boolean;
  duplicateKeys: { key: string; pointer: string; position: Position }[];
  problem?: { position: Position; got: string };
  /** Where the value at a pointer stands; for one that is not there, its nearest parent. */
  locate(pointer: string): Position;
  /** The same text with other texts and numbers in it; undefined keeps one as it is. */
  rewritten?(other: (pointer: string, value: string | number) => string | number | undefined): string;
}

const deepest = 200;

export function parseJson(file: string, bytes: Uint8Array): JsonDocument {
  const decoded = decodeUtf8(bytes);
  const start = { line: 1, column: 1 };
  const broken = (position: Position, got: string): JsonDocument => ({
    file,
    value: undefined,
    hasByteOrderMark: decoded.hasByteOrderMark,
    duplicateKeys: [],
    problem: { position, got },
    locate: () => position,
  });
  if (decoded.problem) return broken(decoded.problem.position, decoded.problem.got);
  const { text } = decoded;
  if (text.trim() === '') return broken(start, 'an empty file');
  const { tooDeep, control } = scan(text);
  if (tooDeep !== undefined) {
    const { line, column } = lineAndColumn(text, tooDeep);
    throw new UsageError(`${file}:${line}:${column}: nested more than ${deepest} levels deep; Assay reads no deeper`);
  }
  if (control !== undefined) return broken(lineAndColumn(text, control), 'a raw control character in a string');
  let tree: DocumentNode;
  try {
    tree = parse(text);
  } catch {
    const offset = offsetOf(text);
    return broken(lineAndColumn(text, offset), unexpected(text, offset));
  }
  return readable(file, decoded, tree);
}

function readable(file: string, { text, hasByteOrderMark }: Decoded, tree: DocumentNode): JsonDocument {
  return {
    file,
    value: JSON.parse(text),
    hasByteOrderMark,
    duplicateKeys: [...duplicates(tree.body, '')],
    locate: (pointer) => locate(tree.body, pointer),
    rewritten: (other) => `${hasByteOrderMark ? '\uFEFF' : ''}${rewritten(text, tree, other)}`,
  };
}

/** Says what stands where JSON cannot go on, in the words of the one who wrote it. */
function unexpected(text: string, offset: number): string {
  const found = text.slice(offset).replace(/^[ \t\r\n]+/, '');
  const before = text.slice(0, offset).trimEnd();
  if (found === '') return 'the end of the file';
  if (/^(\/\/|\/\*|#)/.test(found)) return 'a comment';
  if (/^[}\]]/.test(found) && before.endsWith(',')) return `a comma before ${found[0]}`;
  if (found.startsWith("'")) return 'a single quote';
  return JSON.stringify(found[0]);
}

/** Where brackets nest too deep, and where a string holds a raw control character: read without recursion, in linear time. */
function scan(text: string): { tooDeep?: number; control?: number } {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:\\.|[^"\\])*(?:"|\\?$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    else {
      const control = [...token].findIndex((character) => character < ' ');
      if (control >= 0) return { control: index + control };
    }
    if (depth > deepest) return { tooDeep: index };
  }
  return {};
}

/** Where it stops being JSON; Momoa places an end that comes too early elsewhere, and a character that cannot be shows the end. */
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

const keyOf = (member: ObjectNode['members'][number]) => (member.name.type === 'String' ? member.name.value : member.name.name);

function rewritten(
  text: string,
  tree: DocumentNode,
  other: (pointer: string, value: string | number) => string | number | undefined,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const { node, pointer } of scalars(tree.body, '')) {
    const value = other(pointer, node.value);
    if (value === undefined) continue;
    parts.push(text.slice(done, node.loc.start.offset), JSON.stringify(value));
    done = node.loc.end.offset;
  }
  return parts.join('') + text.slice(done);
}

function* scalars(node: ValueNode, pointer: string): Generator<{ node: StringNode | NumberNode; pointer: string }> {
  if (node.type === 'Array') {
    for (const [index, element] of node.elements.entries()) yield* scalars(element.value, `${pointer}/${index}`);
  } else if (node.type === 'Object') {
    for (const member of node.members) yield* scalars(member.value, `${pointer}/${segment(keyOf(member))}`);
  } else if (node.type === 'String' || node.type === 'Number') yield { node, pointer };
}

function* duplicates(node: ValueNode, pointer: string): Generator<JsonDocument['duplicateKeys'][number]> {
  if (node.type === 'Array') {
    for (const [index, element] of node.elements.entries()) yield* duplicates(element.value, `${pointer}/${index}`);
  } else if (node.type === 'Object') {
    const seen = new Set<string>();
    for (const member of node.members) {
      const key = keyOf(member);
      const inner = `${pointer}/${segment(key)}`;
      if (seen.has(key)) yield { key, pointer: inner, position: member.name.loc.start };
      seen.add(key);
      yield* duplicates(member.value, inner);
    }
  }
}

function locate(root: ValueNode, pointer: string): Position {
  let node = root;
  for (const key of keys(pointer)) {
    const next: ValueNode | undefined =
      node.type === 'Object'
        ? node.members.findLast((member) => keyOf(member) === key)?.value
        : node.type === 'Array'
          ? node.elements[Number(key)]?.value
          : undefined;
    if (!next) break;
    node = next;
  }
  const { line, column } = node.loc.start;
  return { line, column };
}
