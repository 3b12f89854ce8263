/** Longer pages are read in part: what tells two pages apart stands further up. */
export const MOST_READ = 512 * 1024;

// Each goes on to the end of the page where it has no end of its own.
const COMMENT = /<!(?=--)[\s\S]*?(?:-->|$)/;
/** Elements whose text nobody sees; a visitor's browser runs scripts, so it does not show <noscript> either. */
const UNSEEN = /<(script|style|noscript|template|svg|iframe)(?![a-z0-9])[^>]*>[\s\S]*?(?=<\/\1|$)/;
const TAG = /<[^>]*(?:>|$)/;
const MARKUP = new RegExp([COMMENT, UNSEEN, TAG].map(({ source }) => source).join('|'), 'gi');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

export const isHtml = ({ contentType = '', body }: { contentType?: string; body: string }): boolean =>
  /html/i.test(contentType) || (!/json|plain/i.test(contentType) && /^\s*<(!doctype|html|head|body)/i.test(body.slice(0, 1000)));

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ');

/** What a person reads on a page, in lower case. */
export const visibleText = (page: { contentType?: string; body: string }): string =>
  (isHtml(page) ? pageText(page) : page.body.slice(0, MOST_READ)).toLowerCase();

/** What a person reads on a page of HTML. Nothing is looked at twice, so that no page, however broken, takes long. */
export const pageText = ({ body }: { contentType?: string; body: string }): string =>
  decoded(body.slice(0, MOST_READ).replace(MARKUP, ' '));
