/** A bundle may unpack to at most this many bytes: a small file can claim to contain any amount. */
export const maxBundleBytes = 16 * 1024 * 1024;

/** Ten times the values of a usual run: a parsed value takes many times its bytes. */
const maxValues = 150_000;

const maxDepth = 200;

/** Whether a text has more values or lines, or deeper nesting, than a bundle may have; checked before it is parsed. */
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
    if (values > maxValues || lines > maxValues || depth > maxDepth) return true;
  }
  return false;
}
