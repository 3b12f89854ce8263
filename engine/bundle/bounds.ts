/** Bytes that a bundle unpacks to at most: a small file may pretend to hold any amount. */
export const mostBytes = 16 * 1024 * 1024;

/** Values of one JSON text at most, ten times those of a usual run: each takes many times its bytes once it is read. */
const mostValues = 150_000;

/** Levels of JSON at most. */
const mostDepth = 200;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const newline = 0x0a;
const bracket = 0x5b;
const brace = 0x7b;

/** Whether a text holds more, or deeper nested JSON, or more lines, than any run writes; asked before it is parsed. */
export function isBeyond(text: string): boolean {
  let values = 0;
  let lines = 0;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at++;
      else if (code === quote) isInString = false;
      continue;
    }
    if (code === quote) isInString = true;
    else if (code === comma) values++;
    else if (code === newline) lines++;
    else if (code === bracket || code === brace) {
      values++;
      depth++;
    } else if (code === bracket + 2 || code === brace + 2) depth--;
    if (values > mostValues || lines > mostValues || depth > mostDepth) return true;
  }
  return false;
}
