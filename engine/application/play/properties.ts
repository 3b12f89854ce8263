import { Properties } from 'properties-file/parser';
import type { Position } from '../../documents/json.ts';
import { lineAndColumn } from '../../documents/text.ts';

export interface Property {
  key: string;
  value: string;
  position: Position;
}

/** The keys of a properties text in their order; a text that Java refuses has none, and says why. */
export function readProperties(text: string): { properties: Property[]; problem?: { position: Position; got: string } } {
  try {
    const properties = new Properties(text).getProperties().map(({ key, value, leadingWhitespace, startingLineNumber }) => ({
      key,
      value,
      position: { line: startingLineNumber, column: leadingWhitespace.length + 1 },
    }));
    return { properties };
  } catch {
    // The library throws for one thing only, as Java does.
    const position = lineAndColumn(text, text.search(/\\u(?![0-9a-fA-F]{4})/));
    return { properties: [], problem: { position, got: 'a \\u that four hexadecimal digits do not follow' } };
  }
}
