/** What a reader reads, line by line, without style and script. */
export const reading = (page: string): string[] =>
  (page.match(/<body>([\s\S]*)<script>/)?.[1] ?? '')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<\/(?:p|h\d|li|dt|dd|summary|a|td|th|tr|label|pre)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The headings of a page, each with its level. */
export const headings = (page: string): string[] =>
  [...page.matchAll(/<h([1-4])[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, text = '']) => `${level} ${text.replace(/<[^>]*>/g, '').trim()}`);
