/** Comments, and literals that may contain what looks like a comment. */
const commentOrLiteral = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'"'|"""[\s\S]*?(?:"""|$)|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*["\n]?/g;

/** Spaces instead of the text, so that the text after it keeps its line and column. */
export const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

export const withoutComments = (text: string): string =>
  text.replace(commentOrLiteral, (found) => (found.startsWith('/') ? blanked(found) : found));
