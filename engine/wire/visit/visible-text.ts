/** Longer pages are read in part: what tells two pages apart stands further up. */
export const MOST_READ = 512 * 1024;

/** Elements whose text nobody sees; a visitor's browser runs scripts, so it does not show <noscript> either. */
const UNSEEN = ['script', 'style', 'noscript', 'template', 'svg', 'iframe'];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

export const isHtml = ({ contentType = '', body }: { contentType?: string; body: string }): boolean =>
  /html/i.test(contentType) || (!/json|plain/i.test(contentType) && /^\s*<(!doctype|html|head|body)/i.test(body.slice(0, 1000)));

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ');

/** What a person reads on a page, in lower case. */
export const visibleText = (page: { contentType?: string; body: string }): string =>
  (isHtml(page) ? pageText(page) : page.body.slice(0, MOST_READ)).toLowerCase();

/** What a person reads on a page of HTML. Walks through the text once, so that no page, however broken, takes long. */
export const pageText = ({ body }: { contentType?: string; body: string }): string => {
  const shown = body.slice(0, MOST_READ);
  const text = shown.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const seen: string[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    seen.push(shown.slice(at, open));
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const close = text.indexOf('>', open);
    if (close < 0) return decoded(seen.join(' '));
    const name = /^[a-z0-9]*/.exec(text.slice(open + 1, open + 20))?.[0] ?? '';
    at = close + 1;
    if (!UNSEEN.includes(name)) continue;
    const end = text.indexOf(`</${name}`, at);
    at = end < 0 ? text.length : end;
  }
  seen.push(shown.slice(at));
  return decoded(seen.join(' '));
};
