/** Bytes that a bundle unpacks to at most: a small file may pretend to hold any amount. */
export const mostBytes = 16 * 1024 * 1024;

/** Values of one JSON text at most, ten times those of a usual run: each takes many times its bytes once it is read. */
const mostValues = 150_000;

const mostDepth = 200;

/** Whether a text holds more, or deeper nested JSON, or more lines, than any run writes; asked before it is parsed. */
export function isBeyond(text: string): boolean {
  let [values, lines, depth] = [0, 0, 0];
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if (character === '\n') lines++;
    else if (character === ',') values++;
    else if (character === '[' || character === '{') {
      values++;
      depth++;
    } else if (character === ']' || character === '}') depth--;
    if (values > mostValues || lines > mostValues || depth > mostDepth) return true;
  }
  return false;
}
