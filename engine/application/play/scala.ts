/** Comments, and the literals that may look as if they held one. */
const commentOrLiteral = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'"'|"""[\s\S]*?(?:"""|$)|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*["\n]?/g;

/** A text with blanks in its place, so that what comes behind it stays where it is. */
export const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A Scala or Java text with blanks in place of its comments. */
export const withoutComments = (text: string): string =>
  text.replace(commentOrLiteral, (found) => (found.startsWith('/') ? blanked(found) : found));
