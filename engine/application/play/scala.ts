/** Comments, and the literals that may look as if they held one. */
const commentOrLiteral = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'"'|"""[\s\S]*?(?:"""|$)|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*["\n]?/g;

/** Blanks in place of a text, so that line and column of what follows stay the same. */
export const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

export const withoutComments = (text: string): string =>
  text.replace(commentOrLiteral, (found) => (found.startsWith('/') ? blanked(found) : found));
