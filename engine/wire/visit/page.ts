import { defined } from '../../documents/values.ts';
import { type Exchange, header } from '../http/exchange.ts';
import { isHtml, MAX_READ, visibleText } from './visible-text.ts';

/** The page on which a visit ended. */
export type Page = {
  method: string;
  /** Without its fragment. */
  url: string;
  /** With its `#`; a single-page application may keep its address there. */
  fragment?: string;
  /** Missing when no answer came. */
  status?: number;
  contentType?: string;
  retryAfter?: string;
  /** Why the answer is missing or incomplete. */
  error?: string;
  /** The body is what a browser shows after the scripts. */
  isRendered?: boolean;
  /** A host that the scripts asked for and that the browser could not reach. */
  unreached?: string;
  body: string;
};

export function answeredPage({ request: { method, url }, response, error }: Exchange, fragment = ''): Page {
  return {
    method,
    url,
    ...(fragment && { fragment }),
    ...defined({ status: response?.status, error: error?.message }),
    ...defined({ contentType: header(response, 'content-type'), retryAfter: header(response, 'retry-after') }),
    body: response?.body ?? '',
  };
}

const MAX_WORDS = 20_000;
/** Longer words are cut, which keeps the patterns below fast. */
const MAX_WORD_LENGTH = 200;
/** Before its scripts run, a shell shows no more than "Loading…" or a title. */
const MAX_SHELL_WORDS = 12;

/** Words that change from one visit to the next: times, dates, counters, and tokens in hex, Base64 or UUID. */
const isVolatile = (word: string) =>
  /^[\d.:,/t_z+-]+$/.test(word) ||
  (word.length >= 8 && /^[0-9a-f-]+$/.test(word) && /\d/.test(word)) ||
  (word.length >= 16 && /\d/.test(word) && /^[\w+/=.-]+$/.test(word));

const split = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}@_:/+=.-]+/u, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH).replace(/^[:/.+=-]+|[:/.+=-]+$/g, ''))
    .filter((word) => word !== '');

const stableWords = (words: string[]) => new Set(words.filter((word) => !isVolatile(word)));

/** The words that a person reads, in their order. */
export const wordsOf = (page: Page): string[] => split(visibleText(page));

/** The words that do not change from one visit to the next. */
export const stableWordsOf = (page: Page): Set<string> => stableWords(wordsOf(page));

/** How similar two pages are, from 0 to 1, by the words that do not change from one visit to the next. */
export const likeness = (a: Page, b: Page): number => {
  const [one, two] = [stableWordsOf(a), stableWordsOf(b)];
  if (one.size + two.size === 0) return 1;
  return (2 * [...one].filter((word) => two.has(word)).length) / (one.size + two.size);
};

export const hasPasswordField = ({ body }: Page): boolean => /\btype\s{0,9}=\s{0,9}["']?password\b/i.test(body);

/** A page that is empty until its scripts run. It is the same for everybody, so HTTP cannot tell what it will show. */
export const isShell = (page: Page): boolean =>
  !page.isRendered && isHtml(page) && /<script\b/i.test(page.body) && wordsOf(page).length <= MAX_SHELL_WORDS;

const addressOf = ({ url }: Page): string => {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
};

const hasAll = (words: Set<string>, wanted: Set<string>) => [...wanted].every((word) => words.has(word));

const isAtSamePlace = (a: Page, b: Page) => a.status === b.status && addressOf(a) === addressOf(b);

/** Whether a page is `plain` with something added, such as a message that is shown once. */
export const addsTo = (page: Page, plain: Page): boolean => {
  const words = stableWords(wordsOf(plain));
  return isAtSamePlace(page, plain) && words.size > 0 && hasAll(stableWords(wordsOf(page)), words);
};

/**
 * Whether two visitors saw the same page: the same address without its query, the same status, and the same words, except those that
 * change from one visit to the next. A login form with a message is still the login form. For a shell, the markup is compared,
 * because a server may put data about the visitor into a script.
 */
export const samePage = (a: Page, b: Page): boolean => {
  if (!isAtSamePlace(a, b)) return false;
  if (hasPasswordField(a) && hasPasswordField(b)) return addsTo(a, b) || addsTo(b, a);
  const words = isShell(a) && isShell(b) ? ({ body }: Page) => split(body.slice(0, MAX_READ).toLowerCase()) : wordsOf;
  const [one, two] = [stableWords(words(a)), stableWords(words(b))];
  return one.size === two.size && hasAll(one, two);
};

/** Whether two addresses have the same path, except for segments that name a resource or a session. */
export const sameShape = (a: Page, b: Page, ids: readonly string[] = []): boolean => {
  const names = new Set(ids.map((id) => encodeURIComponent(id)));
  const isName = (segment: string) => names.has(segment) || /\d/.test(segment) || segment.length >= 20;
  const shape = ({ url }: Page) =>
    new URL(url).pathname
      .split('/')
      .filter(Boolean)
      .map((segment) => (isName(segment) ? '*' : segment));
  return shape(a).join('/') === shape(b).join('/');
};
