import type { CertifiedRun, Statement } from '../../specs/generated/schemas.ts';
import type { RecordedExchange } from '../recording/recording.ts';
import { headerValues } from '../wire/http/exchange.ts';
import { isBelow, parseUrl, plainPath } from '../wire/url.ts';
import { type AcceptanceAnswer, answer } from './acceptance.ts';

type Addresses = Pick<CertifiedRun, 'baseUrl' | 'ssoUrl'>;
type Certified = Statement['predicate']['assay'];

const originsOf = ({ baseUrl, ssoUrl }: Addresses): Set<string> => new Set([baseUrl, ssoUrl].map((url) => new URL(url).origin));

const headersOf = ({ response }: RecordedExchange, header: string): string[] =>
  response ? headerValues(response as { headers: [string, string][] }, header) : [];

/**
 * The first exchange that did not go to the certified addresses. A call has to go below the base or the sign-on address, or to
 * an address that one of their redirects named. A page may be anywhere on an origin of these.
 */
export function strayExchange(exchanges: readonly RecordedExchange[], run: Addresses): RecordedExchange | undefined {
  const own = [run.baseUrl, run.ssoUrl].map(plainlySpelled);
  const origins = originsOf(run);
  const redirectedTo = new Set<string>();
  return exchanges.find((exchange) => {
    const { request } = exchange;
    const url = parseUrl(request.url);
    if (!url) return true;
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const belongs =
      own.some((address) => isBelow(plainlySpelled(request.url), address)) ||
      (isPage ? origins.has(url.origin) : redirectedTo.has(pageOf(url)));
    if (!belongs) return true;
    for (const location of headersOf(exchange, 'location')) {
      const next = parseUrl(location, url.href);
      if (!next) continue;
      origins.add(next.origin);
      redirectedTo.add(pageOf(next));
    }
    return false;
  });
}

function plainlySpelled(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + plainPath(pathname);
}

const pageOf = ({ origin, pathname }: URL): string => origin + pathname;

/** Whether all exchanges went where the certificate says, and show who answered: a network address, and with https a key. */
export function addressed(exchanges: readonly RecordedExchange[], { run, fingerprint }: Certified): AcceptanceAnswer {
  const stray = strayExchange(exchanges, run);
  const untraced = fingerprint.find(
    ({ origin, addresses, keys }) => addresses.length === 0 || (origin.startsWith('https:') && keys.length === 0),
  );
  const wrong = stray
    ? `exchange ${stray.number ?? '?'} went to ${stray.request.url}, which is not a certified address`
    : `the exchanges do not show which server answered at ${untraced?.origin}`;
  const { length } = exchanges;
  return answer(
    'recorded there',
    !stray && !untraced && length > 0,
    `all ${length} exchanges`,
    length > 0 ? wrong : 'there are no exchanges',
  );
}

/** Headers that name the server's software. */
const serverHeaders = ['server', 'via', 'x-powered-by'];

/** This many different values of each kind are kept. */
const maxValues = 10;

/** What identifies a deployment: for each of its origins, the addresses, keys and server headers that were seen. */
export function fingerprint(exchanges: readonly RecordedExchange[], run: Addresses): Certified['fingerprint'] {
  return [...originsOf(run)].map((origin) => {
    const own = exchanges.filter(({ request }) => parseUrl(request.url)?.origin === origin);
    const headers = serverHeaders.flatMap((name) => {
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

const different = (values: readonly string[]): string[] => [...new Set(values)].sort().slice(0, maxValues);
