import type { operations as Platform } from '../../openapi/generated/platform.ts';
import type { operations as Provider } from '../../openapi/generated/provider.ts';
import type { operations as Vendor } from '../../openapi/generated/vendor.ts';
import type { HeaderList } from '../wire/http/exchange.ts';
import { requestOf } from './compile.ts';
import { bodySchema, operation } from './contract.ts';
import { type Fields, fitted } from './fitted.ts';

type Operations = Provider & Vendor & Platform;

export type OperationId = keyof Operations;

type ContentOf<Id extends OperationId> = Operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;

type IsLiteral<Value> = Value extends string ? (string extends Value ? false : true) : false;

/** The body of an operation's request; fields with a fixed value may be left out. */
export type BodyOf<Id extends OperationId> = {
  [Field in keyof ContentOf<Id> as IsLiteral<ContentOf<Id>[Field]> extends true ? never : Field]: ContentOf<Id>[Field];
} & Partial<ContentOf<Id>>;

type PathOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Path } ? { path: Path } : { path?: never };
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

export interface WireRequest {
  method: string;
  url: string;
  headers: HeaderList;
  body?: string;
}

/** A request as the documents describe it; the client adds the credentials. */
export function requestFor<Id extends OperationId>(id: Id, call: OperationCall<Id>): WireRequest {
  const { body = {}, extra = {} } = call as { body?: Fields; extra?: Fields };
  return requestWith(id, call, { ...fitted(requestOf(id), bodySchema(id), body), ...extra });
}

/** A request as the documents describe it, except that its fields are sent as given, even wrong ones. */
export function requestWith<Id extends OperationId>(id: Id, call: Omit<OperationCall<Id>, 'body'>, fields: Fields): WireRequest {
  const { method, mediaType, query } = operation(id);
  const { address, path = {}, query: given = {} } = call as Partial<Record<string, Record<string, string>>>;
  const pairs = Object.values(given).map((value, index): [string, string] => [query[index] ?? '', value]);
  const url = filledUrl(id, { ...address, ...encoded(path) }) + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');
  if (mediaType === undefined) return { method, url, headers: [] };
  return { method, url, headers: [['Content-Type', mediaType]], body: serialised(mediaType, fields) };
}

/** The first address of an operation whose variables all have values; a value keeps its last slash only at the end of the URL. */
export function filledUrl(id: OperationId, values: Record<string, string>): string {
  const { urls } = operation(id);
  const variables = (url: string) => [...url.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const url = urls.find((one) => variables(one).every((name) => values[name] !== undefined));
  if (url === undefined)
    throw new Error(`${id}: every address needs a variable that is not given (given: ${Object.keys(values).join(', ')})`);
  return url.replace(/\{(\w+)\}(?=(.*))/gs, (_, name: string, rest: string) => {
    const value = values[name] ?? '';
    return rest === '' ? value : value.replace(/\/+$/, '');
  });
}

const encoded = (path: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeURIComponent(value)]));

const serialised = (mediaType: string, fields: Fields): string =>
  /json$/.test(mediaType)
    ? JSON.stringify(fields)
    : new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])).toString();
