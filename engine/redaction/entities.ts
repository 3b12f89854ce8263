/** Names of the characters from U+00A0 to U+00FF, in their order. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
  cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute
  Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde
  auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave
  uacute ucirc uuml yacute thorn yuml`;

const SIGNS: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sol: '/', bsol: '\\', plus: '+', equals: '=', excl: '!', num: '#', dollar: '$' },
  ...{ percnt: '%', lpar: '(', rpar: ')', ast: '*', midast: '*', comma: ',', period: '.', colon: ':', semi: ';', quest: '?', commat: '@' },
  ...{ lsqb: '[', lbrack: '[', rsqb: ']', rbrack: ']', hat: '^', lowbar: '_', grave: '`', lcub: '{', lbrace: '{', rcub: '}', rbrace: '}' },
  ...{ vert: '|', verbar: '|', tab: '\t', newline: '\n', euro: '€' },
};

const MEANINGS = new Map([
  ...Object.entries(SIGNS).map(([name, sign]) => [name, sign.charCodeAt(0)] as const),
  ...LATIN.split(/\s+/).map((name, index) => [name, 0xa0 + index] as const),
]);

export const LONGEST_ENTITY = Math.max(...[...MEANINGS.keys()].map(({ length }) => length));

/** The character that a name means in HTML; the case of the name matters only for letters, such as `Eacute` and `eacute`. */
export const entityMeaning = (name: string): number | undefined => MEANINGS.get(name) ?? MEANINGS.get(name.toLowerCase());
