import { Properties } from 'properties-file/parser';

import { lineAndColumn, type Position } from '../../../engine/documents/text.ts';

export type Property = { key: string; value: string; position: Position };

/** The properties in their order; a text that Java refuses has none, and a problem. */
export function readProperties(text: string): { properties: Property[]; problem?: { position: Position; got: string } } {
  try {
    const properties = new Properties(text).getProperties().map(({ key, value, leadingWhitespace, startingLineNumber }) => ({
      key,
      value,
      position: { line: startingLineNumber, column: leadingWhitespace.length + 1 },
    }));
    return { properties };
  } catch {
    // Like Java, the library throws only for a broken \u escape.
    const position = lineAndColumn(text, text.search(/\\u(?![0-9a-fA-F]{4})/));
    return { properties: [], problem: { position, got: 'a \\u without four hexadecimal digits after it' } };
  }
}
