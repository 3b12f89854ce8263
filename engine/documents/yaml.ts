import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Position } from './json.ts';
import { keys } from './pointer.ts';
import { decodeUtf8 } from './text.ts';
import { UsageError } from './usage-error.ts';

/** A YAML text that the user wrote, with the places of its values. */
export interface YamlDocument {
  value: unknown;
  /** Where the value at a pointer stands; for one that is not there, its nearest parent. */
  locate(pointer: string): Position;
}

/** Reads YAML; what cannot be read is the user's to fix, at the line and column shown. */
export function parseYaml(file: string, bytes: Uint8Array): YamlDocument {
  const { text, problem } = decodeUtf8(bytes);
  const refuse = ({ line, column }: Position, got: string) => new UsageError(`${file}:${line}:${column}: ${got}`);
  if (problem) throw refuse(problem.position, `expected UTF-8, got ${problem.got}`);
  const lines = new LineCounter();
  const positionOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  try {
    const document = parseDocument(text, { lineCounter: lines });
    const [error] = document.errors;
    if (error) throw refuse(positionOf(error.pos[0]), (error.message.split(/ at line \d/)[0] ?? error.code).replace(/\s+/g, ' '));
    return {
      value: document.toJS(),
      locate(pointer) {
        const path = keys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        for (let length = path.length; length >= 0; length--) {
          const node = document.getIn(path.slice(0, length), true);
          if (isNode(node) && node.range) return positionOf(node.range[0]);
        }
        return { line: 1, column: 1 };
      },
    };
  } catch (error) {
    if (error instanceof ReferenceError) throw refuse({ line: 1, column: 1 }, 'more aliases than Assay follows');
    throw error;
  }
}
