/** Of a longer page, only this much is read: the differences between two pages are near the top. */
export const MAX_READ = 512 * 1024;

// Each pattern runs to the end of the page if its own end is missing.
const COMMENT = /<!(?=--)[\s\S]*?(?:-->|$)/;
/** Elements whose text is not shown; a browser runs scripts, so it does not show <noscript> either. */
const UNSEEN = /<(script|style|noscript|template|svg|iframe)(?![a-z0-9])[^>]*>[\s\S]*?(?=<\/\1|$)/;
const TAG = /<[^>]*(?:>|$)/;
const MARKUP = new RegExp([COMMENT, UNSEEN, TAG].map(({ source }) => source).join('|'), 'gi');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

export const isHtml = ({ contentType = '', body }: { contentType?: string; body: string }): boolean =>
  /html/i.test(contentType) || (!/json|plain/i.test(contentType) && /^\s*<(!doctype|html|head|body)/i.test(body.slice(0, 1000)));

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ');

/** The visible text of a page, in lower case. */
export const visibleText = (page: { contentType?: string; body: string }): string =>
  (isHtml(page) ? pageText(page) : page.body.slice(0, MAX_READ)).toLowerCase();

/** The visible text of an HTML page. The pattern reads no part twice, so that even a broken page takes little time. */
export const pageText = ({ body }: { contentType?: string; body: string }): string => decoded(body.slice(0, MAX_READ).replace(MARKUP, ' '));
