import type { RecordedExchange } from '../recording/recording.ts';
import { headerValues } from '../wire/http/exchange.ts';
import { isBelow, parseUrl } from '../wire/url.ts';
import { type AcceptanceAnswer, answer } from './acceptance.ts';
import type { CertifiedRun, Statement } from './statement.ts';

type Addresses = Pick<CertifiedRun, 'baseUrl' | 'ssoUrl'>;
type Certified = Statement['predicate']['assay'];

const originsOf = ({ baseUrl, ssoUrl }: Addresses): Set<string> => new Set([baseUrl, ssoUrl].map((url) => new URL(url).origin));

const headersOf = ({ response }: RecordedExchange, header: string): string[] =>
  response ? headerValues(response as { headers: [string, string][] }, header) : [];

/**
 * The first exchange that did not go to the certified addresses. Calls go below the base or the sign-on address, or to where a
 * redirect of these named; pages may also be elsewhere on an origin of theirs.
 */
export function strayExchange(exchanges: readonly RecordedExchange[], run: Addresses): RecordedExchange | undefined {
  const own = [run.baseUrl, run.ssoUrl];
  const origins = originsOf(run);
  const named = new Set<string>();
  return exchanges.find((exchange) => {
    const { request } = exchange;
    const url = parseUrl(request.url);
    if (!url) return true;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const belongs = own.some((address) => isBelow(request.url, address)) || (isPage ? origins.has(url.origin) : named.has(pageOf(url)));
    if (!belongs) return true;
    for (const location of headersOf(exchange, 'location')) {
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
export function addressed(exchanges: readonly RecordedExchange[], { run, fingerprint }: Certified): AcceptanceAnswer {
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

/** Headers by which servers say what they are. */
const telling = ['server', 'via', 'x-powered-by'];

/** Different values of one kind that are kept. */
const most = 10;

/** By what a deployment can be known again: for each of its origins the addresses, the keys and the server headers that were seen. */
export function fingerprint(exchanges: readonly RecordedExchange[], run: Addresses): Certified['fingerprint'] {
  return [...originsOf(run)].map((origin) => {
    const own = exchanges.filter(({ request }) => parseUrl(request.url)?.origin === origin);
    const headers = telling.flatMap((name) => {
      const values = different(own.flatMap((exchange) => headersOf(exchange, name)));
      return values.length > 0 ? [[name, values] as const] : [];
    });
    return {
      origin,
      addresses: different(own.flatMap(({ remote }) => (remote ? [`${remote.address}:${remote.port}`] : []))),
      keys: different(own.flatMap(({ tls }) => (tls?.key === undefined ? [] : [String(tls.key)]))),
      headers: Object.fromEntries(headers),
    };
  });
}

const different = (values: readonly string[]): string[] => [...new Set(values)].sort().slice(0, most);
