/** Of a longer page, only this much is read: the differences between two pages are near the top. */
export const MAX_READ = 512 * 1024;

// Each pattern runs to the end of the page if its own end is missing.
const COMMENT = /<!(?=--)[\s\S]*?(?:-->|$)/;
/** Elements whose text is not shown; a browser runs scripts, so it does not show <noscript> either. */
const UNSEEN = /<(script|style|noscript|template|svg|iframe)(?![a-z0-9])[^>]*>[\s\S]*?(?=<\/\1|$)/;
const TAG = /<[^>]*(?:>|$)/;
const MARKUP = new RegExp([COMMENT, UNSEEN, TAG].map(({ source }) => source).join('|'), 'gi');

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

export const isHtml = ({ contentType = '', body }: { contentType?: string; body: string }): boolean =>
  /html/i.test(contentType) || (!/json|plain/i.test(contentType) && /^\s*<(!doctype|html|head|body)/i.test(body.slice(0, 1000)));

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal === undefined && hex === undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number(decimal ?? `0x${hex}`);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });

/** The visible text of a page, in lower case. */
export const visibleText = (page: { contentType?: string; body: string }): string =>
  (isHtml(page) ? pageText(page) : page.body.slice(0, MAX_READ)).toLowerCase();

/** The visible text of an HTML page. The pattern reads no part twice, so that even a broken page takes little time. */
export const pageText = ({ body }: { contentType?: string; body: string }): string => decoded(body.slice(0, MAX_READ).replace(MARKUP, ' '));
