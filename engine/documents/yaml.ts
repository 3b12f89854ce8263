import { createRequire } from 'node:module';
import type { Document, LineCounter, YAMLMap } from 'yaml';
import { decodeUtf8, type Position, positionIn } from './text.ts';
import { UsageError } from './usage-error.ts';
import { keys } from './values.ts';

const require = createRequire(import.meta.url);

/** Most runs read no YAML, and loading its library takes a tenth of the time until the first request. */
const library = (): typeof import('yaml') => require('yaml');

/** The position of the value at a pointer, or of its nearest parent if there is no such value. */
function yamlPosition(document: Document, lines: LineCounter, pointer: string): Position {
  const path = keys(pointer);
  for (let length = path.length; length >= 0; length--) {
    const part = path.slice(0, length);
    const node = document.getIn(part, true) ?? document.getIn(part.map(numbered), true);
    if (library().isNode(node) && node.range) return positionOf(lines, node.range[0]);
  }
  return { line: 1, column: 1 };
}

/** A key in YAML may be a number. */
const numbered = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);

function positionOf(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** A file with more keys takes too long to read, and too much memory. */
const MAX_KEYS = 300_000;

/** A colon after which a value may begin, as after every key, in YAML and in JSON. */
const COLON = /:(?=[\s"'[{\d-])/g;

function hasTooManyKeys(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(COLON)) if (++count > MAX_KEYS) return true;
  return false;
}

/** The place of a key that its map has twice. The library's own check takes a time that grows with the square of the keys. */
function repeatedKey(document: Document): number | undefined {
  const { isScalar, visit } = library();
  let place: number | undefined;
  visit(document, {
    Map(_, { items }: YAMLMap) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        // 200 and "200" are one key of an object.
        const name = String(key.value);
        if (seen.has(name) && name !== '<<') {
          place = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        seen.add(name);
      }
      return undefined;
    },
  });
  return place;
}

/** Reads YAML; a syntax error is a usage error with line and column. */
export function parseYaml(file: string, bytes: Uint8Array) {
  const { text, problem } = decodeUtf8(bytes);
  const refuse = (position: Position, got: string) => new UsageError(`${positionIn(file, position)}: ${got}`);
  if (problem) throw refuse(problem.position, `expected UTF-8, got ${problem.got}`);
  if (hasTooManyKeys(text)) throw new UsageError(`${file}: more than ${MAX_KEYS} keys, and Assay reads no more`);
  const { LineCounter, parseDocument } = library();
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [error] = document.errors;
    if (error) throw refuse(positionOf(lines, error.pos[0]), error.message.replace(/\s+/g, ' '));
    const repeated = repeatedKey(document);
    if (repeated !== undefined) throw refuse(positionOf(lines, repeated), 'Map keys must be unique');
    if (document.contents === null) throw new UsageError(`${file}: the file is empty`);
    return { value: document.toJS() as unknown, locate: (pointer: string) => yamlPosition(document, lines, pointer) };
  } catch (error) {
    if (error instanceof ReferenceError) throw refuse({ line: 1, column: 1 }, 'more aliases than Assay follows');
    if (error instanceof RangeError) throw new UsageError(`${file}: nested too deep to be read`);
    throw error;
  }
}
