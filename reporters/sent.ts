import { isObject } from '../engine/documents/values.ts';
import { header } from '../engine/wire/http/exchange.ts';
import { parseUrl } from '../engine/wire/url.ts';
import type { Outcome, Report } from '../specs/generated/schemas.ts';

type Exchange = Report['exchanges'][number];
type Fields = Record<string, unknown>;

/** What a failed call sent: a form, since whoever looks for a mistake in reading or signing needs it first, and JSON that was refused. */
export function sentTexts({ surface, problems: [first] = [] }: Outcome, { exchanges }: Report): string[] {
  const exchange = exchanges[first?.exchanges?.[0] ?? -1];
  const { request } = exchange ?? {};
  if (!exchange || !request?.body) return [];
  const sent = `Sent: ${request.method} ${parseUrl(request.url)?.pathname ?? ''} ${cut(request.body)}`;
  if (header(request, 'content-type')?.includes('x-www-form-urlencoded')) return [sent];
  // Where credentials are judged, the body is not the reason.
  const fields = isAccepted(exchange) || surface !== 'provisioning' ? undefined : fieldsOf(exchange);
  return fields ? [sent, ...difference(fields, exchange, exchanges)] : [];
}

const maxLength = 600;

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text);

const isAccepted = ({ response }: Exchange): boolean => response !== undefined && response.status >= 200 && response.status < 300;

function fieldsOf({ request }: Exchange): Fields | undefined {
  try {
    const value: unknown = JSON.parse(request.body ?? '');
    return isObject(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** What sets a refused body apart from the accepted one that is most like it. */
function difference(fields: Fields, { request }: Exchange, exchanges: readonly Exchange[]): string[] {
  const isSameCall = (one: Exchange) => one.request.method === request.method && one.request.url === request.url;
  const accepted = exchanges
    .filter((one) => isSameCall(one) && isAccepted(one))
    .map(fieldsOf)
    .filter((one) => one !== undefined);
  const [nearest] = accepted.map((one) => differing(fields, one)).sort((one, other) => one.length - other.length);
  if (!nearest || nearest.length === 0) return [];
  return [`Accepted: the same call, apart from ${nearest.map(([name, given]) => `${name}, which was ${cut(given)}`).join('; ')}`];
}

/** The fields that differ, each with the value of the other body; ids are drawn for each call. */
function differing(fields: Fields, other: Fields): [name: string, value: string][] {
  return [...new Set([...Object.keys(fields), ...Object.keys(other)])].flatMap((name): [string, string][] => {
    const [own, its] = [JSON.stringify(fields[name]), JSON.stringify(other[name])];
    if (own === its || (own !== undefined && its !== undefined && isDrawn.test(own) && isDrawn.test(its))) return [];
    return [[name, its ?? 'left out']];
  });
}

/** An id that is another one in each call. */
const isDrawn = /[0-9a-f]{8}-[0-9a-f]{4}-/i;
