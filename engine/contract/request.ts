import type { operations as Platform } from '../../openapi/generated/platform.ts';
import type { operations as Provider } from '../../openapi/generated/provider.ts';
import type { operations as SignOn } from '../../openapi/generated/sso.ts';
import type { operations as Vendor } from '../../openapi/generated/vendor.ts';
import { escapeRegExp } from '../documents/text.ts';
import type { HeaderList } from '../wire/http/exchange.ts';
import { decodedOnce } from '../wire/url.ts';
import { bodySchema, contract, message, type Operation, operation, requestOf } from './contract.ts';
import { addressNames, type DocumentName, variablesIn } from './documents.ts';
import { type Fields, fitted } from './fitted.ts';
import { sample } from './sample.ts';

type Operations = Provider & SignOn & Vendor & Platform;

export type OperationId = keyof Operations;

type ContentOf<Id extends OperationId> = Operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;

type IsLiteral<Value> = Value extends string ? (string extends Value ? false : true) : false;

/** The body of an operation's request; fields with a fixed value may be left out. */
export type BodyOf<Id extends OperationId> = {
  [Field in keyof ContentOf<Id> as IsLiteral<ContentOf<Id>[Field]> extends true ? never : Field]: ContentOf<Id>[Field];
} & Partial<ContentOf<Id>>;

/** The values of a path; its endpoint is part of an address. */
type PathOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Path }
  ? { endpoint: string } extends Path
    ? { path?: never }
    : { path: Omit<Path, 'endpoint'> }
  : { path?: never };
type QueryOf<Id extends OperationId> = Operations[Id]['parameters'] extends { query: infer Query } ? { query: Query } : { query?: never };
type GivenBody<Id extends OperationId> = [ContentOf<Id>] extends [never] ? { body?: never } : { body: BodyOf<Id> };

/** What the documents do not say about a request: the address, and the values of its parameters and fields. */
export type OperationCall<Id extends OperationId> = PathOf<Id> &
  QueryOf<Id> &
  GivenBody<Id> & {
    /** The variables of the documents' addresses: `base_url`, `sso_url`, `api_url`, `bridge_url`, `path_prefix`. */
    address: Record<string, string>;
    /** Fields that the documents do not know, sent on purpose. */
    extra?: Fields;
  };

export type WireRequest = { method: string; url: string; headers: HeaderList; body?: string };

/** A request as the documents describe it; the client adds the credentials. */
export function requestFor<Id extends OperationId>(id: Id, call: OperationCall<Id>): WireRequest {
  const { body = {}, extra = {} } = call as { body?: Fields; extra?: Fields };
  return requestWith(id, call, { ...fittedBody(id, body), ...extra });
}

/** The body of a request, as the documents ask for it. */
export const fittedBody = <Body extends object>(id: OperationId, body: Body): Body =>
  fitted(requestOf(id), bodySchema(id), body as Fields) as Body;

/** A request as the documents describe it, except that its fields are sent as given, even wrong ones. */
export function requestWith<Id extends OperationId>(id: Id, call: Omit<OperationCall<Id>, 'body'>, fields: Fields): WireRequest {
  const { method, mediaType, query } = operation(id);
  const { address, path = {}, query: given = {} } = call as Partial<Record<string, Record<string, string>>>;
  // A name that the documents have changed is found by its place.
  const named = Object.entries(given).map(([name, value], index): [string, string] => [
    query.includes(name) ? name : (query[index] ?? ''),
    value,
  ]);
  const pairs = [...named, ...filledQuery(id, named)];
  const url = filledUrl(id, { ...address, ...encoded(path) }) + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');
  const headers = filledHeaders(id);
  if (mediaType === undefined) return { method, url, headers };
  return { method, url, headers: [['Content-Type', mediaType], ...headers], body: serialised(mediaType, fields) };
}

/** The required query parameters that nobody gave a value, each with one that the documents accept. */
function filledQuery(id: string, named: readonly [string, string][]): [string, string][] {
  const { properties = {}, required = [] } = message(requestOf(id)).properties?.query ?? {};
  const isMissing = (name: string) => !named.some(([own]) => own === name);
  return required.filter(isMissing).map((name) => [name, String(sample(properties[name] ?? {}))]);
}

/** The headers that the documents require of a request, each with a value that they accept. */
export function filledHeaders(id: string): HeaderList {
  const { properties = {} } = message(requestOf(id)).properties?.headers ?? {};
  return (operation(id).headers ?? []).map((name) => [name, String(sample(properties[name.toLowerCase()] ?? {}))]);
}

/** The first address of an operation whose variables all have values; a value keeps its last slash only at the end of the URL. */
export function filledUrl(id: OperationId, given: Record<string, string>): string {
  const { urls } = operation(id);
  const values = { ...given, ...renamed(urls[0], given) };
  const url = urls.find((one) => variablesIn(one).every((name) => values[name] !== undefined));
  if (url === undefined)
    throw new Error(`${id}: every address needs a variable that is not given (given: ${Object.keys(given).join(', ')})`);
  return url.replace(/\{(\w+)\}(?=(.*))/gs, (_, name: string, rest: string) => {
    const value = values[name] ?? '';
    return rest === '' ? value : value.replace(/\/+$/, '');
  });
}

/** The values of a path whose names the documents have changed, found by their place. */
function renamed(url: string, given: Record<string, string>): Record<string, string> {
  const inPath = (names: string[]) => names.filter((name) => !addressNames.includes(name));
  const names = inPath(variablesIn(url));
  return Object.fromEntries(
    inPath(Object.keys(given)).flatMap((name, index) => {
      const own = names.includes(name) ? undefined : names[index];
      return own === undefined ? [] : [[own, given[name] ?? '']];
    }),
  );
}

const encoded = (path: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeURIComponent(value)]));

const serialised = (mediaType: string, fields: Fields): string =>
  /json$/.test(mediaType)
    ? JSON.stringify(fields)
    : new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])).toString();

/** The values of the variables in a document's addresses. */
export type Addresses = Record<string, string>;

/** The operation that a method and an address belong to, with the decoded values in its path; the query does not matter. */
export function routeOf(document: DocumentName, method: string, url: string, addresses: Addresses) {
  for (const one of contract().operations) {
    if (one.document !== document || one.method !== method) continue;
    for (const template of one.urls) {
      const found = patternOf(template, addresses).exec(withoutQuery(url));
      if (found) return { operation: one.operation, path: decoded(found.groups ?? {}) };
    }
  }
  return undefined;
}

/** The operations of a document at an address, whatever the method. */
export const operationsAt = (document: DocumentName, url: string, addresses: Addresses): Operation[] =>
  contract().operations.filter((one) => one.document === document && isAddressOf(one, url, addresses));

export const isAddressOf = ({ urls }: Operation, url: string, addresses: Addresses): boolean =>
  urls.some((template) => patternOf(template, addresses).test(withoutQuery(url)));

const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '');

const patterns = new Map<string, RegExp>();

/**
 * A variable of the address becomes its value, one of the path matches a segment; two token endpoints may end in `_query`.
 * An address without a value becomes a segment too, and so matches no URL.
 */
function patternOf(template: string, addresses: Addresses): RegExp {
  const key = JSON.stringify([template, addresses]);
  const known = patterns.get(key);
  if (known) return known;
  const parts = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return escapeRegExp(part).replace(/_token$/, '_token(?:_query)?');
    const value = addresses[part];
    return value === undefined ? `(?<${part}>[^/]+)` : escapeRegExp(value.replace(/\/+$/, ''));
  });
  const pattern = new RegExp(`^${parts.join('')}/?$`);
  patterns.set(key, pattern);
  return pattern;
}

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodedOnce(value)]));
