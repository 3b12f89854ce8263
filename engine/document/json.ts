import { type DocumentNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { UsageError } from '../usage-error.ts';
import { keys, segment } from './pointer.ts';
import { type Decoded, decodeUtf8, lineAndColumn } from './text.ts';

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
  const tooDeep = depthOver(text, deepest);
  if (tooDeep !== undefined) {
    const { line, column } = lineAndColumn(text, tooDeep);
    throw new UsageError(`${file}:${line}:${column}: nested more than ${deepest} levels deep; Assay reads no deeper`);
  }
  let tree: DocumentNode;
  try {
    tree = parse(text);
  } catch (error) {
    const offset = (error as { offset?: number }).offset;
    if (offset === undefined) throw error;
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
  };
}

/** Says what stands where JSON cannot go on, in the words of the one who wrote it. */
function unexpected(text: string, offset: number): string {
  const found = text.slice(offset).trimStart();
  const before = text.slice(0, offset).trimEnd();
  if (found === '') return 'the end of the file';
  if (/^(\/\/|\/\*|#)/.test(found)) return 'a comment';
  if (/^[}\]]/.test(found) && before.endsWith(',')) return `a comma before ${found[0]}`;
  if (found.startsWith("'")) return 'a single quote';
  return JSON.stringify(found[0]);
}

/** The offset at which brackets nest deeper than the limit, read without recursion: no text may exhaust the stack. */
function depthOver(text: string, limit: number): number | undefined {
  let depth = 0;
  for (const match of text.matchAll(/"(?:\\.|[^"\\])*"|[[{]|[\]}]/g)) {
    if (match[0] === '[' || match[0] === '{') depth++;
    else if (match[0] === ']' || match[0] === '}') depth--;
    if (depth > limit) return match.index;
  }
  return undefined;
}

const keyOf = (member: ObjectNode['members'][number]) => (member.name.type === 'String' ? member.name.value : member.name.name);

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
