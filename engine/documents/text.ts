import { isUtf8 } from 'node:buffer';

export type Position = { line: number; column: number };

/** Decodes UTF-8; `problem` says where the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array) {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16)
    return { text: '', hasByteOrderMark: true, problem: { position: { line: 1, column: 1 }, got: 'UTF-16 text; save it as UTF-8' } };
  const text = new TextDecoder().decode(bytes);
  const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (isUtf8(bytes)) return { text, hasByteOrderMark };
  return { text, hasByteOrderMark, problem: { position: lineAndColumn(text, firstWrong(bytes, text)), got: 'a byte that is not UTF-8' } };
}

/** The offset of the first character that differs from the bytes; a replacement character may also be a part of the file. */
function firstWrong(bytes: Uint8Array, text: string): number {
  const encoded = Buffer.from(text);
  const index = encoded.findIndex((byte, at) => byte !== bytes[at]);
  return new TextDecoder().decode(encoded.subarray(0, index)).replace(/\uFFFD$/, '').length;
}

export function lineAndColumn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A place in a file as editors and compilers write it: `manifest.json:3:9`. */
export const positionIn = (file: string, { line, column }: Position): string => `${file}:${line}:${column}`;

/**
 * The strings under a wanted name, or anywhere below one.
 * It neither recurses nor collects a list, because hostile JSON may be too deep for the stack and too large for the memory.
 */
export function* textsBelow(json: unknown, isWanted: (name: string) => boolean): Generator<{ name: string; value: string }> {
  const open = [{ value: json, isBelow: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, isBelow } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const name in value) {
      const inner = (value as Record<string, unknown>)[name];
      const isChosen = isBelow || isWanted(name);
      if (typeof inner === 'object') open.push({ value: inner, isBelow: isChosen });
      else if (typeof inner === 'string' && isChosen) yield { name, value: inner };
    }
  }
}

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
