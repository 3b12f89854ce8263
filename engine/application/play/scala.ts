/** A Scala or Java text with blanks in place of its comments, so that places stay what they are. */
export function withoutComments(text: string): string {
  const kept: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfComment(text, at);
    if (end === undefined) {
      at = endOfLiteral(text, at);
      continue;
    }
    kept.push(text.slice(start, at), text.slice(at, end).replace(/[^\n]/g, ' '));
    at = end;
    start = end;
  }
  return kept.join('') + text.slice(start);
}

function endOfComment(text: string, at: number): number | undefined {
  if (text[at] !== '/') return undefined;
  if (text[at + 1] === '/') {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  if (text[at + 1] !== '*') return undefined;
  const end = text.indexOf('*/', at + 2);
  return end < 0 ? text.length : end + 2;
}

/** The end of the string or character that starts here, or of one character of code. */
function endOfLiteral(text: string, at: number): number {
  if (text.startsWith("'\"'", at)) return at + 3;
  if (text[at] !== '"') return at + 1;
  if (text.startsWith('"""', at)) {
    const end = text.indexOf('"""', at + 3);
    return end < 0 ? text.length : end + 3;
  }
  let end = at + 1;
  while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}
