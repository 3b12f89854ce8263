import { operation, requiredFields } from '../../engine/contract/contract.ts';
import { labelsFor, ownOperationAt } from '../../engine/contract/label-operations.ts';
import { type OperationId, routeOf } from '../../engine/contract/request.ts';
import { jsonObject } from '../../engine/documents/values.ts';
import type { Label } from '../../engine/recording/recording.ts';
import { decodeForm } from '../../engine/signatures/oauth/encoding.ts';
import { type ExchangeRequest, header } from '../../engine/wire/http/exchange.ts';
import { parseUrl } from '../../engine/wire/url.ts';
import { platformOperation } from '../../fixtures/stand-ins/api/request-facts.ts';
import {
  callAt,
  createPlaceFinder,
  type DeclaredPlace,
  operationByKind,
  remainders,
  writtenAddress,
} from '../../fixtures/stand-ins/partner/declared.ts';
import { isVersioned } from '../../fixtures/stand-ins/vendor-api/resources.ts';
import type { TrafficOwner } from './owner.ts';

/** A call at the platform's main address or at its bridge; without `address` it is unknown which one the target is. */
export interface ApiCall {
  kind: 'api';
  path: string;
  address?: 'main' | 'bridge';
  /** The operation in the documents, and the label of its answer; without it, only the credentials can be judged. */
  resource?: { operation: string; label: Label };
}

/** `operation` is the operationId in the documents. */
export type RecognisedCall = { operation?: string | undefined } & (
  | { kind: 'partner'; place: DeclaredPlace }
  | { kind: 'vendor'; on: 'list' | 'detail' | 'update'; addonId: string }
  /** A call with Basic credentials to the platform, outside the version of its API. */
  | { kind: 'stray'; path: string }
  /** A call that only a changed contract has, and who answers it. */
  | { kind: 'own'; operation: string; answeredBy: 'provider' | 'platform' }
  | ApiCall
);

/** A request with this many required fields of an operation counts as that operation, even if others are missing. */
const MIN_FIELDS = 4;

/** Tells which call of the contract a request is; undefined for everything else. */
export function createRecogniser({ addresses, apiUrl, bridgeUrl, isOneTarget }: TrafficOwner) {
  const placeFinders = addresses.map((urls) => ({ urls, findPlace: createPlaceFinder(urls, { isProxied: false }) }));
  const baseUrls = new Set<string>();
  const apiUrls = new Set<string>();

  const byAddress = (request: ExchangeRequest, { origin, pathname }: URL): DeclaredPlace | undefined => {
    const asked = { method: request.method, path: pathname, contentType: header(request, 'content-type') };
    for (const { urls, findPlace } of placeFinders) {
      const roles = (['base', 'sso'] as const).filter((role) => isOneTarget || new URL(urls[`${role}Url`]).origin === origin);
      const place = findPlace(asked, roles);
      if (place.of !== 'elsewhere') return place;
    }
    return undefined;
  };

  /** Without addresses, the body shows the kind of call; a deletion has no body and is recognised by the address of an earlier install. */
  const byShape = (request: ExchangeRequest, { origin, pathname }: URL): DeclaredPlace | undefined => {
    const url = `${origin}${pathname}`;
    const { method, body = '' } = request;
    if (isShaped('provision', request, Object.keys(jsonObject(body) ?? {}))) {
      baseUrls.add(url.replace(/\/+$/, ''));
      return { of: 'base' };
    }
    const fields = decodeForm(body).map(([name]) => name);
    if (isShaped('signOn', request, fields)) return { of: 'sso' };
    const base = operation('deprovision').method === method ? [...baseUrls].find((known) => url.startsWith(`${known}/`)) : undefined;
    return base === undefined ? undefined : { of: 'resource', rest: url.slice(base.length + 1) };
  };

  /** The callback_url of an install shows where the API begins. */
  const learnApiUrl = ({ body = '' }: ExchangeRequest): void => {
    const url = parseUrl(String(jsonObject(body)?.callback_url ?? ''));
    const rest = url && vendorRest(operation('getAddon').method, url.pathname);
    if (rest !== undefined) apiUrls.add(`${url?.origin}${url?.pathname.slice(0, -rest.length)}`);
  };

  const strayCall = (request: ExchangeRequest, { origin, pathname }: URL): RecognisedCall | undefined => {
    const address = [...apiUrls].find((known) => `${origin}${pathname}`.startsWith(`${known}/`));
    const path = address === undefined ? '' : `${origin}${pathname}`.slice(address.length);
    const isStray = path !== '' && !isVersioned(path, '') && /^\s*basic\b/i.test(header(request, 'authorization') ?? '');
    return isStray ? { kind: 'stray', path } : undefined;
  };

  const apiPlace = (url: URL): Omit<ApiCall, 'kind'> | undefined => {
    const main = pathBelow(apiUrl, url);
    if (main !== undefined) return { path: main, address: 'main' };
    const bridge = pathBelow(bridgeUrl, url);
    if (bridge !== undefined) return { path: bridge, address: 'bridge' };
    return isOneTarget && apiUrl === undefined && bridgeUrl === undefined ? { path: url.pathname } : undefined;
  };

  const pathBelow = (address: string | undefined, { origin, pathname }: URL): string | undefined => {
    if (address === undefined) return undefined;
    const known = new URL(address);
    const prefix = known.pathname.replace(/\/+$/, '');
    return (isOneTarget || known.origin === origin) && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
  };

  return (request: ExchangeRequest): RecognisedCall | undefined => {
    const url = new URL(request.url);
    const api = apiPlace(url);
    const place = addresses.length > 0 ? byAddress(request, url) : byShape(request, url);
    const { method } = request;
    const vendor = vendorCall(method, api?.path ?? (apiUrl === undefined ? url.pathname : ''));
    if (vendor && (!place || place.of === 'resource')) return vendor;
    const called = place && callAt(method, place);
    const own = called ? undefined : ownCall(method, place, api?.path ?? (apiUrl === undefined ? url.pathname : ''));
    if (own) return own;
    if (called?.kind === 'provision') learnApiUrl(request);
    if (place) return { kind: 'partner', place, operation: called && operationByKind[called.kind] };
    return strayCall(request, url) ?? (api && apiCall(method, api));
  };
}

/** A call to a partner, or of one, that only a changed contract has. */
function ownCall(method: string, place: DeclaredPlace | undefined, path: string): RecognisedCall | undefined {
  const found = place
    ? [ownOperationAt('provider', method, writtenAddress(place), { base_url: '{base_url}' })]
    : remainders(path).map((rest) => ownOperationAt('vendor', method, rest, { api_url: '' }));
  const operation = found.find((one) => one !== undefined);
  return operation === undefined ? undefined : { kind: 'own', operation, answeredBy: place ? 'provider' : 'platform' };
}

function apiCall(method: string, place: Omit<ApiCall, 'kind'>): RecognisedCall {
  const operation = platformOperation(method, place.path);
  const isPlain = operation !== undefined && !place.path.endsWith('/');
  const [label] = isPlain ? labelsFor(operation, 'answer', 'accepted') : [];
  return { kind: 'api', ...place, operation, ...(isPlain && label && { resource: { operation, label } }) };
}

const SURFACES = { listAddons: 'list', getAddon: 'detail', updateAddon: 'update' } as const;

/** The path of an operation in a longer one: it may be unknown where the platform's address ends. */
const vendorRest = (method: string, path: string): string | undefined =>
  remainders(path).find((rest) => routeOf('vendor', method, rest, { api_url: '' }) !== undefined);

function vendorCall(method: string, path: string): RecognisedCall | undefined {
  const rest = vendorRest(method, path);
  const route = rest === undefined ? undefined : routeOf('vendor', method, rest, { api_url: '' });
  const [addonId = ''] = Object.values(route?.path ?? {});
  const on = route && SURFACES[route.operation as keyof typeof SURFACES];
  return on && { kind: 'vendor', on, addonId, operation: route.operation };
}

/** Whether the method and the field names of a request are those of an operation. */
const isShaped = (id: OperationId, { method }: ExchangeRequest, names: readonly string[]): boolean =>
  operation(id).method === method && requiredFields(id).filter((name) => names.includes(name)).length >= MIN_FIELDS;
