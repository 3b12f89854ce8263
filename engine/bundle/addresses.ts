import type { RecordedExchange } from '../recording/recording.ts';
import { headerValues } from '../wire/http/exchange.ts';
import { isBelow, parseUrl } from '../wire/url.ts';
import { type AcceptanceAnswer, answer } from './acceptance.ts';
import type { CertifiedRun, Statement } from './statement.ts';

type Addresses = Pick<CertifiedRun, 'baseUrl' | 'ssoUrl'>;

/**
 * The first exchange that did not go to the certified addresses. Calls go below the base or the sign-on address, or to where a
 * redirect of these named; pages may also be elsewhere on an origin of theirs.
 */
export function strayExchange(exchanges: readonly RecordedExchange[], { baseUrl, ssoUrl }: Addresses): RecordedExchange | undefined {
  const own = [baseUrl, ssoUrl];
  const origins = new Set(own.map((url) => new URL(url).origin));
  const named = new Set<string>();
  return exchanges.find(({ request, response }) => {
    const url = parseUrl(request.url);
    if (!url) return true;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const belongs = own.some((address) => isBelow(request.url, address)) || (isPage ? origins.has(url.origin) : named.has(pageOf(url)));
    if (!belongs) return true;
    for (const location of response ? headerValues(response as { headers: [string, string][] }, 'location') : []) {
      const next = parseUrl(location, url.href);
      if (!next) continue;
      origins.add(next.origin);
      named.add(pageOf(next));
    }
    return false;
  });
}

const pageOf = ({ origin, pathname }: URL): string => origin + pathname;

/** Whether all that was recorded went where the certificate says, and left its traces there: a network address, and a key with https. */
export function addressed(exchanges: readonly RecordedExchange[], { run, fingerprint }: Statement['predicate']['assay']): AcceptanceAnswer {
  const stray = strayExchange(exchanges, run);
  const blank = fingerprint.find(
    ({ origin, addresses, keys }) => addresses.length === 0 || (origin.startsWith('https:') && keys.length === 0),
  );
  const wrong = stray
    ? `exchange ${stray.number ?? '?'} went to ${stray.request.url}, which is none of its addresses`
    : `nothing tells where ${blank?.origin} was reached`;
  const { length } = exchanges;
  return answer('recorded there', !stray && !blank && length > 0, `all ${length} exchanges`, length > 0 ? wrong : 'there are no exchanges');
}
