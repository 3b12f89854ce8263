import type { components } from '../../specs/generated/schemas.ts';
import type { RecordedExchange } from '../recording/recording.ts';
import { headerValues } from '../wire/http/exchange.ts';
import { parseUrl } from '../wire/url.ts';

type Fingerprint = components['schemas']['Fingerprint'];
type Addresses = Pick<components['schemas']['CertifiedRun'], 'baseUrl' | 'ssoUrl'>;

/** Headers by which servers say what they are. */
const telling = ['server', 'via', 'x-powered-by'];

/** Different values of one kind that are kept. */
const most = 10;

/** By what a deployment can be known again: for each of its origins the addresses, the keys and the server headers that were seen. */
export function fingerprint(exchanges: readonly RecordedExchange[], { baseUrl, ssoUrl }: Addresses): Fingerprint[] {
  const origins = [...new Set([baseUrl, ssoUrl].map((url) => new URL(url).origin))];
  return origins.map((origin) => {
    const own = exchanges.filter(({ request }) => parseUrl(request.url)?.origin === origin);
    const headers = telling.flatMap((name) => {
      const values = different(
        own.flatMap(({ response }) => (response ? headerValues(response as { headers: [string, string][] }, name) : [])),
      );
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
