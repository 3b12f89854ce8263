import { type ExchangeResponse, headerValues } from '../http/exchange.ts';
import { parseUrl } from '../url.ts';
import { answeredPage, type Page, samePage, sameShape } from './page.ts';
import { locationsOf } from './redirect.ts';
import type { Visit } from './visit.ts';

/** The answer to the form itself, as a page. */
const firstPage = ({ hops: [first], end }: Visit): Page => (first?.response ? answeredPage(first) : end);

/** The target of a redirect, as a page without a body; undefined when the answer is not a redirect. */
const nextPage = (url: string, response: ExchangeResponse | undefined): Page | undefined => {
  const [location] = response ? locationsOf(response) : [];
  const next = location === undefined ? undefined : parseUrl(location, url);
  return next && { method: 'GET', url: next.href, body: '' };
};

/** The names of the cookies that are set, without those that are deleted. */
const cookieNames = ({ hops }: Visit): string =>
  hops
    .flatMap(({ response }) => headerValues(response, 'set-cookie'))
    .flatMap((cookie) => /^\s*([^=;]+)=[^;]/.exec(cookie)?.[1] ?? [])
    .sort()
    .join();

const leadsAlike = (a: Page | undefined, b: Page | undefined, ids: readonly string[]): boolean => {
  if (!a || !b) return a === b;
  return new URL(a.url).host === new URL(b.url).host && sameShape(a, b, ids);
};

/**
 * Whether a target gave two forms the same answer: the same status, the same kind of redirect, the same cookies, the same words
 * on the first page and on the last. `isWordy`: the words change from one visit to the next, so they are not compared.
 */
export const answersAlike = (a: Visit, b: Visit, { ids = [], isWordy = false }: { ids?: readonly string[]; isWordy?: boolean } = {}) => {
  const [one, two] = [firstPage(a), firstPage(b)];
  if (one.status !== two.status || cookieNames(a) !== cookieNames(b)) return false;
  if (!leadsAlike(nextPage(one.url, a.hops[0]?.response), nextPage(two.url, b.hops[0]?.response), ids)) return false;
  if (a.hops.length !== b.hops.length || a.stopped?.reason !== b.stopped?.reason || a.end.status !== b.end.status) return false;
  return isWordy || (samePage(one, two) && (!sameShape(a.end, b.end, []) || samePage(a.end, b.end)));
};
